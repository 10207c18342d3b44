import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { inject, onTestFinished } from "vitest";
import { pagePath } from "./page-server.ts";
import { connectBrowser } from "./shared-browser.ts";

/** The whole UI in a real browser, before a hub in memory, under the product's content policy. */
export class AppPages implements AsyncDisposable {
	readonly #browser: Browser;
	readonly #contexts = new Map<string, Promise<BrowserContext>>();

	private constructor(browser: Browser) {
		this.#browser = browser;
	}

	static async open(): Promise<AppPages> {
		return new AppPages(await connectBrowser());
	}

	/** A page with nothing drawn yet: the test sets the scene and calls `startParley`. It goes with the test. */
	async newPage({ viewport = defaultSize, ...options }: PageOptions = {}): Promise<AppPage> {
		const context = await this.#contextWith(options);
		const page = await context.newPage();
		// Pages that stay open draw on, and slow down the tests after them.
		onTestFinished(() => page.close());
		const problems: string[] = [];
		page.on("pageerror", (error) => problems.push(error.stack ?? error.message));
		page.on("console", (message) => {
			if (message.type() === "error" && !message.text().includes("404")) problems.push(message.text());
		});
		await page.setViewportSize(viewport);
		await page.goto(pageUrl());
		// What an earlier page of the context has kept; everything else is kept per page.
		await page.evaluate(() => localStorage.clear());
		return { page, problems };
	}

	async [Symbol.asyncDispose](): Promise<void> {
		await this.#browser.close();
	}

	#contextWith(options: ContextOptions): Promise<BrowserContext> {
		const key = JSON.stringify(options);
		const context = this.#contexts.get(key) ?? this.#openContext(options);
		this.#contexts.set(key, context);
		return context;
	}

	/** A page stays open in it, so that its process does, which costs more to start than a test takes. */
	async #openContext(options: ContextOptions): Promise<BrowserContext> {
		const context = await this.#browser.newContext(options);
		const first = await context.newPage();
		await first.goto(pageUrl());
		return context;
	}
}

const defaultSize = { width: 900, height: 640 };

const pageUrl = (): string => `${inject("pageOrigin")}/${pagePath}`;

/** What holds for all pages of a context. */
type ContextOptions = Pick<
	BrowserContextOptions,
	"colorScheme" | "contrast" | "forcedColors" | "permissions" | "reducedMotion"
>;

export type PageOptions = ContextOptions & {
	readonly viewport?: { readonly width: number; readonly height: number };
};

export type AppPage = {
	readonly page: Page;
	/** Errors nobody caught, and everything the content policy refused. */
	readonly problems: readonly string[];
};
