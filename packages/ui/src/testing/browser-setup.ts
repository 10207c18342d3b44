import type { TestProject } from "vitest/node";
import { PageServer } from "./page-server.ts";
import { launchBrowser } from "./shared-browser.ts";

/** Builds the page and starts a browser once for all test files: both take seconds, and no test changes either. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
	const [pages, browser] = await Promise.all([PageServer.open(), launchBrowser()]);
	project.provide("browserEndpoint", browser.wsEndpoint());
	project.provide("pageOrigin", pages.origin);
	return async () => {
		await browser.close();
		await pages[Symbol.asyncDispose]();
	};
};
