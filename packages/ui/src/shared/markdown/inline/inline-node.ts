import type { FilePlace } from "../file-link/file-place.ts";

/** A piece of inline text, decoded and vetted: exactly this is drawn. `raw` is its source. */
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

/** A link to a file, or code that names one: the host decides what can be done with it. */
export type FileLinkNode = {
	readonly kind: "file-link";
	readonly raw: string;
	readonly place: FilePlace;
	readonly children: readonly InlineNode[];
};

/** A link with a forbidden target: drawn as text that shows the target. */
export type DeadLinkNode = {
	readonly kind: "dead-link";
	readonly raw: string;
	readonly target: string;
	readonly children: readonly InlineNode[];
};

export type ImageNode = {
	readonly kind: "image";
	readonly raw: string;
	/** An image that needs no fetching: a `data:` address, or a `blob:` address of the app. */
	readonly source: string;
	readonly alternative: string;
	readonly title: string;
};

/** Inline text and the nodes lexed from its start; text that arrived since is shown as written. */
export type InlineText = {
	readonly source: string;
	/** How much of `source` the nodes cover. */
	readonly lexed: number;
	readonly nodes: readonly InlineNode[];
};

export const emptyInline: InlineText = { source: "", lexed: 0, nodes: [] };
