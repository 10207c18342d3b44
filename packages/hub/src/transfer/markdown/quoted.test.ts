import fc from "fast-check";
import { expect, test } from "vitest";
import { quoted } from "./quoted.ts";

test("[E20.markdown] an answer is markdown inside a quote, with its code unchanged", () => {
	const answer = "I use `Map<string, T>`.\n\n```ts\nconst a: Array<string> = [];\n```\n\n- one\n- two";
	expect(quoted(answer)).toBe(
		"> I use `Map<string, T>`.\n>\n> ````ts\n> const a: Array<string> = [];\n> ````\n>\n> - one\n> - two",
	);
});

test.each([
	["an open fence", "```\n<!-- never closed", "> ````\n> <!-- never closed\n> ````"],
	["a tag", "<details><img src=x>", "> \\<details>\\<img src=x>"],
	["a comment", "a <!-- b", "> a \\<!-- b"],
	["an open span in a line before", "a ` b\n`<img>`", "> a ` b\n> `&lt;img>`"],
	["an escape that is none in code", "``a | \\<img>``", "> ``a | \\&lt;img>``"],
	["an escaped backtick", "\\`<img>`", "> \\`\\<img>`"],
	["a cell that ends code", "| `a | <img> ` |", "> | `a | &lt;img> ` |"],
	[
		"a fence in a list that ends outside of it",
		"- a\n\n      ```\n<b>\n```",
		"> - a\n>\n>       \\`\\`\\`\n> \\<b>\n> ````\n> ````",
	],
	["a fence in a quote", "> ```\n> <b>", "> > \\`\\`\\`\n> > \\<b>"],
	["tildes", "~~~ `x`\n```\n<b>\n~~~~", "> ````\n> ```\n> <b>\n> ````"],
	["line ends of all kinds", "a\r## b\u2028# c\r\nd", "> a\n> ## b\n> # c\n> d"],
])("[E20.markdown] %s opens nothing that extends beyond the answer", (_, answer, expected) => {
	expect(quoted(answer)).toBe(expected);
});

const hostile = fc.string({
	unit: fc.constantFrom(
		"`",
		"``",
		"```",
		"~~~",
		"\n",
		"\n\n",
		"<b>",
		"<!--",
		"\\",
		" ",
		"    ",
		"- ",
		"> ",
		"|",
		"x",
		"\r",
	),
	maxLength: 60,
});

test("[E20.markdown] any answer is quoted completely, with no tag outside code", () => {
	fc.assert(
		fc.property(hostile, (answer) => {
			const lines = quoted(answer).split("\n");
			let fence: string | undefined;
			for (const line of lines) {
				expect(line.startsWith(">")).toBe(true);
				const content = line.slice(2);
				const run = /^`{3,}/.exec(content)?.[0];
				if (fence !== undefined) {
					if (content === fence) fence = undefined;
				} else if (run !== undefined && /^[\w+#.-]*$/.test(content.slice(run.length))) fence = run;
				else if (!content.includes("`")) expect(content).not.toMatch(/(?<!\\)(?:\\\\)*<[A-Za-z/!?]/);
			}
			expect(fence).toBeUndefined();
		}),
		{ numRuns: 2000 },
	);
});

test("[E20.markdown] a hostile answer takes linear time: quadratic work would not end in time", () => {
	for (const answer of ["`a``b```c".repeat(200_000), "`x ".repeat(400_000), "\\`".repeat(400_000)])
		expect(quoted(answer).length).toBeGreaterThan(answer.length);
});
