export type BackoffPolicy = {
	readonly firstDelayMs: number;
	readonly maxDelayMs: number;
	readonly factor: number;
	/** The random share of a delay; it keeps clients that failed together from retrying together. */
	readonly jitter: number;
};

/** The delay after the given number of consecutive failures, at least 1. `random` yields numbers in [0, 1). */
export const backoffDelay = (failures: number, policy: BackoffPolicy, random: () => number): number => {
	const { firstDelayMs, maxDelayMs, factor, jitter } = policy;
	const full = Math.min(maxDelayMs, firstDelayMs * factor ** Math.max(0, failures - 1));
	return Math.round(full * (1 - jitter * random()));
};

/**
 * Counts consecutive failures. Only an attempt that lasted long enough resets the count; otherwise one that starts and dies
 * at once would be retried without a pause.
 */
export const countFailure = (before: number, lastedMs: number, healthyAfterMs: number): number =>
	lastedMs >= healthyAfterMs ? 1 : before + 1;
