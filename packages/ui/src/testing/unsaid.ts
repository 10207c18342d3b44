import { pseudoLetters } from "@parley/words/pseudo";

const ofCatalogue = new RegExp(`[⟦⟧${pseudoLetters}]+`, "u");

/** Letters that are no words: months and halves of a day as `Intl` writes them, units in a size that was said, and names of keys. */
const noWords = new RegExp(
	[
		"\\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\\b",
		"\\b[AP]M\\b",
		"(?<=⟦[\\d.,]+ )[KMGT]B(?=⟧)",
		"\\b(?:Alt|Ctrl|Shift)\\+\\w+|\\((?:Enter|Esc|Delete|Tab)\\)",
	].join("|"),
	"g",
);

/**
 * What of a text that was shown in the pseudo-locale has not come from the catalogue, whose every letter has an accent, nor from
 * `data`. A value that is put into a sentence is looked at too.
 */
export const unsaidIn = (shown: string, data: string): readonly string[] =>
	shown
		.replaceAll(noWords, "")
		.split(ofCatalogue)
		.flatMap((run) => unknownIn(run, data));

const unknownIn = (run: string, data: string): readonly string[] => {
	const words = /\p{L}.*\p{L}|\p{L}/su.exec(run)?.[0];
	if (words === undefined || isIn(words, data)) return [];
	// Data that a list or a line has side by side.
	const parts = words.split(/, | · |: ?|\//);
	if (parts.length === 1) return [words];
	return parts.flatMap((part) => unknownIn(part, data));
};

/** As whole words: a letter or two are in everything. A letter that the pseudo-locale has too is where they were cut. */
const isIn = (words: string, data: string): boolean => {
	const goesOn = (letter: string): boolean => /\p{L}/u.test(letter) && !ofCatalogue.test(letter);
	for (let at = data.indexOf(words); at >= 0; at = data.indexOf(words, at + 1))
		if (!goesOn(data.charAt(at - 1)) && !goesOn(data.charAt(at + words.length))) return true;
	return false;
};
