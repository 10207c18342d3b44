import type { TextDiff } from "@parley/transcript/diff/compare-texts";
import { type DiffSection, sectionsOf } from "@parley/transcript/diff/hunks";

/** A diff as a patch, with context around each change. */
export const unifiedDiff = (path: string, diff: TextDiff, isNewFile: boolean): string => {
	const name = path.replaceAll(/[\r\n]/g, " ");
	const hunks = sectionsOf(diff).filter(({ type }) => type === "hunk");
	return [`--- ${isNewFile ? "/dev/null" : name}`, `+++ ${name}`, ...hunks.flatMap(hunkLines)].join("\n");
};

const hunkLines = ({ oldStart, newStart, lines }: DiffSection): readonly string[] => {
	const count = (sign: "+" | "-"): number =>
		lines.filter((line) => line.sign === " " || line.sign === sign).length;
	const place = (start: number, length: number): string => `${length === 0 ? start - 1 : start},${length}`;
	return [
		`@@ -${place(oldStart, count("-"))} +${place(newStart, count("+"))} @@`,
		...lines.map(({ sign, text }) => sign + text),
	];
};
