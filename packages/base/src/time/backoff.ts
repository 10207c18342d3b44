export type BackoffPolicy = {
	readonly firstDelayMs: number;
	readonly maxDelayMs: number;
	readonly factor: number;
	/** The share of a delay that is left to chance, so that those who failed together do not try again together. */
	readonly jitter: number;
};

/** How long to wait after the given number of failures in a row, from 1. `random` gives numbers in [0, 1). */
export const backoffDelay = (failures: number, policy: BackoffPolicy, random: () => number): number => {
	const { firstDelayMs, maxDelayMs, factor, jitter } = policy;
	const full = Math.min(maxDelayMs, firstDelayMs * factor ** Math.max(0, failures - 1));
	return Math.round(full * (1 - jitter * random()));
};

/**
 * Failures in a row after something ended that had lasted a while. Only what lasted long enough starts the count anew,
 * else one that begins and dies at once would be tried without a pause.
 */
export const countFailure = (before: number, lastedMs: number, healthyAfterMs: number): number =>
	lastedMs >= healthyAfterMs ? 1 : before + 1;
