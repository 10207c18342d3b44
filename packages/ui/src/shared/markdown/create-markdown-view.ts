import highlightWorkerUrl from "./highlight/highlight-worker.ts?worker&url";
import { Highlighter } from "./highlight/highlighter.ts";
import { startWorker } from "./highlight/start-worker.ts";
import { MarkdownView, type OpenFile } from "./markdown-view.ts";

/** One for the page: the code of all answers shares one queue, visible code first. */
let highlighter: Highlighter | undefined;

/** A renderer for one answer. */
export const createMarkdownView = (container: HTMLElement, openFile: OpenFile): MarkdownView => {
	highlighter ??= new Highlighter(() => startWorker(highlightWorkerUrl));
	return new MarkdownView(container, { highlighter, openLink, openFile });
};

/** Links in an answer never replace the page, and the pages they open cannot reach back. */
const openLink = (url: string): void => void window.open(url, "_blank", "noopener,noreferrer");
