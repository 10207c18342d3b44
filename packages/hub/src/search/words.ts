/** A word as indexed, and its range in the original text, in UTF-16 units. */
export type Word = {
	readonly word: string;
	readonly start: number;
	readonly end: number;
	/** Where the first of its two characters ends, for a pair from a script written without spaces. */
	readonly half?: number;
};

/** Scripts that do not separate words, or their suffixes, with spaces. Some of them use Latin accents. */
const denseScripts =
	"[\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Hang}\\p{scx=Bopo}\\p{scx=Thai}\\p{scx=Laoo}\\p{scx=Khmr}\\p{scx=Mymr}]";
const dense = `[[${denseScripts}&&[\\p{L}\\p{M}\\p{N}]]--[\\u0300-\\u036F]]`;
const spaced = `[[\\p{L}\\p{N}\\p{Co}]--${dense}]`;
const spacedRest = `[[\\p{L}\\p{M}\\p{N}\\p{Co}]--${dense}]`;
const pictures = "\\p{RI}\\p{RI}|[\\p{Extended_Pictographic}--[\\p{L}\\p{N}]]";

const pattern = new RegExp(`(?<run>${dense}+)|(?<picture>${pictures})|${spaced}${spacedRest}*`, "gv");

/** A character of a dense script with its combining marks; half-width kana have theirs as separate letters. */
const character = /[^\p{M}\uFF9E\uFF9F][\p{M}\uFF9E\uFF9F]*|[\p{M}\uFF9E\uFF9F]+/gv;

/** Accents and points that people omit when typing. Vowel signs of other scripts count as letters. */
const accents = /[\p{M}&&[\p{sc=Zinh}\p{scx=Latn}\p{scx=Grek}\p{scx=Cyrl}\p{scx=Hebr}\p{scx=Arab}]]/gv;

const ascii = /^[\0-\x7F]*$/;

/** Nobody types longer words, and the beginning is enough to find them. */
const maxLength = 64;

/**
 * The words of a text, in order. Runs of scripts without spaces become overlapping pairs, plus the last character alone, so that
 * a two-character word is found anywhere in a run, and a single character as the prefix of a pair.
 */
export function* words(text: string): Generator<Word, undefined> {
	for (const { 0: found, index: start, groups } of text.matchAll(pattern)) {
		if (groups?.["run"] !== undefined) {
			yield* pairs(found, start);
			continue;
		}
		const word = groups?.["picture"] ?? fold(found);
		if (word !== "") yield { word, start, end: start + found.length };
	}
}

/** The text for the index: words separated by single spaces. */
export const searchable = (text: string): string => {
	const found: string[] = [];
	for (const { word } of words(text)) found.push(word);
	return found.join(" ");
};

const fold = (word: string): string => {
	const short = word.length > maxLength ? word.slice(0, maxLength).toWellFormed() : word;
	if (ascii.test(short)) return short.toLowerCase();
	const bare = short.normalize("NFKD").replace(accents, "").toLowerCase().replaceAll("ς", "σ");
	// A compatibility form may expand to several words or to separators.
	return bare.replaceAll(/[^\p{L}\p{M}\p{N}\p{Co}]/gv, "");
};

function* pairs(run: string, start: number): Generator<Word, undefined> {
	const characters = [...run.matchAll(character)].map(({ 0: found, index }) => ({
		word: found.normalize("NFKC").toLowerCase(),
		start: start + index,
		end: start + index + found.length,
	}));
	for (const [position, first] of characters.entries()) {
		const second = characters[position + 1];
		if (second === undefined) yield { ...first, half: first.end };
		else
			yield {
				word: first.word + second.word,
				start: first.start,
				end: second.end,
				half: first.end,
			};
	}
}
