/** A size for people. */
export const sizeWords = (bytes: number): string => {
	if (bytes < 1000) return `${bytes} B`;
	if (bytes < 1_000_000) return `${(bytes / 1000).toFixed(0)} kB`;
	if (bytes < 1_000_000_000) return `${(bytes / 1_000_000).toFixed(1)} MB`;
	return `${(bytes / 1_000_000_000).toFixed(2)} GB`;
};

export const countWords = (count: number, one: string, many = `${one}s`): string =>
	`${count.toLocaleString("en")} ${count === 1 ? one : many}`;

/** How long until something happens. */
export const untilWords = (then: number, now: number): string => {
	const minutes = Math.max(0, Math.ceil((then - now) / 60_000));
	return minutes >= 60 ? `${Math.ceil(minutes / 60)} h` : `${minutes} min`;
};
