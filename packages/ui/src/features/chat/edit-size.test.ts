import type { ToolContent } from "@parley/protocol/tool/events";
import { expect, test } from "vitest";
import { editSize, standsOpen } from "./edit-size.ts";

const lines = (count: number, word: string): string =>
	Array.from({ length: count }, (_, at) => `${word} ${at}\n`).join("");

const diff = (removed: number, added: number): ToolContent => ({
	type: "diff",
	path: "/a.ts",
	oldText: `begin\n${lines(removed, "old")}end\n`,
	newText: `begin\n${lines(added, "new")}end\n`,
});

test("[B7.diff] the size of an edit is the sum over its diffs, and unknown if one of them is cut", () => {
	expect(editSize([diff(2, 3), diff(1, 0)])).toEqual({ added: 3, removed: 3 });
	expect(editSize([])).toBeUndefined();
	const blob = { blob: "b", size: 100_000 };
	expect(editSize([{ type: "diff", path: "/a.ts", newText: "begin", newBlob: blob }])).toBeUndefined();
});

test("[B7.diff] a completed edit is open at first up to 20 changed lines", () => {
	expect(standsOpen("completed", { added: 10, removed: 10 })).toBe(true);
	expect(standsOpen("completed", { added: 11, removed: 10 })).toBe(false);
	expect(standsOpen("asking", { added: 1, removed: 1 })).toBe(false);
	expect(standsOpen("rejected", { added: 1, removed: 1 })).toBe(false);
	expect(standsOpen("completed", undefined)).toBe(false);
});
