import type { FilePlace } from "../file-link/file-place.ts";

/** A piece of inline text, decoded and vetted: what is drawn is exactly this. `raw` is how it was written. */
export type InlineNode =
	| { readonly kind: "text"; readonly raw: string; readonly text: string }
	| { readonly kind: "code"; readonly raw: string; readonly text: string }
	| { readonly kind: "break"; readonly raw: string }
	| {
			readonly kind: "strong" | "emphasis" | "strikethrough";
			readonly raw: string;
			readonly children: readonly InlineNode[];
	  }
	| LinkNode
	| FileLinkNode
	| DeadLinkNode
	| ImageNode;

export type LinkNode = {
	readonly kind: "link";
	readonly raw: string;
	/** An http, https or mailto address, normalised. */
	readonly href: string;
	readonly title: string;
	readonly children: readonly InlineNode[];
};

/** A link to a file, or code that names one: whoever shows it decides what can be done with that. */
export type FileLinkNode = {
	readonly kind: "file-link";
	readonly raw: string;
	readonly place: FilePlace;
	readonly children: readonly InlineNode[];
};

/** A link to where no link may lead: drawn as text that tells its target. */
export type DeadLinkNode = {
	readonly kind: "dead-link";
	readonly raw: string;
	readonly target: string;
	readonly children: readonly InlineNode[];
};

export type ImageNode = {
	readonly kind: "image";
	readonly raw: string;
	/** An image that is at hand: a `data:` address, or a `blob:` address of the app. */
	readonly source: string;
	readonly alternative: string;
	readonly title: string;
};

/** Inline text and what the lexer made of its start; what came since is still as written. */
export type InlineText = {
	readonly source: string;
	/** How much of `source` the nodes stand for. */
	readonly lexed: number;
	readonly nodes: readonly InlineNode[];
};

export const emptyInline: InlineText = { source: "", lexed: 0, nodes: [] };
