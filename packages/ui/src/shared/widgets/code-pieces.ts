export type CodePiece = { readonly text: string; readonly isCode: boolean };

/** A line in which agents mark code with backticks, as the pieces to draw. A mark without its partner is a character. */
export const codePieces = (line: string): readonly CodePiece[] =>
	line
		.split(/`([^`]+)`/)
		.map((text, position) => ({ text, isCode: position % 2 === 1 }))
		.filter(({ text }) => text !== "");
