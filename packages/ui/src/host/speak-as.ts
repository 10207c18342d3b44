import { localeFor } from "@parley/words/locale-for";
import { speak, spokenTag } from "@parley/words/spoken";

/** Sets the page to the requested language or the closest available, and declares it to browsers and screen readers. */
export const speakAs = (wanted: string, page: { lang: string }): void => {
	speak(localeFor(wanted));
	page.lang = spokenTag();
};
