/** Long work runs in slices of this length, so that anything else waits at most one slice and one step. */
const sliceMs = 5;

/** Runs at least one step, until one returns true (it was the last) or the slice is over. Returns whether the work is done. */
export const runSlice = (step: () => boolean, now: () => number): boolean => {
	const end = now() + sliceMs;
	for (;;) {
		if (step()) return true;
		if (now() >= end) return false;
	}
};
