import fc from "fast-check";
import { expect, test } from "vitest";
import { OutputTail } from "./output-tail.ts";

const tailOf = (chunks: readonly Buffer[], limit: number): string => {
	const tail = new OutputTail(limit);
	for (const chunk of chunks) tail.push(chunk);
	return tail.text();
};

test("[E11.crash] the last bytes are kept, whatever the chunks", () => {
	fc.assert(
		fc.property(fc.array(fc.string({ maxLength: 30 })), fc.integer({ min: 1, max: 50 }), (texts, limit) => {
			const whole = Buffer.from(texts.join(""));
			const kept = whole.subarray(Math.max(0, whole.length - limit)).toString();
			expect(
				tailOf(
					texts.map((text) => Buffer.from(text)),
					limit,
				),
			).toBe(kept);
		}),
	);
});

test("[E11.crash] a truncated character is left out", () => {
	expect(tailOf([Buffer.from("x😀y")], 4)).toBe("y");
	expect(tailOf([Buffer.from("x😀y")], 5)).toBe("😀y");
	expect(tailOf([], 5)).toBe("");
});
