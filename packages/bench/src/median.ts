export const median = (times: readonly number[]): number =>
	times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
