import fc from "fast-check";
import { expect, test } from "vitest";
import { diffLines } from "./diff-lines.ts";

test("[B7.diff] shows what changed, with a little around it", () => {
	const lines = diffLines("a\nb\nc\nd\ne\nf\n", "a\nb\nc\nX\ne\nf\n");
	expect(lines.map(({ sign, text }) => sign + text)).toEqual([" b", " c", "-d", "+X", " e", " f"]);
});

test("[B7.diff] a new file is all additions, a deleted one all removals", () => {
	expect(diffLines("", "a\nb").map(({ sign }) => sign)).toEqual(["+", "+"]);
	expect(diffLines("a\nb", "").map(({ sign }) => sign)).toEqual(["-", "-"]);
});

test("[B7.diff] no removed or added line is ever left out", () => {
	const file = fc.array(fc.constantFrom("a", "b", "c"), { maxLength: 12 });
	fc.assert(
		fc.property(file, file, (before, after) => {
			const lines = diffLines(before.join("\n"), after.join("\n"));
			const count = (sign: string) => lines.filter((line) => line.sign === sign).length;
			expect(count("+") - count("-")).toBe(after.length - before.length);
		}),
	);
});
