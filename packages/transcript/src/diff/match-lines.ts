import { diffArrays } from "diff/lib/diff/array.js";

/** The lines at `oldAt` and `newAt` and the `length` - 1 behind them are the same. */
export type Match = { readonly oldAt: number; readonly newAt: number; readonly length: number };

/** Bounds on the work of a comparison. */
export type DiffBounds = {
	/** Removed and added lines, counting only lines that occur on both sides. */
	readonly maxEdits: number;
	/** Repetitive texts can take long to compare even if they differ in few lines. */
	readonly timeoutMs: number;
};

export const defaultBounds: DiffBounds = { maxEdits: 2000, timeoutMs: 200 };

/**
 * The longest list of matching lines, in order; undefined beyond the bounds.
 *
 * A line that only one side has cannot match, so only the others are compared. That makes the comparison of a rewritten
 * file cheap, and the result stays minimal.
 */
export const matchLines = (
	before: readonly string[],
	after: readonly string[],
	{ maxEdits, timeoutMs }: DiffBounds,
): readonly Match[] | undefined => {
	// Equal lines get equal numbers, which compare faster than lines.
	const numbers = new Map<string, number>();
	const oldNumbers = before.map((line) => numberOf(numbers, line));
	const newNumbers = after.map((line) => numberOf(numbers, line));
	const [inOld, inNew] = [presence(oldNumbers, numbers.size), presence(newNumbers, numbers.size)];
	const oldPlaces = placesOf(oldNumbers, inNew);
	const newPlaces = placesOf(newNumbers, inOld);
	const changes = diffArrays(
		oldPlaces.map((place) => oldNumbers[place]),
		newPlaces.map((place) => newNumbers[place]),
		{ maxEditLength: maxEdits, timeout: timeoutMs },
	);
	if (changes === undefined) return undefined;
	const matches: Match[] = [];
	let [oldAt, newAt] = [0, 0];
	for (const { added, removed, count } of changes) {
		if (!added && !removed)
			for (let each = 0; each < count; each += 1)
				push(matches, oldPlaces[oldAt + each] ?? 0, newPlaces[newAt + each] ?? 0);
		if (!added) oldAt += count;
		if (!removed) newAt += count;
	}
	return matches;
};

const numberOf = (numbers: Map<string, number>, line: string): number => {
	const known = numbers.get(line);
	if (known !== undefined) return known;
	numbers.set(line, numbers.size);
	return numbers.size - 1;
};

const presence = (numbers: readonly number[], size: number): Uint8Array => {
	const present = new Uint8Array(size);
	for (const number of numbers) present[number] = 1;
	return present;
};

const placesOf = (numbers: readonly number[], present: Uint8Array): readonly number[] => {
	const places: number[] = [];
	for (const [place, number] of numbers.entries()) if (present[number] === 1) places.push(place);
	return places;
};

/** Adds a pair of lines, extending the last match if it is adjacent. */
const push = (matches: Match[], oldAt: number, newAt: number): void => {
	const last = matches.at(-1);
	if (last !== undefined && last.oldAt + last.length === oldAt && last.newAt + last.length === newAt)
		matches[matches.length - 1] = { ...last, length: last.length + 1 };
	else matches.push({ oldAt, newAt, length: 1 });
};
