import type { Pace } from "../agent/pace.ts";

/** A clock that jumps: nothing takes real time, and `now` returns how long it would have taken. */
export const jumpingPace = (): Pace => {
	let now = 0;
	return {
		now: () => now,
		async wait(milliseconds, signal) {
			signal.throwIfAborted();
			now += milliseconds;
			await new Promise<void>((resolve) => setImmediate(resolve));
			signal.throwIfAborted();
		},
	};
};
