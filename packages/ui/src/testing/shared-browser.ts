import process from "node:process";
import { type Browser, type BrowserServer, chromium } from "playwright-core";
import { inject } from "vitest";

declare module "vitest" {
	// biome-ignore lint/style/useConsistentTypeDefinitions: it merges with one that exists.
	interface ProvidedContext {
		/** Where the one browser of a run can be reached. */
		readonly browserEndpoint: string;
		/** Where the page with the whole UI is served. */
		readonly pageOrigin: string;
	}
}

const flags = [
	"--no-sandbox",
	"--disable-gpu",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
	// Pages of one context share a process, so that those after the first find it started and the scripts compiled.
	"--renderer-process-limit=1",
];

export const launchBrowser = (): Promise<BrowserServer> =>
	chromium.launchServer({ executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium", args: flags });

/** The browser of this run. Closing it here closes the pages that were opened here, and no others. */
export const connectBrowser = (): Promise<Browser> => chromium.connect(inject("browserEndpoint"));
