import { WordedError } from "@parley/words/worded-error";
import { wording } from "@parley/words/wording";

/** This page may not write to the clipboard. */
export class NoClipboardError extends WordedError {
	override readonly name = "NoClipboardError";
	constructor(cause?: unknown) {
		super(wording("blob.noClipboard"), { cause });
	}
}

/** Copies a text that is still loading. The browser gets the promise at once, because it allows copying only briefly after a click. */
export const copyText = async (text: Promise<Blob>): Promise<void> => {
	if (!("clipboard" in navigator) || typeof ClipboardItem === "undefined") {
		await text;
		throw new NoClipboardError();
	}
	const written = navigator.clipboard.write([new ClipboardItem({ "text/plain": text })]);
	const [read, wrote] = await Promise.allSettled([text, written]);
	// The reason why the text failed to load says more than the clipboard's error.
	if (read.status === "rejected") throw read.reason;
	if (wrote.status === "rejected") throw new NoClipboardError(wrote.reason);
};
