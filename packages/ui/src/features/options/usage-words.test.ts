import { expect, test } from "vitest";
import { isNearlyFull, usageDetails, usageHint, usageWords } from "./usage-words.ts";

test.each([
	[{ used: 68_000, size: 200_000 }, "34 % of 200k"],
	[{ used: 0, size: 1_048_576 }, "0 % of 1M"],
	[{ used: 5, size: 800 }, "1 % of 800"],
	[{ used: 12_345 }, "12k"],
	[{ used: 300_000, size: 200_000 }, "150 % of 200k"],
])("[B11.window] %j reads %s", (usage, words) => {
	expect(usageWords(usage)).toBe(words);
});

test("[B11.tokens] tokens and cost are told in full", () => {
	expect(usageHint({ used: 68_000, size: 200_000, cost: 0.42, currency: "EUR" })).toBe(
		"68,000 of 200,000 tokens in the agent’s context, cost so far: 0.42 EUR",
	);
	expect(usageHint({ used: 5 })).toBe("5 tokens in the agent’s context");
	expect([isNearlyFull({ used: 84, size: 100 }), isNearlyFull({ used: 85, size: 100 })]).toEqual([
		false,
		true,
	]);
});

test("[B11.quota] the turn's tokens and the quota are told, and a cost without its noise", () => {
	const quota = { used: 6, limit: 10 };
	expect(usageDetails({ used: 5, turn: { input: 100, output: 20 }, quota })).toEqual([
		"Last turn: 100 tokens in, 20 out",
		"Quota: 6 of 10 used",
	]);
	expect(usageDetails({ used: 5, quota: { ...quota, resetsAt: "Monday" } })).toEqual([
		"Quota: 6 of 10 used, renewed Monday",
	]);
	expect(usageHint({ used: 5, cost: 0.007_200_000_000_000_001_5, currency: "USD" })).toContain("0.007 USD");
});
