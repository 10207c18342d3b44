/** A word as the index has it, and where it stands in the text it came from, in UTF-16 units. */
export type Word = {
	readonly word: string;
	readonly start: number;
	readonly end: number;
	/** Where the first of its two characters ends, for a pair out of a script that is written without spaces. */
	readonly half?: number;
};

/** Scripts whose words are not set apart by spaces, or carry endings without one. Latin accents are used with some of them. */
const denseScripts =
	"[\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Hang}\\p{scx=Bopo}\\p{scx=Thai}\\p{scx=Laoo}\\p{scx=Khmr}\\p{scx=Mymr}]";
const dense = `[[${denseScripts}&&[\\p{L}\\p{M}\\p{N}]]--[\\u0300-\\u036F]]`;
const spaced = `[[\\p{L}\\p{N}\\p{Co}]--${dense}]`;
const spacedRest = `[[\\p{L}\\p{M}\\p{N}\\p{Co}]--${dense}]`;
const pictures = "\\p{RI}\\p{RI}|[\\p{Extended_Pictographic}--[\\p{L}\\p{N}]]";

const pattern = new RegExp(`(?<run>${dense}+)|(?<picture>${pictures})|${spaced}${spacedRest}*`, "gv");

/** A character of a dense script with the marks that change it; half-width kana carry theirs as letters of their own. */
const character = /[^\p{M}\uFF9E\uFF9F][\p{M}\uFF9E\uFF9F]*|[\p{M}\uFF9E\uFF9F]+/gv;

/** Accents and points that people leave out when they type. Vowel signs of other scripts are letters to their readers. */
const accents = /[\p{M}&&[\p{sc=Zinh}\p{scx=Latn}\p{scx=Grek}\p{scx=Cyrl}\p{scx=Hebr}\p{scx=Arab}]]/gv;

const ascii = /^[\0-\x7F]*$/;

/** What is longer is no word anybody types, and its beginning is enough to find it. */
const maxLength = 64;

/**
 * The words of a text, in order. Runs of scripts without spaces become pairs of neighbours and, at the end, the last character
 * alone: so a word of two characters is found anywhere in a run, and one character as the beginning of a pair.
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

/** The text as the index takes it: words with single spaces between them. */
export const searchable = (text: string): string => {
	const found: string[] = [];
	for (const { word } of words(text)) found.push(word);
	return found.join(" ");
};

const fold = (word: string): string => {
	const short = word.length > maxLength ? word.slice(0, maxLength).toWellFormed() : word;
	if (ascii.test(short)) return short.toLowerCase();
	const bare = short.normalize("NFKD").replace(accents, "").toLowerCase().replaceAll("ς", "σ");
	// A compatibility form may stand for several words or for signs between them.
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
