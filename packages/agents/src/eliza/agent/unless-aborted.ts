/** Settles as the promise does, or rejects with the signal's reason if that aborts first. */
export const unlessAborted = async <Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> => {
	signal.throwIfAborted();
	const { promise: aborted, reject } = Promise.withResolvers<never>();
	const abort = () => reject(signal.reason);
	signal.addEventListener("abort", abort, { once: true });
	try {
		return await Promise.race([promise, aborted]);
	} finally {
		signal.removeEventListener("abort", abort);
	}
};

/** Never settles until the signal aborts; then rejects with its reason. */
export const untilAborted = (signal: AbortSignal): Promise<never> => {
	return unlessAborted(new Promise<never>(() => {}), signal);
};
