import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { inject, onTestFinished } from "vitest";
import { pagePath } from "./page-server.ts";
import { connectBrowser } from "./shared-browser.ts";

/** The whole UI in a real browser, against an in-memory hub, under the product's content policy. */
export class AppPages implements AsyncDisposable {
	readonly #browser: Browser;
	readonly #contexts = new Map<string, Promise<BrowserContext>>();

	private constructor(browser: Browser) {
		this.#browser = browser;
	}

	static async open(): Promise<AppPages> {
		return new AppPages(await connectBrowser());
	}

	/** A page with nothing drawn yet: the test sets the scene and calls `startParley`. The page closes with the test. */
	async newPage({ viewport = defaultSize, ...options }: PageOptions = {}): Promise<AppPage> {
		const context = await this.#contextWith(options);
		const page = await context.newPage();
		// Open pages keep drawing, and slow down later tests.
		onTestFinished(() => page.close());
		const problems: string[] = [];
		page.on("pageerror", (error) => problems.push(error.stack ?? error.message));
		page.on("console", (message) => {
			if (message.type() === "error" && !message.text().includes("404")) problems.push(message.text());
		});
		await page.setViewportSize(viewport);
		await page.goto(pageUrl());
		// Clears what an earlier page of the context stored; everything else is stored per page.
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

	/** One page stays open in the context to keep its process alive, which takes longer to start than a test takes to run. */
	async #openContext(options: ContextOptions): Promise<BrowserContext> {
		const context = await this.#browser.newContext(options);
		const first = await context.newPage();
		await first.goto(pageUrl());
		return context;
	}
}

const defaultSize = { width: 900, height: 640 };

const pageUrl = (): string => `${inject("pageOrigin")}/${pagePath}`;

/** Options shared by all pages of a context. */
type ContextOptions = Pick<
	BrowserContextOptions,
	"colorScheme" | "contrast" | "forcedColors" | "permissions" | "reducedMotion"
>;

export type PageOptions = ContextOptions & {
	readonly viewport?: { readonly width: number; readonly height: number };
};

export type AppPage = {
	readonly page: Page;
	/** Uncaught errors, and everything the content policy refused. */
	readonly problems: readonly string[];
};
