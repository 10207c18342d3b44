export type CodePiece = { readonly text: string; readonly isCode: boolean };

/** Splits a line at the backticks with which agents mark code. An unpaired backtick is literal. */
export const codePieces = (line: string): readonly CodePiece[] =>
	line
		.split(/`([^`]+)`/)
		.map((text, position) => ({ text, isCode: position % 2 === 1 }))
		.filter(({ text }) => text !== "");
