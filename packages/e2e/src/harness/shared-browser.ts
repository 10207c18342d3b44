import type { Browser, BrowserContext } from "playwright-core";
import { afterAll } from "vitest";
import { launchBrowser, viewport } from "./browser.ts";

let browser: Promise<Browser> | undefined;

afterAll(async () => (await browser)?.close());

/** A user of the Chromium that the tests of a file share. A user's pages share what tabs of a browser share. */
export const openContext = async (): Promise<BrowserContext> => {
	browser ??= launchBrowser();
	return (await browser).newContext({ viewport });
};
