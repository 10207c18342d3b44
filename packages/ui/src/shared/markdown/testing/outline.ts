import { Lexer, type MarkedToken, type Token } from "marked";
import type { Block, ListItem } from "../blocks/block.ts";

/** The structure of a text, without differences of notation. */
export type Outline = string | readonly Outline[];

/** The outline of the stream's blocks. */
export const outlineOf = (blocks: readonly (Block | ListItem)[]): Outline => {
	return blocks.map(outlineOfBlock);
};

const outlineOfBlock = (block: Block | ListItem): Outline => {
	switch (block.kind) {
		case "paragraph":
			return ["p", task(block.task) + squeeze(block.inline.source)];
		case "heading":
			return [`h${block.depth}`, squeeze(block.inline.source)];
		case "rule":
			return "hr";
		case "code":
			return ["code", block.language, trimLines(block.pieces.join(""))];
		case "raw":
			return ["raw", squeeze(block.pieces.join(""))];
		case "table":
			return [
				"table",
				block.align.map((align) => align ?? "none"),
				block.header.map((cell) => cell.source),
				...block.rows.map((row) => withoutPadding(row.map((cell) => cell.source))),
			];
		case "quote":
			return ["quote", outlineOf(block.children)];
		case "list":
			return [
				"list",
				`${block.start ?? "bullets"}`,
				block.loose ? "loose" : "tight",
				outlineOf(block.children),
			];
		case "item":
			return outlineOf(block.children);
	}
};

/** The outline of the whole text as marked parses it. */
export const outlineByMarked = (text: string): Outline => {
	return outlineOfTokens(new Lexer({ gfm: true }).lex(text));
};

const outlineOfTokens = (tokens: readonly Token[]): Outline => {
	return tokens.flatMap((token): Outline[] => (isMarked(token) ? outlineOfToken(token) : []));
};

const isMarked = (token: Token): token is MarkedToken => {
	return typeof token.type === "string";
};

const outlineOfToken = (token: MarkedToken): Outline[] => {
	switch (token.type) {
		case "paragraph":
		case "text":
			return [["p", squeeze(token.text)]];
		case "heading":
			return [[`h${token.depth}`, squeeze(token.text)]];
		case "hr":
			return ["hr"];
		case "code":
			return [["code", /^\S*/.exec(token.lang ?? "")?.[0] ?? "", trimLines(token.text)]];
		case "html":
			return [["raw", squeeze(token.text)]];
		case "table": {
			const rows = token.rows.map((row) => withoutPadding(row.map((cell) => cell.text)));
			const header = token.header.map((cell) => cell.text);
			return [["table", token.align.map((align) => align ?? "none"), header, ...rows]];
		}
		case "blockquote":
			return [["quote", outlineOfTokens(token.tokens)]];
		case "list": {
			const start = token.ordered ? `${token.start}` : "bullets";
			const items = token.items.map((item) => {
				const tokens = item.tokens.filter(({ type }) => type !== "checkbox");
				const [first, ...rest] = outlineOfTokens(tokens);
				const marked =
					item.task && !token.loose && Array.isArray(first) ? withTask(first, item.checked) : first;
				return marked === undefined ? [] : [marked, ...rest];
			});
			return [["list", start, token.loose ? "loose" : "tight", items]];
		}
		default:
			return [];
	}
};

const withTask = (first: readonly Outline[], checked: boolean | undefined): Outline => {
	return [first[0] ?? "", task(checked ?? false) + String(first[1])];
};

const withoutPadding = (row: readonly string[]): string[] => {
	return row.slice(0, row.findLastIndex((cell) => cell !== "") + 1);
};

const task = (done: boolean | undefined): string => {
	return done === undefined ? "" : done ? "[x] " : "[ ] ";
};

const trimLines = (code: string): string => {
	return code.replace(/\n+$/, "");
};

const squeeze = (text: string): string => {
	return text
		.split("\n")
		.map((line) => line.trim())
		.join("\n")
		.trim();
};
