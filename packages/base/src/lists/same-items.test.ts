import { expect, test } from "vitest";
import { sameItems } from "./same-items.ts";

test("[ground] lists are equal when they have the same items in the same order", () => {
	const item = {};
	expect(sameItems([item, 1], [item, 1])).toBe(true);
	expect(sameItems([item, 1], [1, item])).toBe(false);
	expect(sameItems([1], [1, 2])).toBe(false);
	expect(sameItems([{}], [{}])).toBe(false);
});
