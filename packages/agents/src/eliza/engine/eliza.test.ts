import { expect, test } from "vitest";
import { createEliza } from "./eliza.ts";
import { goTo, newKey, type Script } from "./script.ts";
import { maxMemories } from "./state.ts";

const script: Script = {
	initial: "Hello.",
	final: ["Bye 1.", "Bye 2."],
	quit: ["bye"],
	none: ["None 1.", "None 2."],
	before: { "i'm": "I am" },
	after: { i: "you", my: "your", am: "are", you: "me" },
	synonyms: { fear: ["afraid", "scared"] },
	keywords: [
		{ words: ["low"], rank: 1, rules: [{ match: "*", say: ["Low."] }] },
		{ words: ["high"], rank: 9, rules: [{ match: "*", say: ["High."] }] },
		{
			words: ["i"],
			rank: 0,
			rules: [{ match: "* i am @fear of *", say: ["Why {4} of {6}?", "Since when {6}?"] }],
		},
		{
			words: ["my"],
			rank: 3,
			rules: [{ match: "* my *", say: ["Your {3}?"], remember: ["Back to your {3}.", "Again your {3}."] }],
		},
		{ words: ["jump"], rank: 5, rules: [{ match: "*", say: [goTo("high")] }] },
		{ words: ["pass"], rank: 6, rules: [{ match: "*", say: [newKey, "Stayed."] }] },
		{ words: ["ping"], rank: 5, rules: [{ match: "*", say: [goTo("pong")] }] },
		{ words: ["pong"], rank: 5, rules: [{ match: "*", say: [goTo("ping")] }] },
	],
};

const converse = (...inputs: string[]): string[] => {
	const eliza = createEliza(script);
	let { start: state } = eliza;
	return inputs.map((input) => {
		const answer = eliza.respond(state, input);
		state = answer.state;
		return answer.reply;
	});
};

test("[E13.conversation] the keyword of the highest rank answers, wherever it stands", () => {
	expect(converse("low high", "high low", "low")).toEqual(["High.", "High.", "Low."]);
});

test("[E13.conversation] the clause with the highest rank is answered, the first of equals", () => {
	expect(converse("low, then high. my dog", "my cat, my dog")).toEqual(["High.", "Your cat?"]);
});

test("[E13.conversation] a decomposition with a synonym class quotes its parts with persons swapped", () => {
	expect(converse("I'm scared of my tests and you")).toEqual(["Your tests and me?"]);
	expect(converse("I'm afraid of you")).toEqual(["Why afraid of me?"]);
});

test("[E13.conversation] reassemblies are used in rotation", () => {
	const input = "I am afraid of mice";
	expect(converse(input, input, input)).toEqual([
		"Why afraid of mice?",
		"Since when mice?",
		"Why afraid of mice?",
	]);
});

test("[E13.conversation] goto answers as another keyword; a circle of them ends", () => {
	expect(converse("jump", "ping", "ping")).toEqual(["High.", "None 1.", "None 2."]);
});

test("[E13.conversation] newkey leaves the word to the next keyword, then takes its own turn", () => {
	expect(converse("pass low", "pass low", "pass")).toEqual(["Low.", "Stayed.", "None 1."]);
});

test("[E13.conversation] what was remembered comes back, oldest first, when nothing else does", () => {
	expect(converse("my dog", "my cat", "hm", "hm", "hm", "hm")).toEqual([
		"Your dog?",
		"Your cat?",
		"Back to your dog.",
		"Again your cat.",
		"None 1.",
		"None 2.",
	]);
});

test("[E13.conversation] only so much is remembered", () => {
	const dogs = Array.from({ length: maxMemories + 2 }, (_, index) => `my dog${index}`);
	expect(converse(...dogs, "hm").at(-1)).toBe("Back to your dog2.");
});

test("[E13.conversation] a farewell is answered in kind and clears the memory", () => {
	expect(converse("my dog", "Bye!", "hm", "bye", "bye bye")).toEqual([
		"Your dog?",
		"Bye 1.",
		"None 1.",
		"Bye 2.",
		"None 2.",
	]);
});

test("[E13.conversation] silence and noise get an answer", () => {
	expect(converse("", "  \n", "?!?!")).toEqual(["None 1.", "None 2.", "None 1."]);
});

test("[E13.deterministic] the same state and input always give the same answer, and no state is changed", () => {
	const eliza = createEliza(script);
	const first = eliza.respond(eliza.start, "my dog");
	expect(eliza.respond(eliza.start, "my dog")).toEqual(first);
	expect(eliza.start).toEqual({ turns: {}, memory: [] });
});

test.each([
	["one word", "my ".repeat(3_500_000)],
	["one endless word", "my".repeat(5_000_000)],
	["wildcards", "* ".repeat(5_000_000)],
	["punctuation", "!".repeat(10_000_000)],
	["keywords", "i am afraid of ".repeat(700_000)],
	["lone surrogates", "\ud83d".repeat(5_000_000)],
])("[E13.conversation] ten megabytes of %s are answered at once and briefly", (_name, input) => {
	const start = performance.now();
	const [reply] = converse(input);
	expect(performance.now() - start).toBeLessThan(500);
	expect(reply?.length).toBeGreaterThan(0);
	expect(reply?.length).toBeLessThan(1000);
});
