export const countWords = (count: number, one: string, many = `${one}s`): string =>
	`${count.toLocaleString("en")} ${count === 1 ? one : many}`;

/** How long until something happens. */
export const untilWords = (then: number, now: number): string => {
	const minutes = Math.max(0, Math.ceil((then - now) / 60_000));
	return minutes >= 60 ? `${Math.ceil(minutes / 60)} h` : `${minutes} min`;
};
