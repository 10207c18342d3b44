import type { InlineLexer } from "../inline/inline-lexer.ts";
import { takeDefinitions } from "../inline/link-definitions.ts";
import { alwaysLexed, growthBetweenLexing, maxLeafLength } from "../limits.ts";
import type { Alignment, Block, Raw } from "./block.ts";
import type { ContainerStart, LeafPlan } from "./line-plan.ts";
import { newHeading, newItem, newLeaf, newList, newQuote, newRow } from "./new-blocks.ts";
import type { OpenContainer, OpenLeaf, OpenParagraph, OpenState } from "./open-state.ts";
import { planLine } from "./plan-line.ts";

/** Builds the blocks of a text, one complete line at a time. */
export class BlockBuilder implements OpenState {
	readonly blocks: Block[] = [];
	readonly containers: OpenContainer[] = [];
	leaf: OpenLeaf | undefined;
	readonly #lexer: InlineLexer;
	#afterBlank = false;

	constructor(lexer: InlineLexer) {
		this.#lexer = lexer;
	}

	/** The children of the innermost of the first `depth` open containers. */
	childrenAt(depth: number): Block[] {
		return this.containers[depth - 1]?.block.children ?? this.blocks;
	}

	/** Adds a line, or the start of one whose kind is already certain (its rest goes to `addRaw`). Returns the text it adds to its leaf. */
	addLine(line: string): string {
		const { matched, opens, leaf } = planLine(line, this);
		if (leaf.kind === "lazy") this.#continueLeaf(leaf.text);
		else {
			const ending = this.containers[matched];
			this.#closeTo(matched, opens[0]);
			for (const start of opens) this.#open(start, ending);
			this.#addLeaf(leaf, opens.length > 0);
		}
		this.#afterBlank = this.#partsBlocks(leaf, opens.length > 0);
		return "text" in leaf ? leaf.text : "";
	}

