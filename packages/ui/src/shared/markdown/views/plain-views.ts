import type { Raw, Rule } from "../blocks/block.ts";
import type { BlockView } from "./block-view.ts";
import { TextView } from "./text-view.ts";

/** Text shown as written: html, or text beyond a limit. */
export class RawView implements BlockView {
	readonly element: HTMLElement = document.createElement("div");
	readonly block: Raw;
	readonly #text: TextView;

	constructor(block: Raw) {
		this.block = block;
		this.element.className = "md-raw";
		this.element.dir = "auto";
		this.#text = new TextView(this.element);
	}

	adopt(): boolean {
		return false;
	}

	update(): void {
		this.#text.update(this.block.pieces);
	}

	dispose(): void {}
}

export class RuleView implements BlockView {
	readonly element: HTMLElement = document.createElement("hr");
	readonly block: Rule;

	constructor(block: Rule) {
		this.block = block;
	}

	adopt(): boolean {
		return false;
	}

	update(): void {}

	dispose(): void {}
}
