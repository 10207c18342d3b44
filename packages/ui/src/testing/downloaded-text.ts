import { text } from "node:stream/consumers";
import type { Download } from "playwright-core";

/** The text that a page saved. Read as a stream, because the browser runs elsewhere and its files have no path here. */
export const downloadedText = async (download: Download): Promise<string> =>
	text(await download.createReadStream());
