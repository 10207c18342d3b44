import type { english } from "./english/english.ts";
import type { ArgumentNames } from "./phrase.ts";

type English = typeof english;

/** The code of a sentence, the same in every language. */
export type WordingCode = keyof English;

/** A sentence whose values are plain, so it can be a value of another. */
export type PlainWording = {
	readonly code: string;
	readonly values?: { readonly [name: string]: string | number };
};

/** A value in a sentence: foreign text, a number, or another sentence of ours. */
export type WordingValue = string | number | PlainWording;

type Values<Code extends WordingCode, Value> = {
	readonly [Name in ArgumentNames<English[Code]>]: Name extends "count" ? number : Value;
};

/** The arguments of a sentence, omitted if it takes none. */
export type WordingArguments<Code extends WordingCode, Value = WordingValue> =
	ArgumentNames<English[Code]> extends never ? [] : [values: Values<Code, Value>];

/** A sentence as data, to be rendered in the reader's language wherever it arrives. */
export type Wording = {
	readonly code: string;
	readonly values?: { readonly [name: string]: WordingValue };
};

export const wording = <Code extends WordingCode>(code: Code, ...given: WordingArguments<Code>): Wording => {
	const [values] = given;
	return values === undefined ? { code } : { code, values };
};
