import { type Word, words } from "./words.ts";

/** Adjacent words. `prefix`: the last one is a prefix. */
export type Phrase = { readonly words: readonly [string, ...string[]]; readonly prefix: boolean };

/** Longer than anyone types by hand; pasted text is found by its beginning. */
const maxPhrases = 16;
const maxWords = 24;
const maxQuery = 2000;

/**
 * Parses a query: all words must occur, "quoted words" must be adjacent, and `begin*` matches a prefix. The last word is always a
 * prefix, since the user may still be typing it. Every input is valid; it may contain no words.
 */
export const readQuery = (query: string): Phrase[] => {
	const parts = query
		.slice(0, maxQuery)
		.replaceAll(/[“”„«»]/g, '"')
		.split('"');
	const phrases = parts.flatMap((part, position) => {
		const isQuoted = position % 2 === 1;
		const isOpen = position === parts.length - 1;
		if (isQuoted) return phraseOf(part, isOpen);
		const chunks = part.split(/\s+/).filter((chunk) => chunk !== "");
		return chunks.flatMap((chunk, at) =>
			phraseOf(chunk, chunk.endsWith("*") || (isOpen && at === chunks.length - 1)),
		);
	});
	return phrases.slice(0, maxPhrases);
};

const phraseOf = (text: string, prefix: boolean): Phrase[] => {
	const found = [...words(text)];
	const last = found.at(-1);
	const previous = found.at(-2);
	// The last character of a run is indexed alone only at the run's end, and here the run may continue.
	const isEndOfPair = last?.half !== undefined && previous?.half !== undefined && previous.end === last.end;
	const kept = isEndOfPair ? found.slice(0, -1) : found;
	const [first, ...rest] = kept.slice(0, maxWords).map(({ word }) => word);
	if (first === undefined) return [];
	const isAlone = last?.half !== undefined && !isEndOfPair;
	return [{ words: [first, ...rest], prefix: prefix || isAlone }];
};

/** The phrases as a full-text query. Words contain no query syntax. */
export const matchExpression = (phrases: readonly Phrase[]): string =>
	phrases.map((phrase) => `"${phrase.words.join(" ")}"${phrase.prefix ? " *" : ""}`).join(" AND ");

/** Whether a phrase begins with the word at this position. */
export const fitsAt = (phrase: Phrase, text: readonly Word[], position: number): boolean =>
	phrase.words.every((wanted, step) => {
		const found = text[position + step]?.word;
		const isLast = step === phrase.words.length - 1;
		return isLast && phrase.prefix ? found?.startsWith(wanted) === true : found === wanted;
	});
