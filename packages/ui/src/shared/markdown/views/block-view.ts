import type { Block, ListItem } from "../blocks/block.ts";

export type AnyBlock = Block | ListItem;

/** The element of a block, kept up to date. */
export type BlockView = {
	readonly element: HTMLElement;
	readonly block: AnyBlock;
	/** Shows another block in place of the last, if the element suits it. */
	adopt(block: AnyBlock): boolean;
	update(): void;
	/** Releases what others hold for it; the parent removes the element. */
	dispose(): void;
};
