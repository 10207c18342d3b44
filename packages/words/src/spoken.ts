import { fill } from "./fill.ts";
import { englishLocale, type Locale } from "./locale.ts";
import { render } from "./render.ts";
import type { Wording, WordingArguments, WordingCode } from "./wording.ts";

let spoken: Locale = englishLocale;

/** The language of this process or page. Set once, before anything is said. */
export const speak = (locale: Locale): void => {
	spoken = locale;
};

/** As BCP 47 has it: for dates and numbers, and for what the page says about itself. */
export const spokenTag = (): string => spoken.tag;

/** A sentence, now, in the language of the person who reads it. */
export const say = <Code extends WordingCode>(code: Code, ...[values]: WordingArguments<Code>): string =>
	render(spoken, values === undefined ? { code } : { code, values }) ?? code;

/** What a log or another program has to say; in English, as it came, where this version does not have that sentence. */
export const sayWording = (wording: Wording | undefined, inEnglish: string): string =>
	(wording === undefined ? undefined : render(spoken, wording)) ?? inEnglish;

/** A sentence that has more than text in it, such as a button: its pieces, in the order of the language. */
export const sayAround = <Code extends WordingCode, Piece>(
	code: Code,
	...[values]: WordingArguments<Code, string | number | Piece>
): (string | number | Piece)[] => {
	const given: { readonly [name: string]: string | number | Piece } = values ?? {};
	return fill(spoken, spoken.phraseOf(code) ?? code, given, Number(given["count"]));
};
