import fc from "fast-check";

const word = fc.constantFrom(
	"a",
	"bc",
	"**x**",
	"*y",
	"`z`",
	"[l](https://e.com)",
	"~~s~~",
	"<b>",
	"&amp;",
	"😀",
	"\\*",
);
const words = fc.array(word, { minLength: 1, maxLength: 5 }).map((list) => list.join(" "));

const marker = fc.constantFrom(
	"- ",
	"* ",
	"1. ",
	"2) ",
	"> ",
	">",
	"-   ",
	"  - ",
	"   > ",
	"",
	"",
	"",
	"    ",
	"\t",
);
const content = fc.oneof(
	{ weight: 6, arbitrary: words },
	fc.constantFrom(
		"# h",
		"## h ##",
		"```",
		"```js",
		"~~~",
		"---",
		"===",
		"***",
		"| a | b |",
		"|---|---|",
		"--|--",
	),
	fc.constantFrom(
		"<div>",
		"</div>",
		"<!--",
		"-->",
		"[r]: https://e.com",
		"[r]",
		"[ ] t",
		"[x] t",
		"   ",
		"",
		"\\",
	),
);
const line = fc
	.tuple(fc.array(marker, { maxLength: 3 }), content)
	.map(([markers, text]) => markers.join("") + text);

/** Lines of markers and text in any order: everything interrupts everything. */
export const anyMarkdown: fc.Arbitrary<string> = fc
	.tuple(fc.array(line, { maxLength: 14 }), fc.constantFrom("\n", "\n", "\n", "\r\n"), fc.boolean())
	.map(([lines, ending, last]) => lines.join(ending) + (last ? ending : ""));

/** A text and where to cut it. */
export const cutMarkdown: fc.Arbitrary<{ text: string; cuts: number[] }> = anyMarkdown.chain((text) =>
	fc
		.array(fc.nat({ max: text.length }), { maxLength: 30 })
		.map((cuts) => ({ text, cuts: [...new Set(cuts)].sort((a, b) => a - b) })),
);

const tidyWords = words.map((text) => text.replaceAll("<b>", "b"));
const prose = fc.array(tidyWords, { minLength: 1, maxLength: 3 }).map((lines) => lines.join("\n"));
const cell = fc.constantFrom("a", "**b**", "`c`", "d e", "");
const row = fc.array(cell, { minLength: 2, maxLength: 2 }).map((cells) => `| ${cells.join(" | ")} |`);
const table = fc.array(row, { maxLength: 4 }).map((rows) => ["| h | i |", "|---|:-:|", ...rows].join("\n"));
const code = fc
	.array(fc.constantFrom("x = 1;", "", "  y", "# no heading", "- no item"), { maxLength: 5 })
	.map((lines) => ["```js", ...lines, "```"].join("\n"));

const indent = (text: string, columns: number): string =>
	text.replace(/\n(?=[^\n])/g, `\n${" ".repeat(columns)}`);

const list = ([mark, items]: [string, string[]]): string =>
	items.map((item) => mark + indent(item, mark.length)).join("\n");

const { blocks } = fc.letrec<{ blocks: string; block: string }>((tie) => ({
	block: fc.oneof(
		{ depthSize: "small", withCrossShrink: true },
		prose,
		tidyWords.map((text) => `## ${text}`),
		code,
		table,
		tie("blocks").map((inner) => inner.replace(/^/gm, "> ")),
		fc.tuple(fc.constantFrom("- ", "1. "), fc.array(tie("blocks"), { minLength: 1, maxLength: 3 })).map(list),
	),
	blocks: fc.array(tie("block"), { minLength: 1, maxLength: 3 }).map((parts) => parts.join("\n\n")),
}));

/** Markdown as careful people write it. */
export const tidyMarkdown: fc.Arbitrary<string> = blocks;
