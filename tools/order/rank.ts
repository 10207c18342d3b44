/** The longest kind first. A clone knows no times yet, and sizes do not tell that these files take minutes. */
const kinds = ["/e2e/src/vscode/", "/e2e/src/browser/"];

/** When a test file has its turn: the lower, the earlier. */
export const rankOf = (path: string): number => {
	const rank = kinds.findIndex((kind) => path.includes(kind));
	return rank === -1 ? kinds.length : rank;
};
