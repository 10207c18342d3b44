/** The names from one to the other, inclusive, whichever comes first; only the second if the first is missing. */
export const rangeBetween = (names: readonly string[], one: string, other: string): readonly string[] => {
	const end = names.indexOf(other);
	const start = names.includes(one) ? names.indexOf(one) : end;
	return end < 0 ? [] : names.slice(Math.min(start, end), Math.max(start, end) + 1);
};
