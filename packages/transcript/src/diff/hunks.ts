import type { DiffBlock, TextDiff } from "./compare-texts.ts";
import { pairLines } from "./pair-lines.ts";

export type DiffLine = {
	readonly sign: "+" | "-" | " ";
	readonly text: string;
	/** The line that this one replaces or is replaced by. */
	readonly counterpart?: string;
};

/** A part of a diff: changes with context, or the unchanged lines between those. Lines are counted from 1. */
export type DiffSection = {
	readonly type: "hunk" | "gap";
	readonly oldStart: number;
	readonly newStart: number;
	readonly lines: readonly DiffLine[];
};

const context = 3;
/** A placeholder for a single line would save nothing. */
const shortestGap = 2;

/** All lines of a diff, with those far from any change in gaps. */
export const sectionsOf = ({ blocks }: TextDiff): readonly DiffSection[] => {
	const sections: DiffSection[] = [];
	let hunk: DiffLine[] = [];
	let [oldLine, newLine] = [1, 1];
	const close = (type: DiffSection["type"], lines: readonly DiffLine[]): void => {
		if (lines.length === 0) return;
		sections.push({ type, oldStart: oldLine, newStart: newLine, lines });
		oldLine += lines.filter(({ sign }) => sign !== "+").length;
		newLine += lines.filter(({ sign }) => sign !== "-").length;
	};
	for (const [at, block] of blocks.entries()) {
		if (block.type === "changed") {
			for (const line of changedLines(block)) hunk.push(line);
			continue;
		}
		const lines = block.lines.map((text): DiffLine => ({ sign: " ", text }));
		const head = at === 0 ? 0 : context;
		const tail = at === blocks.length - 1 ? 0 : context;
		const isShort = blocks.length > 1 && lines.length < head + tail + shortestGap;
		const gapStart = isShort ? lines.length : head;
		const gapEnd = isShort ? lines.length : lines.length - tail;
		for (const line of lines.slice(0, gapStart)) hunk.push(line);
		if (isShort) continue;
		close("hunk", hunk);
		close("gap", lines.slice(gapStart, gapEnd));
		hunk = lines.slice(gapEnd);
	}
	close("hunk", hunk);
	return sections;
};

const changedLines = ({ removed, added }: Extract<DiffBlock, { type: "changed" }>): readonly DiffLine[] => {
	const pairs = pairLines(removed, added);
	const lineOf = (sign: "+" | "-", text: string, counterpart: string | undefined): DiffLine =>
		counterpart === undefined ? { sign, text } : { sign, text, counterpart };
	return [
		...removed.map((text, at) => lineOf("-", text, added[at + pairs.addedFrom - pairs.removedFrom])),
		...added.map((text, at) => lineOf("+", text, removed[at + pairs.removedFrom - pairs.addedFrom])),
	];
};
