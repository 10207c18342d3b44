import type { BackoffPolicy } from "@parley/base/time/backoff";

/** Waits before the next connection. Half of each is random: clients that lost the same hub must not return at once. */
export const reconnectBackoff: BackoffPolicy = {
	firstDelayMs: 250,
	maxDelayMs: 10_000,
	factor: 2,
	jitter: 0.5,
};
