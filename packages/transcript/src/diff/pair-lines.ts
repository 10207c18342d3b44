/** The line at `removedFrom` is replaced by the one at `addedFrom`, the next one by the next. */
export type LinePairs = { readonly removedFrom: number; readonly addedFrom: number };

/** Bounds on the pairs compared, and on how much of each line. */
const maxTries = 2000;
const maxLooked = 200;

/**
 * Pairs removed lines with the added lines that replace them. Usually both lists have the same length; if not, the shorter is
 * aligned with the longer where the lines have most in common.
 */
export const pairLines = (removed: readonly string[], added: readonly string[]): LinePairs => {
	const [few, many] = removed.length <= added.length ? [removed, added] : [added, removed];
	const places = Math.min(many.length - few.length + 1, Math.ceil(maxTries / Math.max(1, few.length)));
	let best = { at: 0, likeness: -1 };
	for (let at = 0; at < places; at += 1) {
		const likeness = few.reduce((sum, line, each) => sum + inCommon(line, many[at + each] ?? ""), 0);
		if (likeness > best.likeness) best = { at, likeness };
	}
	return few === removed ? { removedFrom: 0, addedFrom: best.at } : { removedFrom: best.at, addedFrom: 0 };
};

/** The number of characters that two lines share at both ends, ignoring indentation. */
const inCommon = (one: string, other: string): number => {
	const [a, b] = [one.slice(0, maxLooked).trim(), other.slice(0, maxLooked).trim()];
	const shorter = Math.min(a.length, b.length);
	let start = 0;
	while (start < shorter && a[start] === b[start]) start += 1;
	let end = 0;
	while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
	return start + end;
};
