/** A size for people. */
export const describeSize = (bytes: number): string => {
	if (bytes < 1000) return `${bytes} bytes`;
	if (bytes < 1_000_000) return `${(bytes / 1000).toFixed(0)} kB`;
	if (bytes < 1_000_000_000) return `${(bytes / 1_000_000).toFixed(1)} MB`;
	return `${(bytes / 1_000_000_000).toFixed(2)} GB`;
};

export const count = (number: number, one: string, many = `${one}s`): string =>
	`${number.toLocaleString("en")} ${number === 1 ? one : many}`;
