import { changedWords, type Span } from "@parley/transcript/diff/changed-words";
import type { DiffLine } from "@parley/transcript/diff/hunks";

export type LinePiece = { readonly text: string; readonly isChanged: boolean };

/** The part of a line that is drawn: all of it, or in a very long line the part around the first change. */
export type ShownLine = {
	readonly hiddenBefore: number;
	readonly pieces: readonly LinePiece[];
	readonly hiddenAfter: number;
};

const maxShown = 2000;
/** How much unchanged text a cut line shows before its first change. */
const lead = 200;

export const shownLine = (line: DiffLine): ShownLine => {
	const { text } = line;
	const marks = marksOf(line);
	const from = text.length <= maxShown ? 0 : wholeCharacter(text, Math.max(0, (marks[0]?.from ?? 0) - lead));
	const to = wholeCharacter(text, Math.min(text.length, from + maxShown));
	return { hiddenBefore: from, pieces: piecesOf(text, marks, { from, to }), hiddenAfter: text.length - to };
};

const marksOf = ({ sign, text, counterpart }: DiffLine): readonly Span[] => {
	if (counterpart === undefined) return [];
	return sign === "-" ? changedWords(text, counterpart).removed : changedWords(counterpart, text).added;
};

const piecesOf = (text: string, marks: readonly Span[], shown: Span): readonly LinePiece[] => {
	const pieces: LinePiece[] = [];
	let at = shown.from;
	const add = (to: number, isChanged: boolean): void => {
		const end = Math.min(to, shown.to);
		if (end > at) pieces.push({ text: text.slice(at, end), isChanged });
		at = Math.max(at, end);
	};
	for (const { from, to } of marks) {
		add(from, false);
		add(to, true);
	}
	add(shown.to, false);
	return pieces;
};

/** The nearest position at or before this one that does not split a character. */
const wholeCharacter = (text: string, at: number): number => {
	const unit = text.charCodeAt(at);
	return at > 0 && unit >= 0xdc00 && unit <= 0xdfff ? at - 1 : at;
};
