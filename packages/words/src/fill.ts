import type { Locale } from "./locale.ts";
import type { Phrase } from "./phrase.ts";

const rules = new Map<string, Intl.PluralRules>();

const formFor = (phrase: Phrase, tag: string, count: number): string => {
	if (typeof phrase === "string") return phrase;
	let rule = rules.get(tag);
	if (rule === undefined) {
		rule = new Intl.PluralRules(tag);
		rules.set(tag, rule);
	}
	return phrase[rule.select(count)] ?? phrase.other;
};

/** A phrase in its language's order: its own words, with the values, unconverted, between them. */
export const fill = <Value>(
	{ tag }: Locale,
	phrase: Phrase,
	values: { readonly [name: string]: Value },
	count: number,
): (string | Value)[] =>
	formFor(phrase, tag, count)
		.split(/\{(\w+)\}/)
		.map((piece, at) => (at % 2 === 0 ? piece : (values[piece] ?? "")))
		.filter((piece) => piece !== "");
