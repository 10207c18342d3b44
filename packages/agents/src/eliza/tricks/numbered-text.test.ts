import fc from "fast-check";
import { expect, test } from "vitest";
import { numberedLines, numberedSlice, numberedText } from "./numbered-text.ts";

test("[E13.tricks] numbered text counts its own words", () => {
	expect(numberedText(20)).toBe("0000000 0000001 0000");
	expect(numberedText(0)).toBe("");
	expect(numberedSlice(80_000_000 - 8, 80_000_000 + 8)).toBe("9999999 0000000 ");
});

test("[E13.tricks] numbered lines are whole ones", () => {
	expect(numberedLines(20)).toBe("0000000\n0000001\n");
	expect(numberedLines(0)).toBe("");
});

test("[E13.tricks] slices put together are the text, wherever they are cut", () => {
	const cuts = fc.uniqueArray(fc.nat(500), { maxLength: 20 }).map((places) => places.sort((a, b) => a - b));
	fc.assert(
		fc.property(cuts, (places) => {
			const slices = [0, ...places].map((start, index) => numberedSlice(start, places[index] ?? 500));
			expect(slices.join("")).toBe(numberedText(500));
		}),
	);
});
