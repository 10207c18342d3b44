import { say } from "@parley/words/spoken";
import { BlockStream } from "./block-stream.ts";
import type { Block, Code } from "./blocks/block.ts";
import { fileLinkAt } from "./file-link/file-link-element.ts";
import type { FilePlace } from "./file-link/file-place.ts";
import type { AnyBlock } from "./views/block-view.ts";
import { ChildViews } from "./views/child-views.ts";
import { createView } from "./views/create-view.ts";
import type { ViewContext } from "./views/view-context.ts";

/** Colours code blocks. */
export type CodeHighlighter = {
	/** Colours a complete code block, now or later, until the returned function is called. */
	add(code: HTMLElement, language: string): () => void;
};

export type OpenFile = (place: FilePlace, link: HTMLElement) => void;

export type MarkdownViewOptions = {
	/** Opens a clicked link; by default the browser does. */
	readonly openLink?: (url: string) => void;
	/** Handles a click on a file link. */
	readonly openFile?: OpenFile;
	/** Writes text to the clipboard; by default with the browser's API. */
	readonly copyText?: (text: string) => Promise<void>;
	readonly highlighter?: CodeHighlighter;
	/** Whether the app made a `blob:` address; images from any other are not shown. */
	readonly ownsBlob?: (url: string) => boolean;
	/** How many levels headings are lowered in the page; 2 by default. */
	readonly headingOffset?: number;
};

/** How long a button reports that its code was copied. */
const copiedMilliseconds = 1500;

/**
 * Shows a growing markdown text in its own element. `update` is cheap, but calling it once per frame is cheaper. Elements of finished
 * blocks are never touched again, so that a selection in them survives.
 */
export class MarkdownView {
	readonly #container: HTMLElement;
	readonly #options: MarkdownViewOptions;
	readonly #stream: BlockStream;
	readonly #views: ChildViews;
	readonly #codes = new WeakMap<Element, Code>();
	readonly #highlights = new Map<HTMLElement, () => void>();
	readonly #listening = new AbortController();
	#shown: readonly Block[];

	constructor(container: HTMLElement, options: MarkdownViewOptions = {}) {
		this.#container = container;
		this.#options = options;
		const { ownsBlob } = options;
		this.#stream = new BlockStream(ownsBlob === undefined ? {} : { ownsBlob });
		this.#shown = this.#stream.blocks;
		const context = this.#context();
		this.#views = new ChildViews(container, (block: AnyBlock) => createView(block, context));
		container.classList.add("markdown");
		const { signal } = this.#listening;
		container.addEventListener("click", (event) => this.#clicked(event), { signal });
		container.addEventListener("keydown", (event) => this.#pressed(event), { signal });
		container.addEventListener("auxclick", (event) => this.#clicked(event), { signal });
	}

	/** Shows the whole text as of now; `done` when it will not grow. */
	update(text: string, done: boolean): void {
		this.#stream.update(text, done);
		if (this.#shown !== this.#stream.blocks) this.#views.clear();
		this.#shown = this.#stream.blocks;
		this.#views.update(this.#shown);
	}

	dispose(): void {
		this.#listening.abort();
		this.#views.clear();
		this.#container.classList.remove("markdown");
	}

	#context(): ViewContext {
		const { highlighter, headingOffset = 2 } = this.#options;
		return {
			headingOffset,
			codeShown: (copy, block) => this.#codes.set(copy, block),
			codeClosed: (code, { language }) => {
				if (highlighter && language !== "") this.#highlights.set(code, highlighter.add(code, language));
			},
			codeRemoved: (code) => {
				this.#highlights.get(code)?.();
				this.#highlights.delete(code);
			},
		};
	}

	#pressed(event: KeyboardEvent): void {
		if (event.key === "Enter") this.#openFile(event);
	}

	#openFile(event: Event): void {
		const found = fileLinkAt(event.target);
		if (found === undefined) return;
		event.preventDefault();
		this.#options.openFile?.(found.place, found.link);
	}

	#clicked(event: MouseEvent): void {
		if (!(event.target instanceof Element)) return;
		if (event.type === "click") this.#openFile(event);
		const link = event.target.closest<HTMLAnchorElement>("a[href]");
		if (link !== null) this.#linkClicked(event, link.href);
		const button = event.target.closest("button.md-copy");
		const code = button === null ? undefined : this.#codes.get(button);
		if (button instanceof HTMLElement && code !== undefined && event.type === "click") {
			this.#copy(button, code.pieces.join("")).catch(() => label(button, say("markdown.notCopied")));
		}
	}

	#linkClicked(event: MouseEvent, url: string): void {
		const { openLink } = this.#options;
		// The secondary button opens a menu.
		if (openLink === undefined || event.button > 1) return;
		event.preventDefault();
		openLink(url);
	}

	async #copy(button: HTMLElement, text: string): Promise<void> {
		const { copyText = (copied: string) => navigator.clipboard.writeText(copied) } = this.#options;
		await copyText(text);
		label(button, say("markdown.copied"));
	}
}

/** Shows briefly how copying went. */
const label = (button: HTMLElement, outcome: string): void => {
	button.textContent = outcome;
	button.setAttribute("aria-label", outcome);
	setTimeout(() => {
		button.textContent = say("markdown.copy");
		button.setAttribute("aria-label", say("markdown.copyCode"));
	}, copiedMilliseconds);
};
