import fc from "fast-check";
import { expect, test } from "vitest";
import { diffLines } from "./line-diff.ts";
import { unifiedDiff } from "./unified-diff.ts";

const texts = fc
	.array(fc.constantFrom("a", "b", "c", "", "x y"), { maxLength: 30 })
	.map((lines) => lines.join("\n"));

test("[E20.markdown] a diff holds both texts, whatever they are", () => {
	fc.assert(
		fc.property(texts, texts, (before, after) => {
			const lines = diffLines(before, after);
			const side = (sign: string) =>
				lines
					.filter((line) => line.sign === " " || line.sign === sign)
					.map(({ text }) => text)
					.join("\n");
			expect(side("-")).toBe(before.replace(/\n$/, ""));
			expect(side("+")).toBe(after.replace(/\n$/, ""));
		}),
		{ numRuns: 500 },
	);
});

test("[E20.markdown] a diff is as short as it can be, and bounded for texts that have nothing in common", () => {
	const signs = diffLines("a\nb\nc\nd", "a\nx\nc\ne\nd").map(({ sign, text }) => sign + text);
	expect(signs).toEqual([" a", "-b", "+x", " c", "+e", " d"]);
	const many = (word: string) => Array.from({ length: 5000 }, (_, at) => `${word}${at}`).join("\n");
	expect(diffLines(many("a"), many("b"))).toHaveLength(10_000);
});

test("[E20.markdown] a patch has a header, places and a little around each change", () => {
	const before = Array.from({ length: 20 }, (_, at) => `line ${at + 1}`);
	const after = before.with(9, "changed");
	expect(unifiedDiff("/a\nb", before.join("\n"), after.join("\n"))).toBe(
		[
			"--- /a b",
			"+++ /a b",
			"@@ -7,7 +7,7 @@",
			" line 7",
			" line 8",
			" line 9",
			"-line 10",
			"+changed",
			" line 11",
			" line 12",
			" line 13",
		].join("\n"),
	);
	expect(unifiedDiff("/new", undefined, "one\ntwo\n")).toBe(
		"--- /dev/null\n+++ /new\n@@ -0,0 +1,2 @@\n+one\n+two",
	);
});
