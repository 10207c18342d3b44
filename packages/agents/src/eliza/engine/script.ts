import type { Lines } from "./lines.ts";

/** A conversation script as its author writes it: plain data, checked by `loadScript`. */
export type Script = {
	/** What she says before anyone else has spoken. */
	readonly initial: string;
	/** Said in turn when the whole input is one of `quit`. */
	readonly final: Lines;
	readonly quit: readonly string[];
	/** Said in turn when no keyword answers and nothing is remembered. */
	readonly none: Lines;
	/** Word → words, applied to the input before keywords are looked for. */
	readonly before: Readonly<Record<string, string>>;
	/** Word or phrase → words, applied to every part quoted back ("my" → "your"). */
	readonly after: Readonly<Record<string, string>>;
	/** Classes used in patterns as `@name`. A keyword's words are a class, too, by the keyword's name. */
	readonly synonyms: Readonly<Record<string, readonly string[]>>;
	readonly keywords: readonly Keyword[];
};

export type Keyword = {
	/** Every word that raises this keyword; the first is its name for `goTo`. */
	readonly words: Lines;
	/** The highest rank in the input answers first. */
	readonly rank: number;
	/** Tried in order; the first whose pattern fits is used. */
	readonly rules: Lines<Rule>;
};

export type Rule = {
	/**
	 * Decomposition: `*` or `0` is any number of words, `3` exactly three, `@class` one of a synonym class, anything
	 * else that very word. Each of them is a numbered part, counted from 1.
	 */
	readonly match: string;
	/** Reassemblies, used in rotation. `{2}` quotes part 2, `{2|it}` says "it" when part 2 is empty. */
	readonly say: Lines<Reassembly>;
	/** Reassemblies put aside, in rotation, for a moment when she has nothing to say. */
	readonly remember?: Lines;
};

export type Reassembly = string | GoTo | NewKey;

export type GoTo = {
	readonly kind: "goto";
	readonly word: string;
};

export type NewKey = {
	readonly kind: "newkey";
};

/** Answer as if the keyword `word` had been found. */
export const goTo = (word: string): GoTo => {
	return { kind: "goto", word };
};

/** Give up this keyword and try the next one found in the input. */
export const newKey: NewKey = { kind: "newkey" };
