import { setTimeout as delay } from "node:timers/promises";

/** Time, as far as supervision needs it. */
export type Clock = {
	/** Milliseconds from an arbitrary start; never goes back. */
	readonly now: () => number;
	/** Settles after the time or when the signal fires, whichever is first. Never rejects. */
	readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
};

export const systemClock: Clock = {
	now: () => performance.now(),
	sleep: (ms, signal) => delay(ms, undefined, { signal }).catch(() => {}),
};
