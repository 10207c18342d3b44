import { diffArrays } from "diff/lib/diff/array.js";

/** The lines at `oldAt` and `newAt` and the `length` - 1 behind them are the same. */
export type Match = { readonly oldAt: number; readonly newAt: number; readonly length: number };

/** How much work a comparison may be. */
export type DiffBounds = {
	/** Lines to be removed and added, of those that occur on both sides. */
	readonly maxEdits: number;
	/** Texts that repeat themselves can take long to compare even if they differ in few lines. */
	readonly timeoutMs: number;
};

export const defaultBounds: DiffBounds = { maxEdits: 2000, timeoutMs: 200 };

/**
 * As many lines as can be kept, in order; undefined beyond the bounds.
 *
 * A line that only one side has cannot be kept, so only the others are compared: that makes the comparison of
 * a rewritten file cheap, and the result stays as short as it can be.
 */
export const matchLines = (
	before: readonly string[],
	after: readonly string[],
	{ maxEdits, timeoutMs }: DiffBounds,
): readonly Match[] | undefined => {
	// Equal lines get equal numbers, which are compared faster than lines are.
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

/** Adds a pair of lines, to the last match if it goes on there. */
const push = (matches: Match[], oldAt: number, newAt: number): void => {
	const last = matches.at(-1);
	if (last !== undefined && last.oldAt + last.length === oldAt && last.newAt + last.length === newAt)
		matches[matches.length - 1] = { ...last, length: last.length + 1 };
	else matches.push({ oldAt, newAt, length: 1 });
};
