import { englishLocale, type Locale } from "./locale.ts";

const locales: readonly Locale[] = [englishLocale];

/** The locale closest to the wanted BCP 47 tag: an exact match, the language without its region, or English. */
export const localeFor = (wanted: string): Locale => {
	const [language] = wanted.split("-");
	const candidates = [wanted, language].flatMap((tag) => locales.find((locale) => locale.tag === tag) ?? []);
	return candidates[0] ?? englishLocale;
};
