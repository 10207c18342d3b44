import type { InlineText } from "../inline/inline-node.ts";

/** A block of a message. A closed block never changes again; an open one only grows, and is always the last child of an open parent. */
export type Block = Paragraph | Heading | Rule | Code | Raw | Table | Quote | List;

export type Paragraph = {
	readonly kind: "paragraph";
	/** Whether the task that this paragraph begins is done; undefined if it begins none. */
	readonly task: boolean | undefined;
	inline: InlineText;
	closed: boolean;
};

export type Heading = {
	readonly kind: "heading";
	readonly depth: number;
	inline: InlineText;
	closed: boolean;
};

export type Rule = {
	readonly kind: "rule";
	closed: boolean;
};

export type Code = {
	readonly kind: "code";
	/** The first word after the fence. */
	readonly language: string;
	/** Pieces of the text, in order; append-only. */
	readonly pieces: string[];
	closed: boolean;
};

/** Text shown as written: html, or text beyond a limit. */
export type Raw = {
	readonly kind: "raw";
	readonly pieces: string[];
	closed: boolean;
};

export type Alignment = "left" | "center" | "right" | undefined;
export type Row = readonly InlineText[];

export type Table = {
	readonly kind: "table";
	readonly align: readonly Alignment[];
	readonly header: Row;
	readonly rows: Row[];
	closed: boolean;
};

export type Quote = {
	readonly kind: "quote";
	readonly children: Block[];
	closed: boolean;
};

export type List = {
	readonly kind: "list";
	/** The first number of an ordered list. */
	readonly start: number | undefined;
	/** Turns true for good when a blank line separates two of its blocks. */
	loose: boolean;
	readonly children: ListItem[];
	closed: boolean;
};

export type ListItem = {
	readonly kind: "item";
	readonly children: Block[];
	closed: boolean;
};
