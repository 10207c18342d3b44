import { Highlighter } from "../highlight/highlighter.ts";
import { startWorker } from "../highlight/start-worker.ts";
import { MarkdownView, type MarkdownViewOptions } from "../markdown-view.ts";

/** What tests reach in the page. */
export type MarkdownPage = {
	/** A view in a new element at the end of the page. */
	readonly newView: (options?: MarkdownViewOptions) => { view: MarkdownView; element: HTMLElement };
	readonly newHighlighter: () => Highlighter;
};

declare global {
	// biome-ignore lint/style/useConsistentTypeDefinitions: it merges with one that exists.
	interface Window {
		markdownPage: MarkdownPage;
		/** Kept from one step of a test to the next. */
		shown: { view: MarkdownView; element: HTMLElement };
	}
}

window.markdownPage = {
	newView: (options = {}) => {
		const element = document.createElement("div");
		document.body.append(element);
		return { view: new MarkdownView(element, options), element };
	},
	newHighlighter: () => new Highlighter(() => startWorker("/highlight-worker.js")),
};
