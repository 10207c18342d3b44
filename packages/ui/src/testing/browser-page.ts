import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { Browser, Page } from "playwright-core";
import { bundle } from "./bundle.ts";
import { connectBrowser } from "./shared-browser.ts";

const policy =
	"default-src 'none'; script-src 'self'; style-src 'self'; worker-src blob: 'self'; connect-src 'self'; " +
	"img-src data: blob:; media-src blob:";

export type PageSources = {
	/** The module that the page runs. */
	readonly entry: string;
	readonly stylesheets?: readonly string[];
	/** Other modules, by the path they are served at. */
	readonly modules?: Readonly<Record<string, string>>;
};

/** A page in a real browser, under the product's content policy. */
export class BrowserPages {
	readonly #server: Server;
	readonly #browser: Browser;

	private constructor(server: Server, browser: Browser) {
		this.#server = server;
		this.#browser = browser;
	}

	static async open({ entry, stylesheets = [], modules = {} }: PageSources): Promise<BrowserPages> {
		const files = new Map<string, readonly [type: string, text: string]>();
		const links = stylesheets
			.map((_, index) => `<link rel="stylesheet" href="/style-${index}.css">`)
			.join("");
		const html = `<!doctype html><meta charset="utf-8"><title>Test</title>${links}<body><script type="module" src="/entry.js"></script>`;
		files.set("/", ["text/html", html]);
		for (const [path, module] of Object.entries({ "/entry.js": entry, ...modules }))
			files.set(path, ["text/javascript", await bundle(module)]);
		for (const [index, path] of stylesheets.entries())
			files.set(`/style-${index}.css`, ["text/css", await readFile(path, "utf8")]);
		const server = createServer((request, response) => {
			const [type, text] = files.get(request.url ?? "") ?? [];
			response.writeHead(text === undefined ? 404 : 200, {
				"content-type": `${type ?? "text/plain"}; charset=utf-8`,
				"content-security-policy": policy,
			});
			response.end(text);
		});
		await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
		return new BrowserPages(server, await connectBrowser());
	}

	get origin(): string {
		const address = this.#server.address();
		return typeof address === "object" && address !== null ? `http://127.0.0.1:${address.port}` : "";
	}

	/** Opens the page; `requests` records everything it fetches from then on. */
	async newPage(size: { width: number; height: number } = { width: 900, height: 700 }): Promise<OpenPage> {
		const page = await this.#browser.newPage({ viewport: size });
		const errors: string[] = [];
		page.on("pageerror", (error) => errors.push(error.message));
		await page.goto(`${this.origin}/`, { waitUntil: "load" });
		const requests: string[] = [];
		page.on("request", (request) => requests.push(request.url()));
		return { page, requests, errors };
	}

	async close(): Promise<void> {
		await this.#browser.close();
		await new Promise((resolve) => this.#server.close(resolve));
	}
}

export type OpenPage = {
	readonly page: Page;
	readonly requests: readonly string[];
	/** Uncaught errors of the page. */
	readonly errors: readonly string[];
};
