import { expect, test } from "vitest";
import { covers } from "./cover.ts";
import { parsePattern } from "./pattern.ts";

const classes = new Map([
	["bird", new Set(["duck", "goose"])],
	["animal", new Set(["duck", "goose", "cow"])],
]);

const covered = (earlier: string, later: string): boolean => {
	return covers(parsePattern(earlier, classes), parsePattern(later, classes));
};

test.each([
	["*", "* a *"],
	["* a *", "* a *"],
	["* a *", "* b a *"],
	["* a *", "a"],
	["* @bird *", "* duck *"],
	["* @animal *", "* @bird *"],
	["2", "a b"],
	["* 1 *", "a"],
	["* a * b *", "* a b c b"],
])("[E13.conversation] a rule for %j hides a later one for %j", (earlier, later) => {
	expect(covered(earlier, later)).toBe(true);
});

test.each([
	["* a *", "*"],
	["* a b *", "* a * b *"],
	["* duck *", "* @bird *"],
	["* @bird *", "* @animal *"],
	["1", "*"],
	["a", "* a"],
	["2", "a"],
])("[E13.conversation] a rule for %j leaves room for one for %j", (earlier, later) => {
	expect(covered(earlier, later)).toBe(false);
});
