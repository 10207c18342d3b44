import { diffArrays } from "diff/lib/diff/array.js";

/** A part of a line, in UTF-16 units. */
export type Span = { readonly from: number; readonly to: number };

export type ChangedWords = { readonly removed: readonly Span[]; readonly added: readonly Span[] };

/** Longer lines are compared from both ends only. */
const maxCompared = 2000;
const maxEdits = 100;
/** Lines with less in common are marked as replaced entirely: scattered marks would only make them hard to read. */
const leastInCommon = 0.3;

const none: ChangedWords = { removed: [], added: [] };

/** Where a line differs from the one that replaces it. */
export const changedWords = (oldLine: string, newLine: string): ChangedWords => {
	const words = byWords(oldLine, newLine) ?? byEnds(oldLine, newLine);
	const changed = (spans: readonly Span[]): number => spans.reduce((sum, { from, to }) => sum + to - from, 0);
	const common = oldLine.length - changed(words.removed);
	return common < leastInCommon * Math.max(oldLine.trim().length, newLine.trim().length) ? none : words;
};

const byWords = (oldLine: string, newLine: string): ChangedWords | undefined => {
	if (Math.max(oldLine.length, newLine.length) > maxCompared) return undefined;
	const changes = diffArrays(tokensOf(oldLine), tokensOf(newLine), { maxEditLength: maxEdits });
	if (changes === undefined) return undefined;
	const [removed, added]: [Span[], Span[]] = [[], []];
	let [oldAt, newAt] = [0, 0];
	for (const change of changes) {
		const length = change.value.reduce((sum, token) => sum + token.length, 0);
		if (change.removed) removed.push({ from: oldAt, to: oldAt + length });
		if (change.added) added.push({ from: newAt, to: newAt + length });
		if (!change.added) oldAt += length;
		if (!change.removed) newAt += length;
	}
	return { removed, added };
};

/** Words, runs of spaces, and every other character by itself. */
const tokensOf = (line: string): string[] =>
	line.match(/[\p{L}\p{M}\p{N}_]+|\s+|[^\p{L}\p{M}\p{N}_\s]/gu) ?? [];

const byEnds = (oldLine: string, newLine: string): ChangedWords => {
	const shorter = Math.min(oldLine.length, newLine.length);
	let start = 0;
	while (start < shorter && oldLine[start] === newLine[start]) start += 1;
	if (splitsCharacter(oldLine, start) || splitsCharacter(newLine, start)) start -= 1;
	let end = 0;
	while (end < shorter - start && oldLine.at(-1 - end) === newLine.at(-1 - end)) end += 1;
	if (splitsCharacter(oldLine, oldLine.length - end) || splitsCharacter(newLine, newLine.length - end))
		end -= 1;
	const span = (line: string): readonly Span[] =>
		start === line.length - end ? [] : [{ from: start, to: line.length - end }];
	return { removed: span(oldLine), added: span(newLine) };
};

/** Whether an offset lies inside a surrogate pair. */
const splitsCharacter = (line: string, at: number): boolean =>
	/^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(line.slice(Math.max(0, at - 1), at + 1));
