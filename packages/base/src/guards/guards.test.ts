import { expect, test } from "vitest";
import { isFields } from "./fields.ts";
import { isCount, isOptional, isText } from "./scalars.ts";

test("[ground] only objects have fields", () => {
	expect([{}, { a: 1 }, Object.create(null)].every(isFields)).toBe(true);
	expect([null, undefined, [], "text", 1, () => undefined].some(isFields)).toBe(false);
});

test("[ground] a count is a non-negative safe integer", () => {
	expect([0, 7, Number.MAX_SAFE_INTEGER].every(isCount)).toBe(true);
	expect([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, "1"].some(isCount)).toBe(false);
});

test("[ground] an optional value may be missing but not of the wrong type", () => {
	expect([undefined, "text"].map((value) => isOptional(value, isText))).toEqual([true, true]);
	expect(isOptional(null, isText)).toBe(false);
});
