import fc from "fast-check";
import { expect, test } from "vitest";
import { createEliza } from "../engine/eliza.ts";
import { loadScript } from "../engine/load-script.ts";
import { matchPattern } from "../engine/match.ts";
import type { Part, Pattern } from "../engine/pattern.ts";
import { substitute } from "../engine/substitute.ts";
import { splitClauses } from "../engine/words.ts";
import { codeDoctor } from "./code-doctor.ts";

// Loading checks that every goto exists, every quoted part is there and no rule hides a later one.
const script = loadScript(codeDoctor);
const eliza = createEliza(codeDoctor);

test("[E13.conversation] the script is rich enough to talk with", () => {
	const rich = codeDoctor.keywords.filter(({ rules }) => {
		return rules.length > 1 && rules.flatMap((rule) => rule.say).length > 2;
	});
	expect(rich.length).toBeGreaterThanOrEqual(60);
	expect(rich.length).toBe(codeDoctor.keywords.length);
});

test("[E13.conversation] every rule is reached by a sentence made from its own pattern", () => {
	const unreached = codeDoctor.keywords.flatMap(({ words }) => {
		const keyword = script.keywords.get(words[0]);
		return (keyword?.rules ?? []).filter((rule) => {
			const sentences = words.flatMap((word) => sentencesFor(rule.pattern, word));
			return !sentences.some((sentence) => {
				const clauses = splitClauses(sentence).map((clause) => substitute(script.before, clause));
				const clause = clauses.length === 1 ? clauses[0] : undefined;
				if (clause === undefined || !clause.some((word) => script.keywords.get(word.key) === keyword))
					return false;
				return keyword?.rules.find((each) => matchPattern(each.pattern, clause) !== undefined) === rule;
			});
		});
	});
	expect(unreached.map((rule) => rule.id)).toEqual([]);
});

test("[E13.conversation] every class that is defined is used", () => {
	const patterns = codeDoctor.keywords.flatMap(({ rules }) => rules.map((rule) => rule.match)).join(" ");
	const unused = Object.keys(codeDoctor.synonyms).filter((name) => !patterns.split(" ").includes(`@${name}`));
	expect(unused).toEqual([]);
});

test("[E13.conversation] no two lines are the same", () => {
	const lines = codeDoctor.keywords
		.flatMap(({ rules }) => rules.flatMap((rule) => [...rule.say, ...(rule.remember ?? [])]))
		.filter((line) => typeof line === "string");
	expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([]);
});

test("[E13.conversation] every code fence in a line is closed", () => {
	const lines = codeDoctor.keywords.flatMap(({ rules }) => rules.flatMap((rule) => rule.say));
	const open = lines.filter((line) => typeof line === "string" && line.split("```").length % 2 === 0);
	expect(open).toEqual([]);
});

test("[E13.conversation][E13.deterministic] any conversation at all gets answers, and the same ones again", () => {
	const word = fc.constantFrom(
		...codeDoctor.keywords.flatMap(({ words }) => [...words]),
		...Object.values(codeDoctor.synonyms).flat(),
		..."is the not . , ? ! \n * 0 {1} @bug bye".split(" "),
	);
	const sentence = fc.oneof(
		fc.string({ unit: "binary", maxLength: 60 }),
		fc.array(word, { maxLength: 12 }).map((words) => words.join(" ")),
	);
	fc.assert(
		fc.property(fc.array(sentence, { minLength: 1, maxLength: 8 }), (inputs) => {
			expect(converse(inputs)).toEqual(converse(inputs));
			for (const reply of converse(inputs)) expect(reply.trim()).not.toBe("");
		}),
		{ numRuns: 300 },
	);
});

const converse = (inputs: readonly string[]): string[] => {
	let state = eliza.start;
	return inputs.map((input) => {
		const answer = eliza.respond(state, input);
		state = answer.state;
		return answer.reply;
	});
};

/** Sentences that fit a pattern: each wildcard empty, or a filler, or the keyword itself. */
const sentencesFor = (pattern: Pattern, keyword: string): string[] => {
	const fill = (wildcard: (index: number) => string) =>
		pattern
			.map((part, index) => wordsFor(part, wildcard(index)))
			.join(" ")
			.trim();
	return [
		fill(() => ""),
		fill(() => "zorp"),
		...pattern.map((_, place) => fill((index) => (index === place ? keyword : ""))),
	];
};

const wordsFor = (part: Part, wildcard: string): string => {
	switch (part.kind) {
		case "any":
			return wildcard;
		case "count":
			return Array.from({ length: part.count }, () => "zorp").join(" ");
		case "word":
			return part.key;
		case "class":
			return [...part.keys][0] ?? "";
	}
};
