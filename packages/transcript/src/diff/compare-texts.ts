import { type DiffBounds, defaultBounds, type Match, matchLines } from "./match-lines.ts";
import { splitSides, type TextLines } from "./text-lines.ts";

export type DiffBlock =
	| { readonly type: "same"; readonly lines: readonly string[] }
	| { readonly type: "changed"; readonly removed: readonly string[]; readonly added: readonly string[] };

/** The edit from one text to another, line by line: blocks in order, adjacent ones of different types. */
export type TextDiff = {
	readonly blocks: readonly DiffBlock[];
	readonly removed: number;
	readonly added: number;
	/**
	 * Whether the diff is minimal. If the comparison would take too long, everything between the first and the last differing
	 * line is shown as replaced: correct, but longer than necessary.
	 */
	readonly isExact: boolean;
	readonly before: TextLines;
	readonly after: TextLines;
};

export const compareTexts = (
	oldText: string,
	newText: string,
	bounds: DiffBounds = defaultBounds,
): TextDiff => {
	const [before, after] = splitSides(oldText, newText);
	const [old, now] = [before.lines, after.lines];
	const shorter = Math.min(old.length, now.length);
	let start = 0;
	while (start < shorter && old[start] === now[start]) start += 1;
	let end = 0;
	while (end < shorter - start && old[old.length - 1 - end] === now[now.length - 1 - end]) end += 1;
	const oldMiddle = old.slice(start, old.length - end);
	const newMiddle = now.slice(start, now.length - end);
	const matches = matchLines(oldMiddle, newMiddle, bounds);
	const blocks = [
		...sameBlock(old.slice(0, start)),
		...blocksOf(oldMiddle, newMiddle, matches ?? []),
		...sameBlock(old.slice(old.length - end)),
	];
	const count = (side: "removed" | "added"): number =>
		blocks.reduce((sum, block) => sum + (block.type === "changed" ? block[side].length : 0), 0);
	return {
		blocks,
		removed: count("removed"),
		added: count("added"),
		isExact: matches !== undefined,
		before,
		after,
	};
};

const sameBlock = (lines: readonly string[]): readonly DiffBlock[] =>
	lines.length === 0 ? [] : [{ type: "same", lines }];

const changedBlock = (removed: readonly string[], added: readonly string[]): readonly DiffBlock[] =>
	removed.length + added.length === 0 ? [] : [{ type: "changed", removed, added }];

const blocksOf = (
	before: readonly string[],
	after: readonly string[],
	matches: readonly Match[],
): readonly DiffBlock[] => {
	const blocks: DiffBlock[] = [];
	let [oldAt, newAt] = [0, 0];
	for (const match of matches) {
		blocks.push(...changedBlock(before.slice(oldAt, match.oldAt), after.slice(newAt, match.newAt)));
		[oldAt, newAt] = [match.oldAt + match.length, match.newAt + match.length];
		blocks.push(...sameBlock(before.slice(match.oldAt, oldAt)));
	}
	return [...blocks, ...changedBlock(before.slice(oldAt), after.slice(newAt))];
};
