import type { BackoffPolicy } from "@parley/base/time/backoff";

/** Reconnect delays. Half of each is random, so that clients that lost the same hub do not return all at once. */
export const reconnectBackoff: BackoffPolicy = {
	firstDelayMs: 250,
	maxDelayMs: 10_000,
	factor: 2,
	jitter: 0.5,
};
