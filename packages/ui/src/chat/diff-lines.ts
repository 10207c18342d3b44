export type DiffLine = { readonly sign: "+" | "-" | " "; readonly text: string };

const context = 2;

/**
 * The one region in which two texts differ, with a little around it. Enough to see what an edit is about; whole files are
 * compared by the hub.
 */
export const diffLines = (oldText: string, newText: string): readonly DiffLine[] => {
	const before = linesOf(oldText);
	const after = linesOf(newText);
	const shorter = Math.min(before.length, after.length);
	let start = 0;
	while (start < shorter && before[start] === after[start]) start += 1;
	let end = 0;
	while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
	return [
		...signed(" ", before.slice(Math.max(0, start - context), start)),
		...signed("-", before.slice(start, before.length - end)),
		...signed("+", after.slice(start, after.length - end)),
		...signed(" ", before.slice(before.length - end, before.length - end + context)),
	];
};

const linesOf = (text: string): readonly string[] => (text === "" ? [] : text.replace(/\n$/, "").split("\n"));

const signed = (sign: DiffLine["sign"], lines: readonly string[]): readonly DiffLine[] =>
	lines.map((text) => ({ sign, text }));
