import { expect, test } from "vitest";
import { codePieces } from "./code-pieces.ts";

test("[B7.start] backticks in a title mark code; a single backtick is literal", () => {
	expect(codePieces("Run `npm test` in `a`")).toEqual([
		{ text: "Run ", isCode: false },
		{ text: "npm test", isCode: true },
		{ text: " in ", isCode: false },
		{ text: "a", isCode: true },
	]);
	expect(codePieces("It`s")).toEqual([{ text: "It`s", isCode: false }]);
	expect(codePieces("")).toEqual([]);
});
