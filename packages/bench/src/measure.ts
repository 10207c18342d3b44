/** Median time of one call in microseconds, over rounds that are long enough to be timed. */
export const microseconds = (work: () => void, { rounds = 31, calls = 200 } = {}): number => {
	for (let warm = 0; warm < 2_000; warm++) work();
	const times = Array.from({ length: rounds }, () => {
		const start = process.hrtime.bigint();
		for (let call = 0; call < calls; call++) work();
		return Number(process.hrtime.bigint() - start) / 1_000 / calls;
	});
	return times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN;
};
