import { expect, test } from "vitest";
import { partLength, partsOf } from "./parts.ts";

test.each([
	["nothing", "", 1],
	["what fits", "a".repeat(partLength), 1],
	["a long text", "some words here ".repeat(10_000), 5],
	["a long text without spaces", "木".repeat(partLength + 1), 2],
	["characters of two units", `a${"😀".repeat(partLength)}`, 3],
])("[A14.content] the parts of %s are bounded, cut between characters, and complete", (_, text, count) => {
	const parts = partsOf(text);
	expect(parts.join("")).toBe(text);
	expect(parts).toHaveLength(count);
	for (const part of parts) {
		expect(part.length).toBeLessThanOrEqual(partLength);
		expect(part.isWellFormed()).toBe(true);
	}
});

test("[A14.content] words are not cut", () => {
	for (const part of partsOf("word ".repeat(20_000))) expect(part).toMatch(/^word.*word $/s);
});
