export interface BackoffRange {
	readonly firstMs: number;
	readonly maxMs: number;
}

export const reconnectBackoff: BackoffRange = { firstMs: 250, maxMs: 10_000 };

/**
 * The wait after a number of failures in a row. It doubles up to the maximum; half of it is random, so that clients which
 * lost the same hub do not all return at once.
 */
export function backoffDelay(failures: number, random: number, range = reconnectBackoff): number {
	const full = Math.min(range.maxMs, range.firstMs * 2 ** Math.max(0, failures - 1));
	return Math.round(full * (0.5 + random / 2));
}

/**
 * Failures in a row after a connection was lost. Only one that lasted starts the count anew, else a hub that greets and
 * dies would be hammered.
 */
export function countFailure(before: number, lastedMs: number, healthyAfterMs: number): number {
	return lastedMs >= healthyAfterMs ? 1 : before + 1;
}
