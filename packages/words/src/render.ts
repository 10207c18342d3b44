import { fill } from "./fill.ts";
import type { Locale } from "./locale.ts";
import type { Wording, WordingValue } from "./wording.ts";

/** The text of a wording. Undefined if this version lacks the sentence: the sender is newer. */
export const render = (locale: Locale, { code, values = {} }: Wording): string | undefined => {
	const phrase = locale.phraseOf(code);
	if (phrase === undefined) return undefined;
	const texts: { [name: string]: string } = {};
	for (const [name, value] of Object.entries(values)) {
		const text = valueText(locale, value);
		// A sentence with a hole in it is worse than the English that comes with the wording.
		if (text === undefined) return undefined;
		texts[name] = text;
	}
	return fill(locale, phrase, texts, Number(values["count"])).join("");
};

const valueText = (locale: Locale, value: WordingValue): string | undefined => {
	if (typeof value === "object") return render(locale, value);
	return typeof value === "number" ? value.toLocaleString(locale.tag) : value;
};
