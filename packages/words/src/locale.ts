import { english } from "./english/english.ts";
import type { Phrase } from "./phrase.ts";
import type { WordingCode } from "./wording.ts";

/** Every sentence in one language; a translation that lacks one does not compile. */
export type Catalogue = { readonly [Code in WordingCode]: Phrase };

export type Locale = {
	/** A BCP 47 tag; decides which plural form a number takes. */
	readonly tag: string;
	/** Undefined for a sentence that this version lacks. */
	readonly phraseOf: (code: string) => Phrase | undefined;
};

export const localeOf = (tag: string, catalogue: Catalogue): Locale => {
	const phrases = new Map<string, Phrase>(Object.entries(catalogue));
	return { tag, phraseOf: (code) => phrases.get(code) };
};

export const englishLocale: Locale = localeOf("en", english);
