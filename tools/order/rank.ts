/** The slowest kind first. A fresh clone has no timings, and file sizes do not reveal that these take minutes. */
const kinds = ["/e2e/src/vscode/", "/e2e/src/browser/"];

/** The order of a test file: the lower, the earlier. */
export const rankOf = (path: string): number => {
	const rank = kinds.findIndex((kind) => path.includes(kind));
	return rank === -1 ? kinds.length : rank;
};
