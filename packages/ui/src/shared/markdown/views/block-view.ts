import type { Block, ListItem } from "../blocks/block.ts";

export type AnyBlock = Block | ListItem;

/** The element of a block, kept up to date. */
export type BlockView = {
	readonly element: HTMLElement;
	readonly block: AnyBlock;
	/** Shows another block in place of the last, if the element fits it. */
	adopt(block: AnyBlock): boolean;
	update(): void;
	/** Lets go of what others hold for it; the element is removed by its parent. */
	dispose(): void;
};
