import { ansiLines } from "@parley/transcript/ansi/ansi-lines";
import { expect, test } from "vitest";
import { firstLines, lastLines } from "./cut-lines.ts";

const textOf = (lines: readonly (readonly { readonly text: string }[])[]): string =>
	lines.map((line) => line.map(({ text }) => text).join("")).join("\n");

test("[C11.truncated] the first lines of an output, and how many are hidden", () => {
	const cut = firstLines(ansiLines("a\nb\nc\nd"), 3);
	expect([textOf(cut.lines), cut.hiddenLines]).toEqual(["a\nb\nc", 1]);
	expect(firstLines(ansiLines("a"), 3)).toEqual({ lines: ansiLines("a"), hiddenLines: 0 });
	expect(textOf(lastLines(ansiLines("a\nb\nc\n"), 2))).toBe("b\nc");
});

test("[C11.truncated] an endless line is cut too, in the middle of a colour", () => {
	const endless = ansiLines(`\u001b[31m${"x".repeat(3000)}\u001b[32m${"y".repeat(3000)}`);
	const cut = firstLines(endless, 3);
	expect(textOf(cut.lines)).toBe(`${"x".repeat(3000)}${"y".repeat(1000)}…`);
	expect(cut.hiddenLines).toBe(1);
	expect(textOf(lastLines(endless, 3))).toBe(`…${"x".repeat(1000)}${"y".repeat(3000)}`);
});
