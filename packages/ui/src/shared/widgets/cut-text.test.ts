import { expect, test } from "vitest";
import { cutText } from "./cut-text.ts";

test("[C11.truncated] a short text stays whole", () => {
	expect(cutText("a\nb", 3)).toEqual({ text: "a\nb", hiddenLines: 0 });
});

test("[C11.truncated] a long text is cut and says how much is left", () => {
	expect(cutText("a\nb\nc\nd", 2)).toEqual({ text: "a\nb", hiddenLines: 2 });
});

test("[C11.truncated] an endless line is cut too, and can be expanded", () => {
	const { text, hiddenLines } = cutText("x".repeat(100_000), 10);
	expect(text.length).toBeLessThan(5000);
	expect(hiddenLines).toBe(1);
});
