import type { Schedule } from "@parley/base/time/schedule";

/** A timer that keeps no process alive by itself. */
export const unreferencedTimer: Schedule = (callback, delayMs) => {
	const timer = setTimeout(callback, delayMs);
	timer.unref();
	return () => clearTimeout(timer);
};
