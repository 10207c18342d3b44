/** Input beyond this many characters is not read: a therapist, too, stops listening at some point. */
export const maxInputChars = 4096;

/** One word: as it was written, and as it is compared. */
export type Word = {
	readonly text: string;
	readonly key: string;
};

export type Clause = readonly Word[];

/** Splits text into clauses of words. Punctuation inside a word (`v1.2`, `Node.js`) does not end a clause. */
export const splitClauses = (input: string): Clause[] => {
	const clauses: Word[][] = [];
	let clause: Word[] = [];
	const endClause = () => {
		if (clause.length > 0) clauses.push(clause);
		clause = [];
	};
	for (const line of input.slice(0, maxInputChars).toWellFormed().replaceAll("’", "'").split("\n")) {
		for (const token of line.split(/\s/)) {
			const end = endOfWord(token);
			const word = toWord(token.slice(0, end), clause.length === 0);
			if (word !== undefined) clause.push(word);
			if (end < token.length) endClause();
		}
		endClause();
	}
	return clauses;
};

/** A word made by the script, which is compared as it is written. */
export const scriptWord = (text: string): Word => {
	return { text, key: text.toLowerCase() };
};

const clauseMarks = ".,;:!?…–—";

const endOfWord = (token: string): number => {
	let end = token.length;
	while (end > 0 && clauseMarks.includes(token.charAt(end - 1))) end--;
	return end;
};

const wordCharacter = /[\p{L}\p{N}\p{M}+#_$]/u;
const plainCapital = /^\p{Lu}\p{Ll}+$/u;

const toWord = (token: string, first: boolean): Word | undefined => {
	if (token === "") return undefined;
	const characters = Array.from(token);
	const start = characters.findIndex((character) => wordCharacter.test(character));
	if (start < 0) return { text: token, key: token };
	const end = characters.findLastIndex((character) => wordCharacter.test(character)) + 1;
	const text = characters.slice(start, end).join("");
	const key = text.toLowerCase();
	return { text: first && plainCapital.test(text) ? key : text, key };
};
