import { pseudoLetters } from "../pseudo.ts";

const ofCatalogue = new RegExp(`[⟦⟧${pseudoLetters}]+`, "u");

/** Letters that need no translation: months and AM/PM as `Intl` writes them. */
const noWords = new RegExp(
	["\\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\\b", "\\b[AP]M\\b"].join("|"),
	"g",
);

/**
 * The parts of a text shown in the pseudo-locale that came neither from the catalogue, whose every letter has an accent, nor from `data`.
 * Values inserted into a sentence are checked too.
 */
export const unsaidIn = (shown: string, data: string): readonly string[] =>
	shown
		.replaceAll(noWords, "")
		.split(ofCatalogue)
		.flatMap((run) => unknownIn(run, data));

const unknownIn = (run: string, data: string): readonly string[] => {
	const words = /\p{L}.*\p{L}|\p{L}/su.exec(run)?.[0];
	if (words === undefined || isIn(words, data)) return [];
	// Separate data that a list or a line joins.
	const parts = words.split(/, | · | – |: ?|\n|\//);
	if (parts.length === 1) return [words];
	return parts.flatMap((part) => unknownIn(part, data));
};

/** Matches whole words only, because any text contains a letter or two. A letter of the pseudo-locale counts as a word boundary. */
const isIn = (words: string, data: string): boolean => {
	const goesOn = (letter: string): boolean => /\p{L}/u.test(letter) && !ofCatalogue.test(letter);
	for (let at = data.indexOf(words); at >= 0; at = data.indexOf(words, at + 1))
		if (!goesOn(data.charAt(at - 1)) && !goesOn(data.charAt(at + words.length))) return true;
	return false;
};