	#continueLeaf(text: string): void {
		const { leaf } = this;
		switch (leaf?.kind) {
			case "paragraph":
				if (leaf.source.length + text.length >= maxLeafLength) this.#startPlain(text);
				else leaf.source += `\n${text}`;
				return;
			case "table":
				leaf.block.rows.push(newRow(text, leaf.block.align.length, this.#lexer));
				return;
			case "indented":
				leaf.blanks.push(text);
				if (text.trim() === "") return;
				for (const line of leaf.blanks) leaf.block.pieces.push(`\n${line}`);
				leaf.blanks = [];
				return;
			case "fence":
			case "html":
			case "plain":
				leaf.block.pieces.push(leaf.block.pieces.length === 0 ? text : `\n${text}`);
				return;
			case undefined:
				return;
		}
	}

	/** Whether the start of a line can only be text of the open code or html block, whatever follows. */
	isText(line: string): boolean {
		const { leaf } = this;
		if (leaf?.kind !== "fence" && leaf?.kind !== "html") return false;
		const plan = planLine(line, this).leaf;
		if (plan.kind !== "continue" || plan.text.trim() === "") return false;
		return leaf.kind === "html" || !/^[`~]+$/.test(plan.text.trim());
	}

	/** Appends plain text to the last line. */
	addRaw(text: string): void {
		if (this.leaf === undefined || this.leaf.kind === "paragraph" || this.leaf.kind === "table") {
			this.#startPlain(text);
		} else this.leaf.block.pieces.push(text);
	}

	/** Closes an html block if this content of its last line ends it. */
	endLine(content: string): void {
		if (this.leaf?.kind === "html" && this.leaf.end?.test(content)) this.#closeLeaf();
	}

	/**
	 * Makes an open paragraph show `source`: its lines so far, and possibly an incomplete one. It is lexed again only once it has grown
	 * enough; until then new text is shown as written.
	 */
	showParagraph({ block }: OpenParagraph, source: string): void {
		const { inline } = block;
		if (source === inline.source) return;
		const grown = source.length - inline.lexed;
		const canWait = inline.lexed >= alwaysLexed && grown > 0 && grown < inline.lexed * growthBetweenLexing;
		const extendsLexed = canWait && source.startsWith(inline.source.slice(0, inline.lexed));
		block.inline = extendsLexed ? { ...inline, source } : this.#lexer.lex(source);
	}

	close(): void {
		this.#closeTo(0, undefined);
		this.#closeLeaf();
	}

	/** Whether this line separates the block before it from the next as a blank line does. */
	#partsBlocks(leaf: LeafPlan, opened: boolean): boolean {
		if (leaf.kind === "continue") return leaf.text.trim() === "" && this.leaf?.kind !== "fence";
		return leaf.kind === "blank" && !opened && this.containers.at(-1)?.kind !== "quote";
	}

	/** Closes the containers beyond `depth`, except a list that continues with another item. */
	#closeTo(depth: number, next: ContainerStart | undefined): void {
		if (this.containers.length > depth) this.#closeLeaf();
		for (const [index, container] of this.containers.splice(depth).entries()) {
			container.block.closed = true;
			const goesOn = index === 0 && next?.kind === "item" && next.sibling;
			if (container.kind === "item" && !goesOn) container.list.closed = true;
		}
	}

	#open(start: ContainerStart, ending: OpenContainer | undefined): void {
		this.#closeLeaf();
		if (start.kind === "quote") {
			const block = newQuote();
			this.#addBlock(block);
			this.containers.push({ kind: "quote", block });
			return;
		}
		const { marker, width } = start;
		const block = newItem();
		const list = start.sibling && ending?.kind === "item" ? ending.list : newList(start);
		if (list.children.length === 0) this.#addBlock(list);
		else if (this.#afterBlank) list.loose = true;
		list.children.push(block);
		this.containers.push({ kind: "item", block, list, marker, width, barren: false });
	}

	#addBlock(block: Block): void {
		const parent = this.containers.at(-1);
		const children = this.childrenAt(this.containers.length);
		if (parent?.kind === "item" && this.#afterBlank && children.length > 0) parent.list.loose = true;
		children.push(block);
	}

	#addLeaf(plan: Exclude<LeafPlan, { kind: "lazy" }>, opened: boolean): void {
		switch (plan.kind) {
			case "continue":
				this.#continueLeaf(plan.text);
				return;
			case "end-fence":
				this.#closeLeaf();
				return;
			case "underline":
				this.#turnIntoHeading(plan.depth);
				return;
			case "delimiter":
				this.#turnIntoTable(plan.align, plan.header);
				return;
			case "blank": {
				this.#closeLeaf();
				const container = this.containers.at(-1);
				if (container?.kind === "item" && !opened) container.barren = container.block.children.length === 0;
				return;
			}
			default: {
				this.#closeLeaf();
				const parent = this.containers.at(-1);
				const startsItem = parent?.kind === "item" && parent.block.children.length === 0;
				const { block, leaf } = newLeaf(plan, startsItem, this.#lexer);
				this.#addBlock(block);
				this.leaf = leaf;
			}
		}
	}

	#startPlain(text: string): void {
		this.#closeLeaf();
		const block: Raw = { kind: "raw", pieces: [text], closed: false };
		this.#addBlock(block);
		this.leaf = { kind: "plain", block };
	}

	#turnIntoHeading(depth: number): void {
		if (this.leaf?.kind !== "paragraph") return;
		const source = this.leaf.taskMarker + this.#define(this.leaf.source);
		this.childrenAt(this.containers.length).splice(-1, 1, newHeading(depth, source, this.#lexer));
		this.leaf = undefined;
	}

	#turnIntoTable(align: readonly Alignment[], header: readonly string[]): void {
		if (this.leaf?.kind !== "paragraph") return;
		const { source, taskMarker } = this.leaf;
		const headerStart = source.lastIndexOf("\n");
		this.leaf.source = source.slice(0, Math.max(0, headerStart));
		this.#closeLeaf();
		const cells = header.map((cell, column) =>
			this.#lexer.lex(column === 0 && headerStart < 0 ? taskMarker + cell : cell),
		);
		const block: Block = { kind: "table", align, header: cells, rows: [], closed: false };
		this.#addBlock(block);
		this.leaf = { kind: "table", block };
	}

	#closeLeaf(): void {
		const { leaf } = this;
		if (leaf === undefined) return;
		this.leaf = undefined;
		if (leaf.kind === "paragraph") {
			leaf.source = this.#define(leaf.source);
			if (leaf.source === "") this.childrenAt(this.containers.length).pop();
			else if (leaf.block.inline.source !== leaf.source || leaf.block.inline.lexed < leaf.source.length)
				leaf.block.inline = this.#lexer.lex(leaf.source);
		}
		leaf.block.closed = true;
	}

	/** Records the link definitions at the start of a paragraph and returns the rest. */
	#define(paragraph: string): string {
		const { found, rest } = takeDefinitions(paragraph.trimEnd());
		for (const [label, target] of found) this.#lexer.define(label, target);
		return rest;
	}
}
