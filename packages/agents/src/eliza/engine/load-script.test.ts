import { expect, test } from "vitest";
import { loadScript, ScriptError } from "./load-script.ts";
import { goTo, type Keyword, type Script } from "./script.ts";

const scriptOf = (...keywords: Keyword[]): Script => {
	return {
		initial: "Hello.",
		final: ["Bye."],
		quit: ["bye"],
		none: ["Go on."],
		before: { dont: "do not" },
		after: {},
		synonyms: {},
		keywords,
	};
};

const problemsOf = (...keywords: Keyword[]): readonly string[] => {
	try {
		loadScript(scriptOf(...keywords));
	} catch (error) {
		if (error instanceof ScriptError) return error.problems;
		throw error;
	}
	return [];
};

test("[E13.conversation] a sound script loads", () => {
	expect(problemsOf({ words: ["a", "aa"], rank: 1, rules: [{ match: "* @a *", say: ["{3|a}"] }] })).toEqual(
		[],
	);
});

test("[E13.conversation] every mistake in a script is told at once", () => {
	const problems = problemsOf(
		{ words: ["a"], rank: 1, rules: [{ match: "*", say: [goTo("nowhere")] }] },
		{ words: ["b", "a", "dont"], rank: 1, rules: [{ match: "* @none *", say: ["x"] }] },
		{
			words: ["c"],
			rank: 1,
			rules: [
				{ match: "* c *", say: ["{4}"] },
				{ match: "*", say: ["x"] },
				{ match: "* d", say: ["x"] },
			],
		},
	);
	expect(problems).toEqual([
		'keyword "b": pattern "* @none *": knows no synonym class @none',
		'keyword "a" is defined twice',
		'keyword "dont" is replaced before it is looked for',
		'keyword "c": reassembly "{4}": quotes part 4, but the pattern has 3',
		'rule "c: * d" is never reached because of "c: *"',
		'keyword "a" goes to "nowhere", which does not exist',
	]);
});
