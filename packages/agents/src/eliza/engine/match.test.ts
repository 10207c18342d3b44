import fc from "fast-check";
import { expect, test } from "vitest";
import { matchPattern } from "./match.ts";
import { type Part, type Pattern, PatternError, parsePattern } from "./pattern.ts";
import { scriptWord } from "./words.ts";

const classes = new Map([["fear", new Set(["afraid", "scared"])]]);
const clause = (text: string) => text.split(" ").filter(Boolean).map(scriptWord);

const decompose = (pattern: string, text: string): string[] | undefined => {
	const words = clause(text);
	return matchPattern(parsePattern(pattern, classes), words)?.map(({ start, end }) =>
		words
			.slice(start, end)
			.map((word) => word.text)
			.join(" "),
	);
};

test.each([
	["* my *", "I lost my keys today", ["I lost", "my", "keys today"]],
	["0 my 0", "my", ["", "my", ""]],
	["* i am @fear of *", "well I am scared of tests", ["well", "I", "am", "scared", "of", "tests"]],
	["* my 1 is *", "now my build is red", ["now", "my", "build", "is", "red"]],
	["2 *", "one two three", ["one two", "three"]],
	["* a b", "a c a b a b", ["a c a b", "a", "b"]],
	["a", "a", ["a"]],
	["*", "", [""]],
])("[E13.conversation] %j decomposes %j", (pattern, text, parts) => {
	expect(decompose(pattern, text)).toEqual(parts);
});

test.each([
	["* my *", "your keys"],
	["a", "a b"],
	["a * b", "a"],
	["* a b", "a b c"],
	["2", "one"],
	["* a * a *", "a"],
	["* @fear", "brave"],
])("[E13.conversation] %j does not fit %j", (pattern, text) => {
	expect(decompose(pattern, text)).toBeUndefined();
});

test.each(["", "* *", "a * 0 b", "* @nothing *"])(
	"[E13.conversation] the pattern %j is refused",
	(pattern) => {
		expect(() => parsePattern(pattern, classes)).toThrow(PatternError);
	},
);

const asRegularExpression = new Map([
	["*", "(?:\\w )*"],
	["1", "(?:\\w ){1}"],
	["2", "(?:\\w ){2}"],
	["a", "a "],
	["b", "b "],
]);

test("[E13.conversation] matching agrees with a regular expression on any small pattern", () => {
	const part = fc.constantFrom("*", "a", "b", "1", "2");
	const patterns = fc
		.array(part, { minLength: 1, maxLength: 6 })
		.filter((parts) => parts.every((token, index) => token !== "*" || parts[index - 1] !== "*"));
	fc.assert(
		fc.property(patterns, fc.array(fc.constantFrom("a", "b", "c"), { maxLength: 8 }), (parts, words) => {
			const source = parts.map((token) => asRegularExpression.get(token)).join("");
			const fits = new RegExp(`^${source}$`).test(words.map((word) => `${word} `).join(""));
			expect(decompose(parts.join(" "), words.join(" ")) !== undefined).toBe(fits);
		}),
	);
});

test("[E13.conversation] thousands of wildcards against thousands of words do not explode", () => {
	const wildcards: Part[] = Array.from({ length: 3000 }, () => [
		{ kind: "any" } as const,
		{ kind: "word", key: "a" } as const,
	]).flat();
	const pattern: Pattern = [...wildcards, { kind: "any" }, { kind: "word", key: "b" }];
	const words = Array.from({ length: 5000 }, () => scriptWord("a"));
	const start = performance.now();
	expect(matchPattern(pattern, words)).toBeUndefined();
	expect(performance.now() - start).toBeLessThan(1000);
});
