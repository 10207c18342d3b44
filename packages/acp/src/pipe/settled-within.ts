/** The value of a promise, or `otherwise` if it takes too long. A later outcome is ignored. */
export const settledWithin = async <Value>(
	promise: Promise<Value>,
	ms: number,
	otherwise: Value,
): Promise<Value> => {
	const timeout = Promise.withResolvers<Value>();
	const timer = setTimeout(() => timeout.resolve(otherwise), ms);
	try {
		return await Promise.race([promise, timeout.promise]);
	} finally {
		clearTimeout(timer);
	}
};
