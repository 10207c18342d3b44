import { say } from "@parley/words/spoken";
import type { Code } from "../blocks/block.ts";
import { showDirectionControls } from "../inline/visible-controls.ts";
import type { BlockView } from "./block-view.ts";
import { TextView } from "./text-view.ts";
import type { ViewContext } from "./view-context.ts";

/** A code block: its language, a button to copy it, and its text. */
export class CodeView implements BlockView {
	readonly element: HTMLElement = document.createElement("div");
	readonly block: Code;
	readonly #context: ViewContext;
	readonly #code: HTMLElement = document.createElement("code");
	readonly #text: TextView;

	constructor(block: Code, context: ViewContext) {
		this.block = block;
		this.#context = context;
		this.#text = new TextView(this.#code);
		const copy = newCopyButton();
		const language = document.createElement("span");
		language.className = "md-language";
		language.textContent = showDirectionControls(block.language);
		const header = document.createElement("div");
		header.className = "md-code-header";
		header.append(language, copy);
		const text = document.createElement("pre");
		text.dir = "ltr";
		text.append(this.#code);
		this.element.className = "md-code";
		this.element.append(header, text);
		context.codeShown(copy, block);
	}

	adopt(): boolean {
		return false;
	}

	update(): void {
		this.#text.update(this.block.pieces);
		if (this.block.closed) this.#context.codeClosed(this.#code, this.block);
	}

	dispose(): void {
		this.#context.codeRemoved(this.#code);
	}
}

const newCopyButton = (): HTMLElement => {
	const button = document.createElement("button");
	button.type = "button";
	button.className = "md-copy";
	button.setAttribute("aria-label", say("markdown.copyCode"));
	button.textContent = say("markdown.copy");
	return button;
};
