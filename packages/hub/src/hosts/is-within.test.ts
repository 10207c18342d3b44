import { expect, test } from "vitest";
import { isWithin } from "./is-within.ts";

test.each([
	["/code", "/code", true],
	["/code", "/code/a/b", true],
	["/", "/code", true],
	["/code", "/codex", false],
	["/code", "/", false],
	["/code/a", "/code/b", false],
	["/code", "/code/..hidden", true],
])("[C9.editor] is %s a folder around %s? %s", (folder, path, expected) => {
	expect(isWithin(folder, path)).toBe(expected);
});
