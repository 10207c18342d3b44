/** A clock that is set right by so little, or a timer that is late by so little, changes nothing. */
const tolerance = 60_000;

/**
 * How far a clock has jumped between two looks at it: what it says has passed, without what has. While the hub runs that is
 * known. While it did not, nobody can tell a jump from a long weekend; then at most `believed` is taken to have passed.
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
