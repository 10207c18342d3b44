import { join } from "node:path";
import { BrowserPages } from "../../../testing/browser-page.ts";

const folder = join(import.meta.dirname, "..");

/** Pages with the markdown renderer in them, reached through `window.markdownPage`. */
export const openMarkdownPages = (): Promise<BrowserPages> => {
	return BrowserPages.open({
		entry: join(folder, "testing/markdown-page.ts"),
		stylesheets: [join(folder, "markdown.css")],
		modules: { "/highlight-worker.js": join(folder, "highlight/highlight-worker.ts") },
	});
};
