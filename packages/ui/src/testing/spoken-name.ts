import { pseudoText } from "@parley/words/pseudo";

/** Matches a UI sentence in English and in the pseudo-locale, so that one walk serves both. Values are matched verbatim. */
export const spoken = (pieces: TemplateStringsArray, ...values: readonly string[]): RegExp => {
	const source = pieces
		.map((piece, at) => {
			const own = `(?:${escaped(piece)}|${escaped(pseudoText(piece))})`;
			return at < values.length ? `${own}⟦?${escaped(values[at] ?? "")}⟧?` : own;
		})
		.join("");
	return new RegExp(`^⟦?${source}⟧?$`);
};

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
