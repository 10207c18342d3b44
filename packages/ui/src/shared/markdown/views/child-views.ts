import type { AnyBlock, BlockView } from "./block-view.ts";

type Child = {
	view: BlockView;
	/** Whether its block was closed when last drawn: such a child is never examined again. */
	settled: boolean;
};

/** The views of the blocks in a container. The cost depends on what changed, not on how many there are. */
export class ChildViews {
	readonly #element: HTMLElement;
	readonly #create: (block: AnyBlock) => BlockView;
	readonly #children: Child[] = [];

	constructor(element: HTMLElement, create: (block: AnyBlock) => BlockView) {
		this.#element = element;
		this.#create = create;
	}

	update(blocks: readonly AnyBlock[]): void {
		let index = this.#children.length;
		while (index > 0 && !this.#children[index - 1]?.settled) index--;
		for (; index < blocks.length; index++) {
			const block = blocks[index];
			if (block !== undefined) this.#show(block, index);
		}
		this.#removeFrom(blocks.length);
	}

	clear(): void {
		this.#removeFrom(0);
	}

	dispose(): void {
		for (const { view } of this.#children) view.dispose();
	}

	#show(block: AnyBlock, index: number): void {
		let child = this.#children[index];
		if (child === undefined || (child.view.block !== block && !child.view.adopt(block))) {
			this.#removeFrom(index);
			child = { view: this.#create(block), settled: false };
			this.#children.push(child);
			child.view.update();
			this.#element.append(child.view.element);
		} else child.view.update();
		child.settled = block.closed;
	}

	#removeFrom(index: number): void {
		for (const { view } of this.#children.splice(index)) {
			view.dispose();
			view.element.remove();
		}
	}
}
