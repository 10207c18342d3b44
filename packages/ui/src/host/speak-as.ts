import { localeFor } from "@parley/words/locale-for";
import { speak, spokenTag } from "@parley/words/spoken";

/** The page speaks the wanted language, or the closest it has, and tells browsers and screen readers which one that is. */
export const speakAs = (wanted: string, page: { lang: string }): void => {
	speak(localeFor(wanted));
	page.lang = spokenTag();
};
