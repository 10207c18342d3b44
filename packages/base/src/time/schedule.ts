/*
 * Browsers, workers, Node and editors all have these globals, but no platform-neutral type library declares them.
 */
declare const setTimeout: (callback: () => void, delayMs: number) => unknown;
declare const clearTimeout: (timer: unknown) => void;

/** Runs a callback once after a delay; the returned function cancels it. A port, so that tests need not wait. */
export type Schedule = (callback: () => void, delayMs: number) => () => void;

/** The runtime's own timers. A pending one keeps Node alive. */
export const hostSchedule: Schedule = (callback, delayMs) => {
	const timer = setTimeout(callback, delayMs);
	return () => clearTimeout(timer);
};
