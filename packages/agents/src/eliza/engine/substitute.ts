import { type Clause, scriptWord, type Word } from "./words.ts";

/** Replacements of words or phrases, tried longest first at each word. */
export type Substitutions = {
	readonly phrases: ReadonlyMap<string, readonly Word[]>;
	readonly longest: number;
};

export const readSubstitutions = (table: Readonly<Record<string, string>>): Substitutions => {
	const phrases = new Map<string, readonly Word[]>();
	let longest = 1;
	for (const [from, to] of Object.entries(table)) {
		phrases.set(from, to.split(" ").map(scriptWord));
		longest = Math.max(longest, from.split(" ").length);
	}
	return { phrases, longest };
};

/** Replaces in one pass, so that "I" → "you" and "you" → "I" do not undo each other. */
export const substitute = (substitutions: Substitutions, words: Clause): Word[] => {
	const result: Word[] = [];
	for (let index = 0; index < words.length; ) {
		const found = longestAt(substitutions, words, index);
		const word = words[index];
		if (found !== undefined) {
			result.push(...found.replacement);
			index += found.length;
		} else {
			if (word !== undefined) result.push(word);
			index++;
		}
	}
	return result;
};

const longestAt = ({ phrases, longest }: Substitutions, words: Clause, index: number) => {
	for (let length = Math.min(longest, words.length - index); length > 0; length--) {
		const phrase = words.slice(index, index + length).map((word) => word.key);
		const replacement = phrases.get(phrase.join(" "));
		if (replacement !== undefined) return { replacement, length };
	}
	return undefined;
};
