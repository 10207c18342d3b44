import fc from "fast-check";
import { expect, test } from "vitest";
import { backoffDelay, countFailure } from "./backoff.ts";

const policy = { firstDelayMs: 100, maxDelayMs: 1000, factor: 2, jitter: 0.5 };

test("[E11.backoff] delays double up to the limit", () => {
	const delays = [1, 2, 3, 4, 5, 50].map((failures) => backoffDelay(failures, policy, () => 0));
	expect(delays).toEqual([100, 200, 400, 800, 1000, 1000]);
});

test("[E11.backoff] jitter shortens a delay by at most its share and never lengthens it", () => {
	fc.assert(
		fc.property(
			fc.integer({ min: 1, max: 2000 }),
			fc.double({ min: 0, max: 0.999, noNaN: true }),
			(failures, luck) => {
				const full = backoffDelay(failures, policy, () => 0);
				const delay = backoffDelay(failures, policy, () => luck);
				expect(delay).toBeLessThanOrEqual(full);
				expect(delay).toBeGreaterThanOrEqual(Math.floor(full / 2));
			},
		),
	);
});

test("[C6.backoff] only a connection that lasted resets the delays", () => {
	expect(countFailure(3, 4999, 5000)).toBe(4);
	expect(countFailure(3, 5000, 5000)).toBe(1);
	expect(countFailure(0, 0, 5000)).toBe(1);
});
