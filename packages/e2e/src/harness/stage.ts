import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BrowserContext } from "playwright-core";
import { onTestFinished, type RunnerTestCase } from "vitest";
import { openBrowser } from "./browser.ts";
import { CuttableProxy } from "./cuttable-proxy.ts";
import { Parley, type ServeOptions } from "./parley.ts";
import { openContext } from "./shared-browser.ts";

const results = join(import.meta.dirname, "../../../../test-results");

/** Everything a test sets up. It is torn down at the end, after the evidence of a failure has been saved. */
export class Stage {
	readonly #task: Readonly<RunnerTestCase>;
	readonly #stack = new AsyncDisposableStack();
	readonly #browsers: BrowserContext[] = [];
	#parley: Parley | undefined;

	constructor(task: Readonly<RunnerTestCase>) {
		this.#task = task;
		onTestFinished(async () => {
			if (task.result?.state === "fail") await this.#keepEvidence();
			await this.#stack.disposeAsync();
		});
	}

	async serve(options?: ServeOptions): Promise<Parley> {
		return this.join(this.#stack.use(await Parley.serve(options)));
	}

	/** Uses a server, which may outlive this test; its output is evidence all the same. */
	join(parley: Parley): Parley {
		this.#parley = parley;
		return parley;
	}

	/** Something that is torn down with the rest. */
	use<Resource extends AsyncDisposable>(resource: Resource): Resource {
		return this.#stack.use(resource);
	}

	/** A browser context: to its pages, a browser. */
	async browser(): Promise<BrowserContext> {
		const browser = this.#stack.use(await openContext());
		this.#browsers.push(browser);
		return browser;
	}

	/** A browser in its own process, which a test can kill. */
	async browserProcess(): Promise<BrowserContext & { readonly profile: string }> {
		const browser = this.#stack.use(await openBrowser());
		this.#browsers.push(browser);
		return browser;
	}

	async proxy(target: string): Promise<CuttableProxy> {
		return this.#stack.use(await CuttableProxy.open(target));
	}

	/** Screenshots of every page, their text, and the output of serve, hub and agents. */
	async #keepEvidence(): Promise<void> {
		const folder = join(results, this.#task.name.replaceAll(/\W+/g, "-").slice(0, 80));
		await mkdir(folder, { recursive: true });
		const pages = this.#browsers.flatMap((browser) => browser.pages());
		for (const [at, page] of pages.entries()) {
			await page.screenshot({ path: join(folder, `page-${at}.png`) }).catch(() => undefined);
			const text = await page.locator("body").innerText().catch(String);
			await writeFile(join(folder, `page-${at}.txt`), text);
		}
		const parley = this.#parley;
		if (parley !== undefined) {
			await writeFile(join(folder, "serve.txt"), [...parley.stdout, ...parley.stderr].join("\n"));
			await writeFile(join(folder, "hub.log"), await parley.hubLog());
		}
		process.stderr.write(`Evidence of the failure: ${folder}\n`);
	}
}
