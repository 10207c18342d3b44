/** Long work is done in slices of this length. Who comes meanwhile waits at most for this, and for one step. */
const sliceMs = 5;

/** Takes steps until one says that it was the last (true), or until the slice is over; at least one. True if all is done. */
export const runSlice = (step: () => boolean, now: () => number): boolean => {
	const end = now() + sliceMs;
	for (;;) {
		if (step()) return true;
		if (now() >= end) return false;
	}
};
