import { takeDefinitions } from "../inline/link-definitions.ts";
import { maxDepth } from "../limits.ts";
import { htmlStart } from "./html-start.ts";
import { LineCursor } from "./line-cursor.ts";
import type { ContainerStart, ItemStart, LeafPlan, LinePlan } from "./line-plan.ts";
import type { OpenContainer, OpenLeaf, OpenParagraph, OpenState } from "./open-state.ts";
import { readDelimiterRow, splitRow } from "./table-row.ts";

/**
 * Decides what a line does, by the rules of CommonMark and GFM tables. Looks only at the line and the open blocks, so that a text costs no
 * more in many pieces than in one.
 */
export const planLine = (line: string, open: OpenState): LinePlan => {
	const cursor = new LineCursor(line);
	let matched = 0;
	for (const container of open.containers) {
		if (!goesOn(container, cursor)) break;
		matched++;
	}
	const inLeaf = matched === open.containers.length;
	const text = inLeaf ? continueText(open.leaf, cursor) : undefined;
	if (text !== undefined) return { matched, opens: [], leaf: text };

	const opens: ContainerStart[] = [];
	for (;;) {
		const isFirst = opens.length === 0;
		const leaf = startLeaf(cursor, isFirst ? open.leaf : undefined, isFirst && inLeaf);
		if (leaf !== undefined) return { matched, opens, leaf };
		const interrupts = isFirst && inLeaf && isParagraph(open.leaf);
		const container =
			matched + opens.length < maxDepth
				? startContainer(cursor, interrupts, isFirst ? open.containers[matched] : undefined)
				: undefined;
		if (container === undefined) {
			return { matched, opens, leaf: textLeaf(cursor, isFirst ? open.leaf : undefined, inLeaf) };
		}
		opens.push(container);
	}
};

const goesOn = (container: OpenContainer, cursor: LineCursor): boolean => {
	if (container.kind === "quote") return takeQuoteMarker(cursor);
	if (cursor.blank) {
		cursor.takeSpace(container.width);
		return true;
	}
	if (container.barren || cursor.indent < container.width) return false;
	cursor.takeSpace(container.width);
	return true;
};

const takeQuoteMarker = (cursor: LineCursor): boolean => {
	if (cursor.indent > 3 || !cursor.text.startsWith(">")) return false;
	cursor.takeMarker(1);
	cursor.takeSpace(1);
	return true;
};

/** For leaves whose lines are not parsed. */
const continueText = (leaf: OpenLeaf | undefined, cursor: LineCursor): LeafPlan | undefined => {
	switch (leaf?.kind) {
		case "fence":
			if (cursor.indent <= 3 && endsFence(cursor.text, leaf.fence)) return { kind: "end-fence" };
			cursor.takeSpace(Math.min(cursor.indent, leaf.indent));
			return { kind: "continue", text: cursor.rest };
		case "html":
			return leaf.end === undefined && cursor.blank ? undefined : { kind: "continue", text: cursor.rest };
		case "indented":
			if (cursor.indent < 4 && !cursor.blank) return undefined;
			cursor.takeSpace(4);
			return { kind: "continue", text: cursor.rest };
		default:
			return undefined;
	}
};

const endsFence = (text: string, fence: string): boolean => {
	const bare = text.trimEnd();
	return bare.length >= fence.length && bare.startsWith(fence) && isRun(bare);
};

const isRun = (text: string): boolean => {
	return text === text.charAt(0).repeat(text.length);
};

const isParagraph = (leaf: OpenLeaf | undefined): boolean => {
	return leaf?.kind === "paragraph" || leaf?.kind === "plain";
};

const startLeaf = (cursor: LineCursor, open: OpenLeaf | undefined, inLeaf: boolean): LeafPlan | undefined => {
	if (cursor.blank) return { kind: "blank" };
	const { indent, text } = cursor;
	if (indent >= 4) {
		if (isParagraph(open)) return textLeaf(cursor, open, inLeaf);
		cursor.takeSpace(4);
		return { kind: "indented", text: cursor.rest };
	}
	const heading = /^(#{1,6})(?:[ \t]+|$)/.exec(text);
	if (heading?.[1]) return { kind: "heading", depth: heading[1].length, text: headingText(text) };
	const fence = /^(?:`{3,}(?=[^`]*$)|~{3,})/.exec(text)?.[0];
	if (fence) return { kind: "fence", fence, indent, info: text.slice(fence.length).trim() };
	const html = htmlStart(text, isParagraph(open));
	if (html) return { kind: "html", end: html.end, text: cursor.rest };
	if (inLeaf && open?.kind === "paragraph") {
		const converted = convertParagraph(open, text);
		if (converted) return converted;
	}
	return isRule(text) ? { kind: "rule" } : undefined;
};

const headingText = (text: string): string => {
	const content = text.replace(/^#+/, "").trim();
	let end = content.length;
	while (content[end - 1] === "#") end--;
	const bare = content.slice(0, end);
	return bare === "" || /[ \t]$/.test(bare) ? bare.trim() : content;
};

const convertParagraph = ({ source }: OpenParagraph, text: string): LeafPlan | undefined => {
	const align = readDelimiterRow(text);
	if (align !== undefined) {
		const header = splitRow(source.slice(source.lastIndexOf("\n") + 1));
		if (header.length === align.length) return { kind: "delimiter", align, header };
	}
	const underline = text.trimEnd();
	if (!/^[=-]/.test(underline) || !isRun(underline) || takeDefinitions(source).rest === "") return undefined;
	return { kind: "underline", depth: underline.startsWith("=") ? 1 : 2 };
};

const isRule = (text: string): boolean => {
	return /^[*_-]/.test(text) && /^(.)(?:[ \t]*\1){2,}[ \t]*$/.test(text);
};

const startContainer = (
	cursor: LineCursor,
	interruptsParagraph: boolean,
	ending: OpenContainer | undefined,
): ContainerStart | undefined => {
	if (takeQuoteMarker(cursor)) return { kind: "quote" };
	const { indent, text } = cursor;
	const match = /^(?:[*+-]|(\d{1,9})[.)])(?=[ \t]|$)/.exec(text);
	if (!match) return undefined;
	const [written, number] = match;
	const start = number === undefined ? undefined : Number(number);
	if (interruptsParagraph && ((start ?? 1) !== 1 || text.slice(written.length).trim() === ""))
		return undefined;
	cursor.takeMarker(written.length);
	const padding = cursor.blank || cursor.indent > 4 ? 1 : cursor.indent;
	cursor.takeSpace(padding);
	const marker = written.charAt(written.length - 1);
	const sibling = ending?.kind === "item" && ending.marker === marker;
	return {
		kind: "item",
		marker,
		start,
		width: indent + written.length + padding,
		sibling,
	} satisfies ItemStart;
};

const textLeaf = (cursor: LineCursor, open: OpenLeaf | undefined, inLeaf: boolean): LeafPlan => {
	const { text } = cursor;
	if (inLeaf && (isParagraph(open) || open?.kind === "table")) return { kind: "continue", text };
	return isParagraph(open) ? { kind: "lazy", text } : { kind: "paragraph", text };
};
