import { expect, test } from "vitest";
import { scrollToShow } from "./scroll-to-show.ts";

test("[A12.open] a strip scrolls only as far as needed to show an item", () => {
	const view = { start: 100, size: 300 };
	expect(scrollToShow(view, { start: 150, size: 90 })).toBe(100);
	expect(scrollToShow(view, { start: 20, size: 90 })).toBe(20);
	expect(scrollToShow(view, { start: 390, size: 90 })).toBe(180);
	expect(scrollToShow(view, { start: 500, size: 400 })).toBe(500);
});
