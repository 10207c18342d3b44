import { wholeCharacter } from "./parts.ts";
import { fitsAt, type Phrase } from "./phrase.ts";
import { type Word, words } from "./words.ts";

/** An excerpt of a text with its matches, in UTF-16 units. */
export type Snippet = { readonly text: string; readonly ranges: readonly (readonly [number, number])[] };

type Match = { readonly start: number; readonly end: number; readonly phrase: number };

const length = 160;
/** The length of the context before the first match. */
const lead = 40;
/** How far past the first match to search for a better excerpt. */
const reach = 16_000;

/** The excerpt of the original text that has the most phrases of the query. */
export const cutSnippet = (text: string, phrases: readonly Phrase[]): Snippet => {
	const matches = findMatches(text, phrases);
	const best = bestPlace(matches);
	const from = best === undefined ? 0 : startOf(text, best.start);
	const to = endOf(text, Math.max(from + length, best?.end ?? 0));
	const before = from > 0 ? "…" : "";
	const piece = text.slice(from, to).replaceAll(/\s/g, " ");
	const inside = matches.filter(({ start, end }) => start >= from && end <= to);
	return {
		text: `${before}${piece}${to < text.length ? "…" : ""}`,
		ranges: join(inside).map(([start, end]) => [start - from + before.length, end - from + before.length]),
	};
};

const findMatches = (text: string, phrases: readonly Phrase[]): Match[] => {
	const read: Word[] = [];
	const matches: Match[] = [];
	const longest = Math.max(1, ...phrases.map((phrase) => phrase.words.length));
	let limit = Number.POSITIVE_INFINITY;
	const look = (position: number): void => {
		for (const [phrase, wanted] of phrases.entries()) {
			const first = read[position];
			const last = read[position + wanted.words.length - 1];
			if (first === undefined || last === undefined || !fitsAt(wanted, read, position)) continue;
			const isHalf = wanted.prefix && wanted.words.at(-1) !== last.word && last.half !== undefined;
			matches.push({ start: first.start, end: isHalf ? last.half : last.end, phrase });
			limit = Math.min(limit, first.start + reach);
		}
	};
	for (const word of words(text)) {
		if (word.start > limit) break;
		if (read.push(word) >= longest) look(read.length - longest);
	}
	for (let position = Math.max(0, read.length - longest + 1); position < read.length; position += 1)
		look(position);
	return matches;
};

/** The first match from which a snippet covers the most distinct phrases. */
const bestPlace = (matches: readonly Match[]): Match | undefined => {
	let best: Match | undefined;
	let most = 0;
	for (const [position, match] of matches.entries()) {
		const near = new Set<number>();
		for (let at = position; at < matches.length; at += 1) {
			const other = matches[at];
			if (other === undefined || other.end > match.start + length - lead) break;
			near.add(other.phrase);
		}
		if (near.size > most) [best, most] = [match, near.size];
	}
	return best ?? matches[0];
};

/** A little before the match, at a nearby space if any, never inside a character. */
const startOf = (text: string, match: number): number => {
	const from = match - lead;
	if (from <= 0) return 0;
	const space = text.slice(from, match).search(/\s/);
	return space < 0 ? wholeCharacter(text, from) : from + space + 1;
};

const endOf = (text: string, wanted: number): number => {
	if (wanted >= text.length) return text.length;
	const space = text.slice(wanted - lead, wanted).search(/\s\S*$/);
	return space < 0 ? wholeCharacter(text, wanted) : wanted - lead + space;
};

/** Merges adjacent and overlapping ranges: the pairs of a run of characters always overlap. */
const join = (matches: readonly Match[]): [number, number][] => {
	const ranges: [number, number][] = [];
	for (const { start, end } of matches.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
		const last = ranges.at(-1);
		if (last !== undefined && start <= last[1]) last[1] = Math.max(last[1], end);
		else ranges.push([start, end]);
	}
	return ranges;
};
