import { Highlighter } from "../highlight/highlighter.ts";
import { startWorker } from "../highlight/start-worker.ts";
import { MarkdownView, type MarkdownViewOptions } from "../markdown-view.ts";

/** The page's API for tests. */
export type MarkdownPage = {
	/** Opens a view in a new element at the end of the page. */
	readonly newView: (options?: MarkdownViewOptions) => { view: MarkdownView; element: HTMLElement };
	readonly newHighlighter: () => Highlighter;
};

declare global {
	// biome-ignore lint/style/useConsistentTypeDefinitions: it merges with one that exists.
	interface Window {
		markdownPage: MarkdownPage;
		/** Kept between the steps of a test. */
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
