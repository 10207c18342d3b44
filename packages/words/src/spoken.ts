import { fill } from "./fill.ts";
import { englishLocale, type Locale } from "./locale.ts";
import { render } from "./render.ts";
import type { Wording, WordingArguments, WordingCode } from "./wording.ts";

let spoken: Locale = englishLocale;

/** Sets the language of this process or page: once, before anything is said. */
export const speak = (locale: Locale): void => {
	spoken = locale;
};

/** A BCP 47 tag, for dates, numbers and the page's `lang`. */
export const spokenTag = (): string => spoken.tag;

/** A sentence in the reader's language. */
export const say = <Code extends WordingCode>(code: Code, ...[values]: WordingArguments<Code>): string =>
	render(spoken, values === undefined ? { code } : { code, values }) ?? code;

/** A sentence from a log or another program; in the English it came with if this version lacks the sentence. */
export const sayWording = (wording: Wording | undefined, inEnglish: string): string =>
	(wording === undefined ? undefined : render(spoken, wording)) ?? inEnglish;

/** A sentence with more than text in it, such as a button: its pieces, in the language's order. */
export const sayAround = <Code extends WordingCode, Piece>(
	code: Code,
	...[values]: WordingArguments<Code, string | number | Piece>
): (string | number | Piece)[] => {
	const given: { readonly [name: string]: string | number | Piece } = values ?? {};
	return fill(spoken, spoken.phraseOf(code) ?? code, given, Number(given["count"]));
};
