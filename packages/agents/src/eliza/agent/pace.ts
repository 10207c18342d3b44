import { setTimeout as after, setImmediate as soon } from "node:timers/promises";

/** All time goes through here, so that tests need none. */
export type Pace = {
	/** Milliseconds on a clock that never goes back. */
	now(): number;
	/** Waits, letting other work run even for 0; rejects when the signal aborts. */
	wait(milliseconds: number, signal: AbortSignal): Promise<void>;
};

export const realPace: Pace = {
	now: () => performance.now(),
	async wait(milliseconds, signal) {
		if (milliseconds > 0) await after(milliseconds, undefined, { signal });
		else await soon(undefined, { signal });
	},
};
