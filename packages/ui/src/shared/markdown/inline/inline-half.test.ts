import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { runInThisContext } from "node:vm";
import fc from "fast-check";
import { Lexer, type Token, Tokenizer } from "marked";
import { expect, test } from "vitest";
import { inlineHalf } from "../../../../scripts/inline-half.ts";
import { documents } from "../testing/documents.ts";
import { hostileMarkdown } from "../testing/hostile-markdown.ts";
import { anyMarkdown } from "../testing/markdown-arbitrary.ts";

type Marked = { readonly Lexer: typeof Lexer; readonly Tokenizer: typeof Tokenizer };

const source = await readFile(fileURLToPath(import.meta.resolve("marked")), "utf8");
const lean = inlineHalf(source);
const half: Marked = runInThisContext(
	lean.replace(/export\{(\w+) as Lexer,(\w+) as Tokenizer\};$/, "({ Lexer: $1, Tokenizer: $2 })"),
);

const lexed = (marked: Marked, text: string): readonly Token[] => {
	const lexer = new marked.Lexer({ gfm: true });
	lexer.tokens.links = { a: { href: "https://example.com", title: null } };
	return lexer.inlineTokens(text);
};

const definition = (marked: Marked, text: string): unknown => {
	const tokenizer = new marked.Tokenizer();
	new marked.Lexer({ gfm: true, tokenizer });
	return tokenizer.def(text);
};

test("[B12.assistant] the half of marked that is bundled lexes like the whole", () => {
	expect(lean.length).toBeLessThan(source.length / 2);
	const check = (text: string): void => {
		expect(lexed(half, text)).toEqual(lexed({ Lexer, Tokenizer }, text));
		expect(definition(half, text)).toEqual(definition({ Lexer, Tokenizer }, text));
	};
	for (const text of [...Object.values(documents), ...hostileMarkdown, "[a]: <https://e.com> 'title'"])
		check(text);
	fc.assert(fc.property(anyMarkdown, check), { numRuns: 500 });
});

test("[B12.assistant] a changed marked is not bundled by half", () => {
	expect(() => inlineHalf(source.replaceAll("blockTokens", "tokensOfBlocks"))).toThrow("has no blockTokens");
});
