export type BackoffPolicy = {
	readonly firstDelayMs: number;
	readonly maxDelayMs: number;
	readonly factor: number;
	/** The share of a delay that is left to chance, so that agents which died together do not come back together. */
	readonly jitter: number;
};

/** How long to wait after the given number of failures in a row, from 1. `random` gives numbers in [0, 1). */
export const backoffDelay = (failures: number, policy: BackoffPolicy, random: () => number): number => {
	const { firstDelayMs, maxDelayMs, factor, jitter } = policy;
	const full = Math.min(maxDelayMs, firstDelayMs * factor ** (failures - 1));
	return Math.round(full * (1 - jitter * random()));
};
