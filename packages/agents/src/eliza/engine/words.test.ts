import { expect, test } from "vitest";
import { maxInputChars, splitClauses } from "./words.ts";

const texts = (input: string) =>
	splitClauses(input).map((clause) => clause.map((word) => word.text).join(" "));

test("[E13.conversation] punctuation at the end of a word ends a clause, inside a word it does not", () => {
	expect(texts("Hello, my Node.js v1.2 build broke. Why?! \n I don’t know")).toEqual([
		"hello",
		"my Node.js v1.2 build broke",
		"why",
		"I don't know",
	]);
});

test("[E13.conversation] quotes and brackets do not hide a word, and C++ stays C++", () => {
	expect(splitClauses('(the "Bug") in `C++`')[0]?.map((word) => word.key)).toEqual([
		"the",
		"bug",
		"in",
		"c++",
	]);
});

test("[E13.conversation] a plain capital at the start of a clause is not quoted back, other capitals are", () => {
	expect(texts("Tests fail. TypeScript fails. I fail")).toEqual(["tests fail", "TypeScript fails", "I fail"]);
});

test("[E13.conversation] what has no letters is still a word, and nothing is no clause", () => {
	expect(texts("🛋 \n\n  \t ... ")).toEqual(["🛋"]);
	expect(texts("")).toEqual([]);
});

test("[E13.conversation] input is read up to a limit, never through the middle of a character", () => {
	const clauses = splitClauses(`${"a".repeat(maxInputChars - 1)}🛋 unread`);
	expect(clauses).toHaveLength(1);
	expect(clauses[0]).toHaveLength(1);
	expect(clauses[0]?.[0]?.text.isWellFormed()).toBe(true);
});
