/** Smaller clock corrections and timer delays are ignored. */
const tolerance = 60_000;

/**
 * How far a clock has jumped between two readings: the difference between wall-clock and elapsed time. Elapsed time is known only
 * while the hub runs. Otherwise a jump looks like a long weekend, so at most `believed` counts as elapsed.
 */
export const clockShift = (
	passedByClock: number,
	passed: { readonly elapsed: number } | { readonly believed: number },
): number => {
	if ("elapsed" in passed) {
		const jump = passedByClock - passed.elapsed;
		return Math.abs(jump) <= tolerance ? 0 : jump;
	}
	return passedByClock < 0 ? passedByClock : Math.max(0, passedByClock - passed.believed);
};
