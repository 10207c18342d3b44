import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { build } from "vite";
import { allWords } from "../../vite.config.ts";

/** As strict as the server's. */
const policy = [
	"default-src 'none'",
	"script-src 'self'",
	"style-src 'self'",
	"font-src 'self'",
	"img-src 'self' data: blob:",
	"media-src blob:",
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

/** The path of the page on its origin. */
export const pagePath = "src/testing/test-page.html";

/** Serves the whole UI with an in-memory hub, under the product's content policy. */
export class PageServer implements AsyncDisposable {
	readonly #folder: string;
	readonly #server: Server;

	private constructor(folder: string, server: Server) {
		this.#folder = folder;
		this.#server = server;
	}

	static async open(): Promise<PageServer> {
		const folder = await mkdtemp(join(tmpdir(), "parley-ui-"));
		await build({
			configFile: join(packageFolder, "vite.config.ts"),
			logLevel: "error",
			mode: allWords,
			build: {
				outDir: folder,
				emptyOutDir: true,
				minify: false,
				rolldownOptions: { input: join(packageFolder, pagePath) },
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
		return new PageServer(folder, server);
	}

	get origin(): string {
		const address = this.#server.address();
		return typeof address === "object" && address !== null ? `http://127.0.0.1:${address.port}` : "";
	}

	async [Symbol.asyncDispose](): Promise<void> {
		await new Promise((resolve) => this.#server.close(resolve));
		await rm(this.#folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
	}
}
