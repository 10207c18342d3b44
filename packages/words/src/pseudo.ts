import { englishLocale, type Locale } from "./locale.ts";
import type { Phrase } from "./phrase.ts";

const plain = "aceinosuyACEINOSUY";
const accented = "áçéíñóšúýÁÇÉÍÑÓŠÚÝ";

const mark = (text: string): string =>
	`⟦${text.replaceAll(/\{\w+\}|[A-Za-z]/g, (piece) => accented[plain.indexOf(piece)] ?? piece)}⟧`;

const markPhrase = (phrase: Phrase): Phrase => {
	if (typeof phrase === "string") return mark(phrase);
	const forms = Object.entries(phrase).map(([rule, text]) => [rule, mark(text)] as const);
	return { ...Object.fromEntries(forms), other: mark(phrase.other) };
};

/** English in brackets, with accents: what is shown without was not taken from the catalogue. */
export const pseudoLocale: Locale = {
	tag: "en",
	phraseOf: (code) => {
		const phrase = englishLocale.phraseOf(code);
		return phrase === undefined ? undefined : markPhrase(phrase);
	},
};
