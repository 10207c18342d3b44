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

/** One whose sentences need not all be there from the start. */
export type LearningLocale = Locale & { readonly learn: (phrases: Readonly<Record<string, Phrase>>) => void };

export const localeOf = (tag: string, catalogue: Catalogue): LearningLocale => {
	const phrases = new Map<string, Phrase>(Object.entries(catalogue));
	return {
		tag,
		phraseOf: (code) => phrases.get(code),
		learn: (more) => {
			for (const [code, phrase] of Object.entries(more)) phrases.set(code, phrase);
		},
	};
};

export const englishLocale: LearningLocale = localeOf("en", english);
