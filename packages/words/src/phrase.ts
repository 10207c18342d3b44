/** Forms by number, as `Intl.PluralRules` names them. A language has the ones it needs; every language has `other`. */
export type Plural = { readonly other: string } & { readonly [Rule in Intl.LDMLPluralRule]?: string };

/** A sentence with `{names}` where its arguments go. One with several forms takes `count` and chooses by it. */
export type Phrase = string | Plural;

type Names<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;

/** The arguments a phrase takes, read off its own text: a missing or misspelt one does not compile. */
export type ArgumentNames<P> = P extends string
	? Names<P>
	: P extends Plural
		? "count" | Names<P[keyof P & Intl.LDMLPluralRule]>
		: never;
