import { expect, test } from "vitest";
import { backoffDelay, countFailure } from "./backoff.ts";

test("[C6.backoff] waits double from a quarter of a second up to ten seconds", () => {
	const longest = [1, 2, 3, 4, 5, 6, 7, 8, 1000].map((failures) => backoffDelay(failures, 1));
	expect(longest).toEqual([250, 500, 1000, 2000, 4000, 8000, 10_000, 10_000, 10_000]);
	expect(backoffDelay(1, 0)).toBe(125);
	expect(backoffDelay(1000, 0)).toBe(5000);
});

test("[C6.backoff] only a connection that lasted starts the waits anew", () => {
	expect(countFailure(3, 4999, 5000)).toBe(4);
	expect(countFailure(3, 5000, 5000)).toBe(1);
	expect(countFailure(0, 0, 5000)).toBe(1);
});
