import { expect, test } from "vitest";
import { isWording } from "./is-wording.ts";
import { wording } from "./wording.ts";

test("[ground] a sentence from anywhere is told from what only looks like one", () => {
	const inner = wording("tool.used", { count: 2 });
	for (const good of [{ code: "a" }, inner, { code: "a", values: { reason: inner } }])
		expect(isWording(JSON.parse(JSON.stringify(good)))).toBe(true);
	const tooDeep = { code: "a", values: { b: { code: "c", values: { d: inner } } } };
	const bad = [
		null,
		undefined,
		"a",
		[],
		{},
		{ code: 1 },
		{ code: "a", values: null },
		{ code: "a", values: [] },
	];
	const badValues = [null, true, [], {}, { code: "c", values: null }].map((b) => ({
		code: "a",
		values: { b },
	}));
	for (const each of [...bad, ...badValues, tooDeep])
		expect([JSON.stringify(each), isWording(each)]).toEqual([JSON.stringify(each), false]);
});
