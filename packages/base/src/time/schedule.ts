/*
 * These exist in browsers, workers, Node and editors alike, but no type library that is free of all of them knows them.
 */
declare const setTimeout: (callback: () => void, delayMs: number) => unknown;
declare const clearTimeout: (timer: unknown) => void;

/** Calls back once after a delay; the returned function prevents it. A port, so that tests need not wait. */
export type Schedule = (callback: () => void, delayMs: number) => () => void;

/** The timers of whatever program this runs in. Node does not end while one of them is set. */
export const hostSchedule: Schedule = (callback, delayMs) => {
	const timer = setTimeout(callback, delayMs);
	return () => clearTimeout(timer);
};
