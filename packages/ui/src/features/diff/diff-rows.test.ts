import { compareTexts } from "@parley/transcript/diff/compare-texts";
import { sectionsOf } from "@parley/transcript/diff/hunks";
import { expect, test } from "vitest";
import { countRows, firstRows, partsOf, shownChunks } from "./diff-rows.ts";

const before = Array.from({ length: 100 }, (_, at) => `line ${at}`);
const sections = sectionsOf(
	compareTexts(before.join("\n"), before.with(20, "changed").with(80, "too").join("\n")),
);

test("[B7.diff] unchanged lines are one row until they are unfolded, and mounted rows stay", () => {
	const parts = partsOf(sections);
	const folded = shownChunks(parts, () => false);
	expect(folded.flat().map((row) => (row.type === "gap" ? row.section.lines.length : row.line.sign))).toEqual(
		[17, ..." ".repeat(3), "-", "+", ..." ".repeat(3), 53, ..." ".repeat(3), "-", "+", ..." ".repeat(3), 16],
	);
	expect(countRows(sections)).toBe(folded.flat().length);
	const unfolded = shownChunks(parts, (section) => section === sections[2]);
	expect(unfolded.flat()).toHaveLength(folded.flat().length + 53);
	expect(unfolded.filter((chunk) => folded.includes(chunk))).toEqual(folded);
});

test("[B7.diff] the first rows of a diff end at the limit, even within a hunk", () => {
	const rows = (most: number) => shownChunks(partsOf(firstRows(sections, most)), () => false).flat().length;
	expect([1, 5, 9, 10, 11, 19, 100].map(rows)).toEqual([1, 5, 9, 10, 11, 19, 19]);
});
