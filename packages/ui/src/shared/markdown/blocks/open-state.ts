import type { Code, List, ListItem, Paragraph, Quote, Raw, Table } from "./block.ts";

/** What the next line may continue: the open containers, outermost first, and the open leaf in the last of them. */
export type OpenState = {
	readonly containers: readonly OpenContainer[];
	readonly leaf: OpenLeaf | undefined;
};

export type OpenContainer = OpenQuote | OpenItem;

export type OpenQuote = {
	readonly kind: "quote";
	readonly block: Quote;
};

export type OpenItem = {
	readonly kind: "item";
	readonly block: ListItem;
	readonly list: List;
	/** The bullet, or the character after the number: a different one starts a new list. */
	readonly marker: string;
	/** The indentation, in columns, that makes a line part of the item. */
	readonly width: number;
	/** An item that begins with two blank lines has no content. */
	barren: boolean;
};

export type OpenLeaf = OpenParagraph | OpenFence | OpenIndented | OpenHtml | OpenPlain | OpenTable;

export type OpenParagraph = {
	readonly kind: "paragraph";
	readonly block: Paragraph;
	/** The `[ ]` that makes it a task: text again if it turns out to be a heading or a table. */
	readonly taskMarker: string;
	/** Its complete lines, without the marker. */
	source: string;
};

export type OpenFence = {
	readonly kind: "fence";
	readonly block: Code;
	readonly fence: string;
	readonly indent: number;
};

export type OpenIndented = {
	readonly kind: "indented";
	readonly block: Code;
	/** Blank lines, which belong to the code only if more of it follows. */
	blanks: string[];
};

export type OpenHtml = {
	readonly kind: "html";
	readonly block: Raw;
	/** The line that matches this ends the block; if undefined, the next blank line does. */
	readonly end: RegExp | undefined;
};

/** A paragraph beyond its limit. */
export type OpenPlain = {
	readonly kind: "plain";
	readonly block: Raw;
};

export type OpenTable = {
	readonly kind: "table";
	readonly block: Table;
};
