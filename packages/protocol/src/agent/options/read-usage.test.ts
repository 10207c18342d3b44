import { expect, test } from "vitest";
import { readUsage } from "./read-usage.ts";

test("[B11.tokens][B11.quota] tokens of the turn and a quota are read as agents give them", () => {
	const count = { input_tokens: 100, output_tokens: 20 };
	expect(readUsage({ usage: { quota: { token_count: count } } })).toEqual({
		used: 120,
		turn: { input: 100, output: 20 },
	});
	const turn = { inputTokens: 3, outputTokens: 4, totalTokens: 7 };
	expect(readUsage({ usage: { used: 9, size: 0, turn, quota: { limit: 10, remaining: 4 } } })).toEqual({
		used: 9,
		turn: { input: 3, output: 4 },
		quota: { used: 6, limit: 10 },
	});
	expect(readUsage({ usage: { quota: { limit: "much" } } })).toBeUndefined();
	expect(readUsage({ usage: { used: 1, quota: { limit: 5, used: 5, resets_at: "Monday" } } })?.quota).toEqual(
		{
			used: 5,
			limit: 5,
			resetsAt: "Monday",
		},
	);
});
