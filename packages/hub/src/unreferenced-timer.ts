import type { Schedule } from "@parley/base/time/schedule";

/** A timer that does not keep the process alive. */
export const unreferencedTimer: Schedule = (callback, delayMs) => {
	const timer = setTimeout(callback, delayMs);
	timer.unref();
	return () => clearTimeout(timer);
};
