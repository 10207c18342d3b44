import { type Part, type Pattern, widthOf } from "./pattern.ts";
import type { Clause } from "./words.ts";

/** The words `[start, end)` that a part holds. */
export type Span = {
	readonly start: number;
	readonly end: number;
};

/**
 * Decomposes a clause: one span for each part of the pattern, or undefined when it does not fit.
 *
 * Each wildcard holds as few words as possible. Between wildcards a pattern has a fixed width, so the leftmost place
 * for each run is never worse than a later one, and no backtracking is needed: time is words × pattern length.
 */
export const matchPattern = (pattern: Pattern, clause: Clause): Span[] | undefined => {
	const spans: Span[] = [];
	let position = 0;
	let index = 0;
	while (index < pattern.length) {
		const floating = pattern[index]?.kind === "any";
		const run = takeRun(pattern, floating ? index + 1 : index);
		const closesPattern = index + run.length + (floating ? 1 : 0) === pattern.length;
		const start = placeRun(run, clause, position, floating, closesPattern);
		if (start === undefined) return undefined;
		if (floating) spans.push({ start: position, end: start });
		position = start;
		for (const part of run) {
			const end = position + (widthOf(part) ?? 0);
			spans.push({ start: position, end });
			position = end;
		}
		index += run.length + (floating ? 1 : 0);
	}
	return position === clause.length ? spans : undefined;
};

const takeRun = (pattern: Pattern, from: number): Pattern => {
	let end = from;
	while (end < pattern.length && pattern[end]?.kind !== "any") end++;
	return pattern.slice(from, end);
};

const placeRun = (
	run: Pattern,
	clause: Clause,
	from: number,
	floating: boolean,
	closesPattern: boolean,
): number | undefined => {
	const width = run.reduce((sum, part) => sum + (widthOf(part) ?? 0), 0);
	const last = clause.length - width;
	const first = floating && closesPattern ? Math.max(from, last) : from;
	const limit = floating ? last : Math.min(from, last);
	for (let start = first; start <= limit; start++) {
		if (fitsAt(run, clause, start)) return start;
	}
	return undefined;
};

const fitsAt = (run: Pattern, clause: Clause, start: number): boolean => {
	let position = start;
	for (const part of run) {
		if (!holds(part, clause[position]?.key)) return false;
		position += widthOf(part) ?? 0;
	}
	return true;
};

const holds = (part: Part, key: string | undefined): boolean => {
	switch (part.kind) {
		case "any":
		case "count":
			return true;
		case "word":
			return part.key === key;
		case "class":
			return key !== undefined && part.keys.has(key);
	}
};
