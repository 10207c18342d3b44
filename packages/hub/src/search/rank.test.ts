import { expect, test } from "vitest";
import { type Ranked, rank } from "./rank.ts";

const day = 24 * 60 * 60 * 1000;
const now = 1000 * day;

const found = (place: string, more: Partial<Ranked>): Ranked => ({
	place,
	kind: "answer",
	ts: now,
	score: 1,
	...more,
});

const order = (...all: Ranked[]): string =>
	rank(all)
		.map(({ place }) => place)
		.join(" ");

test.each([
	["a better fit comes first", [found("a", { score: 1 }), found("b", { score: 2 })], "b a"],
	["of equals the newer one", [found("a", { ts: now - day }), found("b", {})], "b a"],
	["a clearly better fit wins over age", [found("a", { ts: 0, score: 3 }), found("b", {})], "a b"],
	["a slightly better fit does not", [found("a", { ts: 0, score: 1.2 }), found("b", {})], "b a"],
	["titles before answers", [found("a", {}), found("b", { kind: "title" })], "b a"],
	["equals keep one order", [found("b", {}), found("a", {})], "a b"],
])("[A14.results] %s", (_, all, expected) => {
	expect(order(...all)).toBe(expected);
	expect(order(...all.toReversed())).toBe(expected);
});
