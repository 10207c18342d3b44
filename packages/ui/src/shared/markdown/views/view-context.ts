import type { Code } from "../blocks/block.ts";

/** What the views of one message share. */
export type ViewContext = {
	/** How many levels headings are lowered in the page. */
	readonly headingOffset: number;
	/** Registers a code block; `copy` is its copy button. */
	readonly codeShown: (copy: HTMLElement, block: Code) => void;
	/** Called once the text of a code block is complete. */
	readonly codeClosed: (code: HTMLElement, block: Code) => void;
	/** Called when the element of a code block is removed. */
	readonly codeRemoved: (code: HTMLElement) => void;
};
