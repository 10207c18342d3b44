import type { Alignment } from "./block.ts";

/** What a line does to the open blocks. */
export type LinePlan = {
	/** How many of the open containers it continues; the others end. */
	readonly matched: number;
	/** Containers it opens inside those, outermost first. */
	readonly opens: readonly ContainerStart[];
	readonly leaf: LeafPlan;
};

export type ContainerStart = { readonly kind: "quote" } | ItemStart;

export type ItemStart = {
	readonly kind: "item";
	readonly marker: string;
	readonly start: number | undefined;
	readonly width: number;
	/** Whether it belongs to the list of the first container that ends. */
	readonly sibling: boolean;
};

export type LeafPlan =
	| { readonly kind: "blank" }
	/** The open leaf continues. */
	| { readonly kind: "continue"; readonly text: string }
	/** The open paragraph continues although the containers around it do not. */
	| { readonly kind: "lazy"; readonly text: string }
	| { readonly kind: "end-fence" }
	/** The open paragraph turns out to be a heading. */
	| { readonly kind: "underline"; readonly depth: number }
	/** The last line of the open paragraph turns out to be the head of a table. */
	| { readonly kind: "delimiter"; readonly align: readonly Alignment[]; readonly header: readonly string[] }
	| { readonly kind: "paragraph"; readonly text: string }
	| { readonly kind: "heading"; readonly depth: number; readonly text: string }
	| { readonly kind: "rule" }
	| { readonly kind: "fence"; readonly fence: string; readonly indent: number; readonly info: string }
	| { readonly kind: "indented"; readonly text: string }
	| { readonly kind: "html"; readonly end: RegExp | undefined; readonly text: string };
