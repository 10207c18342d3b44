import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { inject, onTestFinished } from "vitest";
import { pagePath } from "./page-server.ts";
import { connectBrowser } from "./shared-browser.ts";

/** The whole UI in a real browser, before a hub in memory, under the product's content policy. */
export class AppPages implements AsyncDisposable {
	readonly #browser: Browser;

	private constructor(browser: Browser) {
		this.#browser = browser;
	}

	static async open(): Promise<AppPages> {
		return new AppPages(await connectBrowser());
	}

	/** A page with nothing drawn yet: the test sets the scene and calls `startParley`. It goes with the test. */
	async newPage(options: BrowserContextOptions = {}): Promise<AppPage> {
		const context = await this.#browser.newContext({ viewport: { width: 900, height: 640 }, ...options });
		// Pages that stay open draw on, and slow down the tests after them.
		onTestFinished(() => context.close());
		const page = await context.newPage();
		const problems: string[] = [];
		page.on("pageerror", (error) => problems.push(error.stack ?? error.message));
		page.on("console", (message) => {
			if (message.type() === "error" && !message.text().includes("404")) problems.push(message.text());
		});
		await page.goto(`${inject("pageOrigin")}/${pagePath}`);
		return { page, problems };
	}

	async [Symbol.asyncDispose](): Promise<void> {
		await this.#browser.close();
	}
}

export type AppPage = {
	readonly page: Page;
	/** Errors nobody caught, and everything the content policy refused. */
	readonly problems: readonly string[];
};
