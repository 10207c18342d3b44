import process from "node:process";
import { type Browser, type BrowserServer, chromium } from "playwright-core";
import { inject } from "vitest";

declare module "vitest" {
	// biome-ignore lint/style/useConsistentTypeDefinitions: it merges with one that exists.
	interface ProvidedContext {
		/** The endpoint of the run's only browser. */
		readonly browserEndpoint: string;
		/** The origin that serves the page with the whole UI. */
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
	// Pages of one context share a process, so that later ones find it running with the scripts compiled.
	"--renderer-process-limit=1",
];

export const launchBrowser = (): Promise<BrowserServer> =>
	chromium.launchServer({ executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium", args: flags });

/** The browser of this run. Closing this connection closes only the pages opened through it. */
export const connectBrowser = (): Promise<Browser> => chromium.connect(inject("browserEndpoint"));
