import fc from "fast-check";
import { expect, test } from "vitest";
import { splitWords } from "./turn.ts";

test("[E13.conversation] text is cut into words with the white space after them", () => {
	expect(splitWords("\nOne two,\n\nthree ")).toEqual(["\nOne ", "two,\n\n", "three "]);
	expect(splitWords("")).toEqual([]);
});

test("[E13.conversation] words joined again are the text", () => {
	fc.assert(
		fc.property(fc.string({ unit: "binary" }), (text) => {
			expect(splitWords(text).join("")).toBe(text);
		}),
	);
});
