import fc from "fast-check";
import { expect, test } from "vitest";
import { pageCount, pageRange, pageSize, pageText } from "./text-pages.ts";

const pagesOf = (text: string): readonly string[] => {
	const bytes = new TextEncoder().encode(text);
	return Array.from({ length: pageCount(bytes.length) }, (_, page) => {
		const { from, to } = pageRange(page, bytes.length);
		return pageText(page, bytes.length, bytes.slice(from, to));
	});
};

/** Texts of a few pages, with lines of all lengths and characters of one to four bytes. */
const longText = fc
	.array(
		fc.record({
			unit: fc.constantFrom("x", "é", "語", "😀", "a😀", "", "tab\t"),
			times: fc.oneof(fc.nat(80), fc.integer({ min: 3000, max: 40_000 })),
			end: fc.constantFrom("\n", "\n", "\r\n", ""),
		}),
		{ minLength: 1, maxLength: 12 },
	)
	.map((lines) => lines.map(({ unit, times, end }) => unit.repeat(times) + end).join(""));

test("[C11.showAll] pages omit nothing, repeat nothing and split no character", () => {
	fc.assert(
		fc.property(longText, (text) => {
			expect(pagesOf(text).join("")).toBe(text);
		}),
		{ numRuns: 150 },
	);
});

test("[C11.showAll] a page ends at a line end if lines have the usual length", () => {
	const text = "a line of some words 語\n".repeat(20_000);
	const pages = pagesOf(text);
	expect(pages.length).toBeGreaterThan(10);
	expect(pages.every((page) => page.endsWith("\n") && page.startsWith("a line"))).toBe(true);
});

test("[C11.showAll] no page is much larger than its nominal size, and none needs more than one request", () => {
	const pages = pagesOf("😀".repeat(60_000));
	expect(Math.max(...pages.map((page) => page.length * 2))).toBeLessThan(pageSize + 8);
	const { from, to } = pageRange(3, 10 * pageSize);
	expect(to - from).toBeLessThan(256 * 1024);
});

test("[C11.showAll] data that is not text is shown with replacement characters", () => {
	const bytes = new Uint8Array(100_000).fill(0x80);
	const { from, to } = pageRange(1, bytes.length);
	expect(pageText(1, bytes.length, bytes.slice(from, to))).toMatch(/^\uFFFD*$/);
});
