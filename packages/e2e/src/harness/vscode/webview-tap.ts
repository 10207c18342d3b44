import type { Page } from "playwright-core";

declare global {
	// biome-ignore lint/style/useConsistentTypeDefinitions: it merges with one that exists.
	interface Window {
		/** Provided by the test: receives each message as text. */
		tellTest?: (text: string) => void;
		/** Set by a test: from then on this page receives no messages. */
		isDeaf?: boolean;
	}
}

/**
 * Listens in on every message that reaches a page in this window, webviews included, and can make a page deaf. It hooks `addEventListener`,
 * because a webview's document is rewritten and loses its listeners.
 */
export const tapWebviews = async (page: Page, onMessage: (text: string) => void): Promise<void> => {
	await page.exposeBinding("tellTest", (_, text: string) => onMessage(text));
	await page.addInitScript(() => {
		const { addEventListener } = EventTarget.prototype;
		EventTarget.prototype.addEventListener = function (type, listener, options) {
			if (type !== "message" || this !== window || typeof listener !== "function")
				return addEventListener.call(this, type, listener, options);
			const tapped = (event: Event): void => {
				if (window.isDeaf === true) return;
				if (event instanceof MessageEvent) window.tellTest?.(JSON.stringify(event.data) ?? "");
				listener.call(window, event);
			};
			return addEventListener.call(this, type, tapped, options);
		};
	});
};
