import type { List, ListItem, Quote } from "../blocks/block.ts";
import type { AnyBlock, BlockView } from "./block-view.ts";
import { ChildViews } from "./child-views.ts";

type Container = Quote | List | ListItem;

/** A quote, a list or an item of one. */
export class ContainerView implements BlockView {
	readonly element: HTMLElement;
	block: Container;
	readonly #children: ChildViews;

	constructor(block: Container, create: (block: AnyBlock) => BlockView) {
		this.block = block;
		this.element = newElement(block);
		this.#children = new ChildViews(this.element, create);
	}

	adopt(block: AnyBlock): boolean {
		if (!isLike(this.block, block)) return false;
		this.block = block;
		return true;
	}

	update(): void {
		this.#children.update(this.block.children);
		const look = lookOf(this.block);
		if (look !== "") this.element.className = look;
		else this.element.removeAttribute("class");
	}

	dispose(): void {
		this.#children.dispose();
	}
}

const isLike = (before: Container, after: AnyBlock): after is Container => {
	if (before.kind !== "list") return after.kind === before.kind;
	return after.kind === "list" && after.start === before.start;
};

const lookOf = (block: Container): string => {
	if (block.kind === "list" && block.loose) return "md-loose";
	return block.kind === "item" && isTask(block) ? "md-task" : "";
};

const isTask = ({ children: [first] }: ListItem): boolean => {
	return first?.kind === "paragraph" && first.task !== undefined;
};

const newElement = (block: Container): HTMLElement => {
	if (block.kind === "quote") return document.createElement("blockquote");
	if (block.kind === "item") return document.createElement("li");
	if (block.start === undefined) return document.createElement("ul");
	const list = document.createElement("ol");
	if (block.start !== 1) list.start = block.start;
	return list;
};
