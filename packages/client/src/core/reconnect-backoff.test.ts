import { backoffDelay } from "@parley/base/time/backoff";
import { expect, test } from "vitest";
import { reconnectBackoff } from "./reconnect-backoff.ts";

const delay = (failures: number, random: number): number =>
	backoffDelay(failures, reconnectBackoff, () => random);

test("[C6.backoff] delays double from a quarter of a second up to ten seconds", () => {
	const longest = [1, 2, 3, 4, 5, 6, 7, 8, 1000].map((failures) => delay(failures, 0));
	expect(longest).toEqual([250, 500, 1000, 2000, 4000, 8000, 10_000, 10_000, 10_000]);
	expect(delay(1, 1)).toBe(125);
	expect(delay(1000, 1)).toBe(5000);
});
