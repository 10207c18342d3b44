/** What a promise came to, or `otherwise` if that takes too long. What comes of it then concerns nobody here. */
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
