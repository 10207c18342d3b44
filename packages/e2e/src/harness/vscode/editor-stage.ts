import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BrowserContext } from "playwright-core";
import { onTestFinished, type TestContext } from "vitest";
import { openBrowser } from "../browser.ts";
import { Editor, type EditorOptions } from "./editor.ts";
import { Workbench } from "./workbench.ts";

const results = join(import.meta.dirname, "../../../../../test-results");

/** An editor for a file of tests: each opens windows of its own in it, and leaves its evidence when it fails. */
export class EditorStage implements AsyncDisposable {
	readonly editor: Editor;
	readonly browser: BrowserContext & AsyncDisposable;
	#folders = 0;

	private constructor(editor: Editor, browser: BrowserContext & AsyncDisposable) {
		this.editor = editor;
		this.browser = browser;
	}

	static async open(options?: EditorOptions): Promise<EditorStage> {
		const [editor, browser] = await Promise.all([Editor.start(options), openBrowser()]);
		return new EditorStage(editor, browser);
	}

	/** Call first in each test. */
	begin({ task }: TestContext): void {
		onTestFinished(async () => {
			if (task.result?.state === "fail") await this.#keepEvidence(task.name);
			await Promise.all(this.browser.pages().map((page) => page.close()));
		});
	}

	newFolder(): Promise<string> {
		this.#folders += 1;
		return this.editor.folder(`project-${this.#folders}`);
	}

	/** A window on a folder, a new one if none is named. */
	async window(folder?: string): Promise<Workbench> {
		return Workbench.open(this.browser, this.editor.urlOf(folder ?? (await this.newFolder())));
	}

	async [Symbol.asyncDispose](): Promise<void> {
		await this.browser[Symbol.asyncDispose]();
		await this.editor[Symbol.asyncDispose]();
	}

	/** Pictures of every window, and what server, extension, hub and agents said. */
	async #keepEvidence(name: string): Promise<void> {
		const folder = join(results, name.replaceAll(/\W+/g, "-").slice(0, 80));
		await mkdir(folder, { recursive: true });
		for (const [at, page] of this.browser.pages().entries())
			await page.screenshot({ path: join(folder, `window-${at}.png`) }).catch(() => undefined);
		for (const [file, text] of Object.entries(await this.editor.logs()))
			await writeFile(join(folder, file), text);
		process.stderr.write(`Evidence of the failure: ${folder}\n`);
	}
}
