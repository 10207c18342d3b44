import { englishLocale, type Locale } from "./locale.ts";
import type { Phrase } from "./phrase.ts";

const plain = "abcdefghijklmnopqrstuvwxyz";
const accents = "áƀçđéƒĝĥíĵķłɱñóƥɋřšťúṽŵẋýž";
const accentOf: ReadonlyMap<string, string> = new Map([
	...Array.from(plain, (letter, at) => [letter, accents.charAt(at)] as const),
	...Array.from(plain, (letter, at) => [letter.toUpperCase(), accents.charAt(at).toUpperCase()] as const),
]);

/** Every accented letter of the pseudo-locale. */
export const pseudoLetters: string = accents + accents.toUpperCase();

/** Accents every letter and doubles every vowel: other languages take a third more room than English. */
export const pseudoText = (text: string): string =>
	text.replaceAll(/\{\w+\}|[A-Za-z]/g, (piece) => {
		const accented = accentOf.get(piece) ?? piece;
		return /^[aeiou]$/i.test(piece) ? accented + accented.toLowerCase() : accented;
	});

const mark = (text: string): string => `⟦${pseudoText(text)}⟧`;

const markPhrase = (phrase: Phrase): Phrase => {
	if (typeof phrase === "string") return mark(phrase);
	const forms = Object.entries(phrase).map(([rule, text]) => [rule, mark(text)] as const);
	return { ...Object.fromEntries(forms), other: mark(phrase.other) };
};

/** English in brackets, accented and longer: text shown without them did not come from the catalogue. */
export const pseudoLocale: Locale = {
	tag: "en",
	phraseOf: (code) => {
		const phrase = englishLocale.phraseOf(code);
		return phrase === undefined ? undefined : markPhrase(phrase);
	},
};
