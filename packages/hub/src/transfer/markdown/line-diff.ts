export type DiffLine = { readonly sign: "+" | "-" | " "; readonly text: string };

/** Texts that differ in more lines than this are shown as one that goes and one that comes. */
const maxEdits = 400;

/** How one text becomes the other, line by line (Myers). */
export const diffLines = (oldText: string, newText: string): DiffLine[] => {
	const before = linesOf(oldText);
	const after = linesOf(newText);
	const shorter = Math.min(before.length, after.length);
	let start = 0;
	while (start < shorter && before[start] === after[start]) start += 1;
	let end = 0;
	while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
	return [
		...signed(" ", before.slice(0, start)),
		...changes(before.slice(start, before.length - end), after.slice(start, after.length - end)),
		...signed(" ", before.slice(before.length - end)),
	];
};

const linesOf = (text: string): string[] => (text === "" ? [] : text.replace(/\n$/, "").split("\n"));

const signed = (sign: DiffLine["sign"], lines: readonly string[]): DiffLine[] =>
	lines.map((text) => ({ sign, text }));

const changes = (before: readonly string[], after: readonly string[]): DiffLine[] => {
	const trace = findPath(before, after);
	return trace === undefined
		? [...signed("-", before), ...signed("+", after)]
		: walkBack(trace, before, after);
};

type Reached = ReadonlyMap<number, number>;

/** For each number of edits, how far each diagonal was reached; undefined if it takes too many. */
const findPath = (before: readonly string[], after: readonly string[]): Reached[] | undefined => {
	const trace: Reached[] = [];
	let reached = new Map<number, number>([[1, 0]]);
	for (let edits = 0; edits <= maxEdits; edits += 1) {
		trace.push(reached);
		const next = new Map<number, number>();
		for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
			let x = isDown(reached, diagonal, edits) ? get(reached, diagonal + 1) : get(reached, diagonal - 1) + 1;
			while (x < before.length && x - diagonal < after.length && before[x] === after[x - diagonal]) x += 1;
			next.set(diagonal, x);
			if (x >= before.length && x - diagonal >= after.length) return trace;
		}
		reached = next;
	}
	return undefined;
};

const get = (reached: Reached, diagonal: number): number => reached.get(diagonal) ?? -1;

const isDown = (reached: Reached, diagonal: number, edits: number): boolean =>
	diagonal === -edits || (diagonal !== edits && get(reached, diagonal - 1) < get(reached, diagonal + 1));

const walkBack = (
	trace: readonly Reached[],
	before: readonly string[],
	after: readonly string[],
): DiffLine[] => {
	const lines: DiffLine[] = [];
	let x = before.length;
	let y = after.length;
	for (let edits = trace.length - 1; edits >= 0; edits -= 1) {
		const reached = trace[edits] ?? new Map();
		const down = isDown(reached, x - y, edits);
		const fromX = get(reached, down ? x - y + 1 : x - y - 1);
		const fromY = fromX - (down ? x - y + 1 : x - y - 1);
		while (x > fromX && y > fromY && x > 0 && y > 0) {
			x -= 1;
			y -= 1;
			lines.push({ sign: " ", text: before[x] ?? "" });
		}
		if (edits === 0) break;
		if (down) lines.push({ sign: "+", text: after[fromY] ?? "" });
		else lines.push({ sign: "-", text: before[fromX] ?? "" });
		x = fromX;
		y = fromY;
	}
	return lines.reverse();
};
