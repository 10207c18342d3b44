import { englishLocale, type Locale } from "./locale.ts";

const locales: readonly Locale[] = [englishLocale];

/** The language that comes closest to the wanted one, as BCP 47 names it: that very one, the same without its region, or English. */
export const localeFor = (wanted: string): Locale => {
	const [language] = wanted.split("-");
	const candidates = [wanted, language].flatMap((tag) => locales.find((locale) => locale.tag === tag) ?? []);
	return candidates[0] ?? englishLocale;
};
