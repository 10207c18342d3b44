import { fill } from "./fill.ts";
import type { Locale } from "./locale.ts";
import type { Wording, WordingValue } from "./wording.ts";

/** The text of a wording. Undefined if this version has no such sentence: whoever sent it is newer. */
export const render = (locale: Locale, { code, values = {} }: Wording): string | undefined => {
	const phrase = locale.phraseOf(code);
	if (phrase === undefined) return undefined;
	const texts = Object.entries(values).map(([name, value]) => [name, valueText(locale, value)] as const);
	return fill(locale, phrase, Object.fromEntries(texts), Number(values["count"])).join("");
};

const valueText = (locale: Locale, value: WordingValue): string => {
	if (typeof value === "object") return render(locale, value) ?? value.code;
	return typeof value === "number" ? value.toLocaleString(locale.tag) : value;
};
