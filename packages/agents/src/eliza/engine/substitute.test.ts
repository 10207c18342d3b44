import { expect, test } from "vitest";
import { readSubstitutions, substitute } from "./substitute.ts";
import { scriptWord } from "./words.ts";

const table = readSubstitutions({ i: "you", you: "I", "i am": "you are", "you are": "I am", my: "your" });

const swap = (text: string): string => {
	return substitute(table, text.split(" ").map(scriptWord))
		.map((word) => word.text)
		.join(" ");
};

test("[E13.conversation] persons are swapped in one pass, phrases before words", () => {
	expect(swap("I am sure you are my friend and I like you")).toBe(
		"you are sure I am your friend and you like I",
	);
});

test("[E13.conversation] what no one replaces stays as it was written", () => {
	expect(swap("TypeScript AND Rust")).toBe("TypeScript AND Rust");
});
