/** Calls back later; the returned function takes that back. A port, so that tests need not wait. */
export type Later = (callback: () => void, milliseconds: number) => () => void;

/** A timer that keeps no process alive by itself. */
export const unreferencedTimer: Later = (callback, milliseconds) => {
	const timer = setTimeout(callback, milliseconds);
	timer.unref();
	return () => clearTimeout(timer);
};
