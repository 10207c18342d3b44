import type { SearchSnippet } from "@parley/protocol/search/methods";

export type SnippetPiece = { readonly text: string; readonly marked: boolean };

/** A snippet split at its marks. Invalid ranges are dropped. */
export const snippetPieces = ({ text, ranges }: SearchSnippet): SnippetPiece[] => {
	const pieces: SnippetPiece[] = [];
	let at = 0;
	for (const { start, end } of ranges) {
		if (start < at || end <= start || end > text.length) continue;
		pieces.push(
			{ text: text.slice(at, start), marked: false },
			{ text: text.slice(start, end), marked: true },
		);
		at = end;
	}
	pieces.push({ text: text.slice(at), marked: false });
	return pieces.filter((piece) => piece.text !== "");
};
