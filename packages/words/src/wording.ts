import type { english } from "./english/english.ts";
import type { ArgumentNames } from "./phrase.ts";

type English = typeof english;

/** What a sentence is called, in every language. */
export type WordingCode = keyof English;

/** A sentence whose values are plain: it can stand inside of another. */
export type PlainWording = {
	readonly code: string;
	readonly values?: { readonly [name: string]: string | number };
};

/** A value in a sentence: words of others, a number, or another sentence of ours. */
export type WordingValue = string | number | PlainWording;

type Values<Code extends WordingCode, Value> = {
	readonly [Name in ArgumentNames<English[Code]>]: Name extends "count" ? number : Value;
};

/** The arguments of a sentence, to be left out where it takes none. */
export type WordingArguments<Code extends WordingCode, Value = WordingValue> =
	ArgumentNames<English[Code]> extends never ? [] : [values: Values<Code, Value>];

/** A sentence that is still to be said: in whatever language the person reads, wherever it ends up. */
export type Wording = {
	readonly code: string;
	readonly values?: { readonly [name: string]: WordingValue };
};

export const wording = <Code extends WordingCode>(code: Code, ...given: WordingArguments<Code>): Wording => {
	const [values] = given;
	return values === undefined ? { code } : { code, values };
};
