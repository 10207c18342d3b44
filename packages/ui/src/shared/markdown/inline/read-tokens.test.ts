import { expect, test } from "vitest";
import { hostileMarkdown } from "../testing/hostile-markdown.ts";
import { InlineLexer } from "./inline-lexer.ts";
import type { InlineNode } from "./inline-node.ts";

const read = (text: string): readonly InlineNode[] => new InlineLexer().lex(text).nodes;
const kinds = (text: string): string[] => read(text).map(({ kind }) => kind);
const flat = (text: string): string => JSON.stringify(read(text));

test.for([
	["&amp;&lt;&gt;&quot;", '&<>"'],
	["&copy; &mdash; &rarr; &nbsp;x", "© — → \u00a0x"],
	["&#65;&#x42;&#X1F600;", "AB😀"],
	["&#0; &#xD800; &#1114112;", "\ufffd \ufffd \ufffd"],
	["&amp;lt; &#38;lt;", "&lt; &lt;"],
	["&nope; &; &#; &toString;", "&nope; &; &#; &toString;"],
	["\\&amp;", "&amp;"],
	["<b>&lt;</b>", "<b><</b>"],
])("[B12.assistant] %j is read as %j", ([source = "", text]) => {
	expect(read(source)).toEqual([{ kind: "text", raw: source, text }]);
});

test("[B12.assistant] entities in code stay as written", () => {
	expect(read("`&amp;`")).toMatchObject([{ kind: "code", text: "&amp;" }]);
});

test("[B12.safe] a link leads only to http, https and mailto, with its entities decoded", () => {
	expect(read("[a](https://e.com/?a=1&amp;b=2)")).toMatchObject([
		{ kind: "link", href: "https://e.com/?a=1&b=2" },
	]);
	expect(read("<https://e.com/?a=1&amp;b=2>")).toMatchObject([{ href: "https://e.com/?a=1&amp;b=2" }]);
	expect(read("[a](mailto:a@e.com?bcc=b@e.com)")).toMatchObject([{ kind: "link", href: "mailto:a@e.com" }]);
	expect(read("[a](&#106;avascript:x)")).toMatchObject([{ kind: "dead-link", target: "javascript:x" }]);
});

test("[B12.assistant] a link to a file is told apart from others, and so is code that names a line of one", () => {
	expect(read("[a](src/a.ts#L10)")).toMatchObject([
		{ kind: "file-link", place: { path: "src/a.ts", line: 10 } },
	]);
	expect(read("[a](vscode://file/a)")).toMatchObject([{ kind: "dead-link" }]);
	expect(read("`src/a.ts:3`")).toMatchObject([{ kind: "file-link", children: [{ kind: "code" }] }]);
	expect(read("[`src/a.ts:3`](https://e.com)")).toMatchObject([
		{ kind: "link", children: [{ kind: "code" }] },
	]);
	expect(read("[`src/a.ts:3`](src/a.ts)")).toMatchObject([
		{ kind: "file-link", children: [{ kind: "code" }] },
	]);
});

test.for(hostileMarkdown)("[B12.safe] nothing dangerous is read from %j", (text) => {
	for (const [, href = ""] of flat(text).matchAll(/"href":"([^"]*)"/g))
		expect(href).toMatch(/^(?:https?:\/\/|mailto:)/);
	expect(flat(text)).not.toMatch(
		/"kind":"image","raw":"[^"]*","source":"(?!data:image\/(?:png|jpeg|gif|webp);base64,)/i,
	);
});

test("[B12.safe] only images that need no fetching are shown; others are links", () => {
	expect(kinds("![a](data:image/png;base64,AAAA)")).toEqual(["image"]);
	expect(kinds(`![a](data:image/png;base64,${"A".repeat(20_000)})`)).toEqual(["dead-link"]);
	expect(kinds("![a](data:image/svg+xml;base64,AAAA)")).toEqual(["dead-link"]);
	expect(kinds("![a](blob:https://e.com/1)")).toEqual(["dead-link"]);
	expect(read("![**a** b](https://e.com/x.png)")).toMatchObject([
		{ kind: "link", href: "https://e.com/x.png" },
	]);
	const own = new InlineLexer((url) => url === "blob:https://e.com/1");
	expect(own.lex("![a](blob:https://e.com/1)").nodes).toMatchObject([{ kind: "image", alternative: "a" }]);
});

test("[B12.safe] characters that reorder text are visible in code and links", () => {
	expect(read("`a\u202eb`")).toMatchObject([{ kind: "code", text: "a[U+202E]b" }]);
	expect(flat("[a\u2066b **c\u200f**](https://e.com/\u202e)")).toContain("a[U+2066]b ");
	expect(flat("[a\u2066b **c\u200f**](https://e.com/\u202e)")).toContain("c[U+200F]");
	expect(flat("[a](x:\u202e)")).toContain("x:[U+202E]");
	expect(read("a\u200fb")).toMatchObject([{ text: "a\u200fb" }]);
});

test("[B12.cost] a text of mostly delimiters is shown as written", () => {
	const text = "*a".repeat(4000);
	expect(read(text)).toEqual([{ kind: "text", raw: text, text }]);
});

test("[B12.cost] emphasis nests only to the depth limit", () => {
	const text = `${"*a **b ".repeat(30)}x${"** *".repeat(30)}`;
	let depth = 0;
	let deepest = 0;
	for (const char of flat(text).replace(/"(?:\\.|[^"\\])*"/g, "")) {
		if (char === "[") deepest = Math.max(deepest, ++depth);
		if (char === "]") depth--;
	}
	expect(deepest).toBeLessThanOrEqual(18);
});
