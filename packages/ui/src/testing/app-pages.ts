import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import process from "node:process";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { build } from "vite";

/** As strict as the server's. */
const policy = [
	"default-src 'none'",
	"script-src 'self'",
	"style-src 'self'",
	"font-src 'self'",
	"img-src 'self' data: blob:",
	"connect-src 'self'",
	"worker-src 'self' blob:",
].join("; ");

const types: Readonly<Record<string, string>> = {
	".html": "text/html",
	".js": "text/javascript",
	".css": "text/css",
	".ttf": "font/ttf",
};

const packageFolder = join(import.meta.dirname, "../..");
const entry = "src/testing/test-page.html";

/** The whole UI in a real browser, before a hub in memory, under the product's content policy. */
export class AppPages implements AsyncDisposable {
	readonly #folder: string;
	readonly #server: Server;
	readonly #browser: Browser;

	private constructor(folder: string, server: Server, browser: Browser) {
		this.#folder = folder;
		this.#server = server;
		this.#browser = browser;
	}

	static async open(): Promise<AppPages> {
		const folder = await mkdtemp(join(tmpdir(), "parley-ui-"));
		await build({
			configFile: join(packageFolder, "vite.config.ts"),
			logLevel: "error",
			build: {
				outDir: folder,
				emptyOutDir: true,
				minify: false,
				rolldownOptions: { input: join(packageFolder, entry) },
			},
		});
		const server = createServer((request, response) => {
			const path = (request.url ?? "/").split("?")[0] ?? "/";
			const headers = {
				"content-type": types[extname(path)] ?? "application/octet-stream",
				"content-security-policy": policy,
			};
			readFile(join(folder, path)).then(
				(body) => response.writeHead(200, headers).end(body),
				() => response.writeHead(404).end(),
			);
		});
		await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
		const executablePath = process.env["CHROMIUM"] ?? "/usr/bin/chromium";
		const args = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"];
		return new AppPages(folder, server, await chromium.launch({ executablePath, args }));
	}

	/** A page with nothing drawn yet: the test sets the scene and calls `startParley`. */
	async newPage(options: BrowserContextOptions = {}): Promise<AppPage> {
		const context = await this.#browser.newContext({ viewport: { width: 900, height: 640 }, ...options });
		const page = await context.newPage();
		const problems: string[] = [];
		page.on("pageerror", (error) => problems.push(error.stack ?? error.message));
		page.on("console", (message) => {
			if (message.type() === "error" && !message.text().includes("404")) problems.push(message.text());
		});
		await page.goto(`${this.#origin}/${entry}`);
		return { page, problems };
	}

	async [Symbol.asyncDispose](): Promise<void> {
		await this.#browser.close();
		await new Promise((resolve) => this.#server.close(resolve));
		await rm(this.#folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
	}

	get #origin(): string {
		const address = this.#server.address();
		return typeof address === "object" && address !== null ? `http://127.0.0.1:${address.port}` : "";
	}
}

export type AppPage = {
	readonly page: Page;
	/** Errors nobody caught, and everything the content policy refused. */
	readonly problems: readonly string[];
};
