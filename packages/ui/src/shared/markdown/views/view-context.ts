import type { Code } from "../blocks/block.ts";

/** What the views of one message share. */
export type ViewContext = {
	/** How many levels lower headings stand in the page than in the text. */
	readonly headingOffset: number;
	/** Takes note of a code block; `copy` is the button that copies it. */
	readonly codeShown: (copy: HTMLElement, block: Code) => void;
	/** Called once the text of a code block is complete. */
	readonly codeClosed: (code: HTMLElement, block: Code) => void;
	/** Called when the element of a code block is taken away. */
	readonly codeRemoved: (code: HTMLElement) => void;
};
