import type { InlineLexer } from "../inline/inline-lexer.ts";
import { maxLeafLength } from "../limits.ts";
import type { Block, Heading, ListItem, Paragraph } from "./block.ts";
import type { BlockBuilder } from "./block-builder.ts";
import type { LinePlan } from "./line-plan.ts";
import { newHeading, newItem, newList, newParagraph, newQuote, newRow } from "./new-blocks.ts";
import { planLine } from "./plan-line.ts";

/** What an incomplete line shows until it is complete. */
export type Preview = {
	/** The block that shows its text, if any: more of the line can be appended there as written. */
	readonly shownBy: Paragraph | Heading | undefined;
	/** Removes the blocks of the preview. */
	readonly remove: () => void;
};

/**
 * Shows an incomplete line, only as text: a line that could turn a paragraph into a heading or a table, open a code block, or that has only
 * markers so far, waits for more.
 */
export const previewLine = (line: string, builder: BlockBuilder, lexer: InlineLexer): Preview => {
	const nothing: Preview = { shownBy: undefined, remove: () => {} };
	if (line.length <= 64 && /^[\s>*+\-_=#|:`~.)\d]*$/.test(line)) return nothing;
	const plan = planLine(line, builder);
	const { leaf } = plan;
	switch (leaf.kind) {
		case "continue":
		case "lazy":
			return continueOpenLeaf(leaf.text, builder, lexer) ?? nothing;
		case "paragraph": {
			const paragraph = newParagraph(leaf.text, startsItem(plan, builder));
			builder.showParagraph(paragraph, paragraph.source);
			return attach(paragraph.block, plan, builder);
		}
		case "heading":
			return attach({ ...newHeading(leaf.depth, leaf.text, lexer), closed: false }, plan, builder);
		default:
			return nothing;
	}
};

const continueOpenLeaf = (text: string, builder: BlockBuilder, lexer: InlineLexer): Preview | undefined => {
	const { leaf } = builder;
	if (leaf?.kind === "table") {
		const { rows, align } = leaf.block;
		rows.push(newRow(text, align.length, lexer));
		return { shownBy: undefined, remove: () => rows.pop() };
	}
	if (leaf?.kind !== "paragraph" || leaf.source.length + text.length >= maxLeafLength) return undefined;
	const source = `${leaf.source}\n${text}`;
	builder.showParagraph(leaf, source);
	return { shownBy: leaf.block, remove: () => {} };
};

const startsItem = ({ matched, opens }: LinePlan, { containers }: BlockBuilder): boolean => {
	const inner = opens.at(-1);
	if (inner !== undefined) return inner.kind === "item";
	const parent = containers[matched - 1];
	return parent?.kind === "item" && parent.block.children.length === 0;
};

const attach = (leaf: Paragraph | Heading, plan: LinePlan, builder: BlockBuilder): Preview => {
	let block: Block | ListItem = leaf;
	let siblings: (Block | ListItem)[] = builder.childrenAt(plan.matched);
	for (const start of plan.opens.toReversed()) {
		const children: Block[] = block.kind === "item" ? [] : [block];
		if (start.kind === "quote") block = { ...newQuote(), children };
		else {
			const item: ListItem = { ...newItem(), children };
			const ending = builder.containers[plan.matched];
			if (start.sibling && ending?.kind === "item") {
				block = item;
				siblings = ending.list.children;
			} else block = { ...newList(start), children: [item] };
		}
	}
	siblings.push(block);
	return { shownBy: leaf, remove: () => siblings.pop() };
};
