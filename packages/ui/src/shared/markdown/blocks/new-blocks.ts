import { decodeEntities } from "../inline/entities.ts";
import type { InlineLexer } from "../inline/inline-lexer.ts";
import { emptyInline } from "../inline/inline-node.ts";
import { maxFilledCells } from "../limits.ts";
import type { Block, Code, Heading, List, ListItem, Quote, Raw, Row } from "./block.ts";
import type { ItemStart, LeafPlan } from "./line-plan.ts";
import type { OpenLeaf, OpenParagraph } from "./open-state.ts";
import { splitRow } from "./table-row.ts";

/** A plan that starts a new leaf. */
export type NewLeaf = Extract<
	LeafPlan,
	{ kind: "paragraph" | "heading" | "rule" | "fence" | "indented" | "html" }
>;

export const newQuote = (): Quote => {
	return { kind: "quote", children: [], closed: false };
};

export const newList = ({ start }: ItemStart): List => {
	return { kind: "list", start, loose: false, children: [], closed: false };
};

export const newItem = (): ListItem => {
	return { kind: "item", children: [], closed: false };
};

export const newHeading = (depth: number, source: string, lexer: InlineLexer): Heading => {
	return { kind: "heading", depth, inline: lexer.lex(source), closed: true };
};

export const newRow = (line: string, columns: number, lexer: InlineLexer): Row => {
	const row = splitRow(line)
		.slice(0, columns)
		.map((cell) => lexer.lex(cell));
	while (row.length < Math.min(columns, maxFilledCells)) row.push(emptyInline);
	return row;
};

/** Starts a paragraph; at the start of a list item it may be a task. */
export const newParagraph = (text: string, startsItem: boolean): OpenParagraph => {
	const task = startsItem ? readTask(text) : undefined;
	const source = task === undefined ? text : text.slice(3).trimStart();
	return {
		kind: "paragraph",
		block: { kind: "paragraph", task, inline: emptyInline, closed: false },
		taskMarker: text.slice(0, text.length - source.length),
		source,
	};
};

const readLanguage = (info: string): string => {
	const word = /^\S*/.exec(info)?.[0] ?? "";
	return decodeEntities(word.replace(/\\([!-/:-@[-`{-~])/g, "$1"));
};

const readTask = (text: string): boolean | undefined => {
	return /^\[[ xX]\][ \t]+\S/.test(text) ? text[1] !== " " : undefined;
};

/** The leaf that a plan starts: its block, and what the next lines may continue. */
export const newLeaf = (
	plan: NewLeaf,
	startsItem: boolean,
	lexer: InlineLexer,
): { readonly block: Block; readonly leaf: OpenLeaf | undefined } => {
	switch (plan.kind) {
		case "paragraph": {
			const leaf = newParagraph(plan.text, startsItem);
			return { block: leaf.block, leaf };
		}
		case "heading":
			return { block: newHeading(plan.depth, plan.text, lexer), leaf: undefined };
		case "rule":
			return { block: { kind: "rule", closed: true }, leaf: undefined };
		case "fence": {
			const { fence, indent } = plan;
			const language = readLanguage(plan.info);
			const block: Code = { kind: "code", language, pieces: [], closed: false };
			return { block, leaf: { kind: "fence", block, fence, indent } };
		}
		case "indented": {
			const block: Code = { kind: "code", language: "", pieces: [plan.text], closed: false };
			return { block, leaf: { kind: "indented", block, blanks: [] } };
		}
		case "html": {
			const block: Raw = { kind: "raw", pieces: [plan.text], closed: false };
			return { block, leaf: { kind: "html", block, end: plan.end } };
		}
	}
};
