import { compareTexts } from "@parley/transcript/diff/compare-texts";
import { expect, test } from "vitest";
import { renderDiff } from "./render-diff.ts";
import { unifiedDiff } from "./unified-diff.ts";

const patch = (path: string, oldText: string | undefined, newText: string) =>
	unifiedDiff(path, compareTexts(oldText ?? "", newText), oldText === undefined);

test("[E20.markdown] a diff is minimal, and bounded for texts that have nothing in common", () => {
	expect(patch("/a", "a\nb\nc\nd", "a\nx\nc\ne\nd").split("\n").slice(3)).toEqual([
		" a",
		"-b",
		"+x",
		" c",
		"+e",
		" d",
	]);
	const many = (word: string) => Array.from({ length: 5000 }, (_, at) => `${word}${at}`).join("\n");
	expect(patch("/a", many("a"), many("b")).split("\n").slice(3)).toHaveLength(10_000);
});

test("[E20.markdown] a patch has a header, line numbers and context around each change", () => {
	const before = Array.from({ length: 20 }, (_, at) => `line ${at + 1}`);
	const after = before.with(9, "changed");
	expect(patch("/a\nb", before.join("\n"), after.join("\n"))).toBe(
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
	expect(patch("/new", undefined, "one\ntwo\n")).toBe("--- /dev/null\n+++ /new\n@@ -0,0 +1,2 @@\n+one\n+two");
});

test("[E20.markdown] changes that a patch cannot show are listed below it", () => {
	const render = (oldText: string, newText: string) =>
		renderDiff({ type: "diff", path: "/a", oldText, newText }).split("\n\n").slice(1);
	expect(render("a\nb\n", "a\nc\n")).toEqual([]);
	expect(render("a\r\nb\r\n", "a\nc\n")).toEqual(["Line endings change from CRLF to LF."]);
	expect(render("a\nb\n", "a\nb")).toEqual(["Newline at end of file removed."]);
	const many = Array.from({ length: 3000 }, (_, at) => `${at}`);
	expect(render(many.join("\n"), many.toReversed().join("\n"))).toEqual([
		"These texts differ too much to be compared line by line.",
	]);
});
