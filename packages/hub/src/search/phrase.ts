import { type Word, words } from "./words.ts";

/** Words that stand next to each other. `prefix`: of the last one only the beginning is known. */
export type Phrase = { readonly words: readonly [string, ...string[]]; readonly prefix: boolean };

/** Longer than anybody types by hand; what is pasted is found by its beginning. */
const maxPhrases = 16;
const maxWords = 24;
const maxQuery = 2000;

/**
 * Reads what a person typed: words that must all occur, "words in quotes" next to each other, and `begin*` for beginnings. The last
 * word is a beginning in any case, since it may still be being typed. Whatever is typed has a meaning, if only that of nothing.
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
	// The last character of a run stands alone only where the run ends, and here it may go on.
	const isEndOfPair = last?.half !== undefined && previous?.half !== undefined && previous.end === last.end;
	const kept = isEndOfPair ? found.slice(0, -1) : found;
	const [first, ...rest] = kept.slice(0, maxWords).map(({ word }) => word);
	if (first === undefined) return [];
	const isAlone = last?.half !== undefined && !isEndOfPair;
	return [{ words: [first, ...rest], prefix: prefix || isAlone }];
};

/** The phrases in the language of the full-text index. Words contain nothing that it would take for syntax. */
export const matchExpression = (phrases: readonly Phrase[]): string =>
	phrases.map((phrase) => `"${phrase.words.join(" ")}"${phrase.prefix ? " *" : ""}`).join(" AND ");

/** Whether a phrase begins with the word at this position. */
export const fitsAt = (phrase: Phrase, text: readonly Word[], position: number): boolean =>
	phrase.words.every((wanted, step) => {
		const found = text[position + step]?.word;
		const isLast = step === phrase.words.length - 1;
		return isLast && phrase.prefix ? found?.startsWith(wanted) === true : found === wanted;
	});
