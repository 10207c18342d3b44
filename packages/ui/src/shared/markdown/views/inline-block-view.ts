import { say } from "@parley/words/spoken";
import type { Heading, Paragraph } from "../blocks/block.ts";
import type { AnyBlock, BlockView } from "./block-view.ts";
import { InlineView } from "./inline-view.ts";
import type { ViewContext } from "./view-context.ts";

/** A paragraph or a heading. */
export class InlineBlockView implements BlockView {
	readonly element: HTMLElement;
	block: Paragraph | Heading;
	readonly #inline: InlineView;

	constructor(block: Paragraph | Heading, { headingOffset }: ViewContext) {
		this.block = block;
		this.element =
			block.kind === "heading" ? newHeading(block.depth, headingOffset) : newParagraph(block.task);
		this.element.dir = "auto";
		this.#inline = new InlineView(this.element);
	}

	adopt(block: AnyBlock): boolean {
		if (!isLike(this.block, block)) return false;
		this.block = block;
		return true;
	}

	update(): void {
		this.#inline.update(this.block.inline);
	}

	dispose(): void {}
}

const isLike = (before: Paragraph | Heading, after: AnyBlock): after is Paragraph | Heading => {
	if (before.kind === "heading") return after.kind === "heading" && after.depth === before.depth;
	return after.kind === "paragraph" && after.task === before.task;
};

const newHeading = (depth: number, offset: number): HTMLElement => {
	const heading = document.createElement(`h${Math.min(6, depth + offset)}`);
	heading.className = `md-h${depth}`;
	return heading;
};

const newParagraph = (task: boolean | undefined): HTMLElement => {
	const paragraph = document.createElement("p");
	if (task === undefined) return paragraph;
	const box = document.createElement("input");
	box.type = "checkbox";
	box.disabled = true;
	box.checked = task;
	box.setAttribute("aria-label", say(task ? "markdown.done" : "markdown.notDone"));
	paragraph.append(box);
	return paragraph;
};
