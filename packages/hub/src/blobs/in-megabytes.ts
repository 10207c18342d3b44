/** A size for people to read. */
export const inMegabytes = (bytes: number): string => {
	const megabytes = bytes / (1024 * 1024);
	return `${megabytes < 10 ? Math.ceil(megabytes * 10) / 10 : Math.ceil(megabytes)} MB`;
};
