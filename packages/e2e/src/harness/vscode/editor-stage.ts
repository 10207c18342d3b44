import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BrowserContext } from "playwright-core";
import { onTestFinished, type TestContext } from "vitest";
import { openBrowser } from "../browser.ts";
import type { ChatFrame } from "./chat-frame.ts";
import { Editor, type EditorOptions } from "./editor.ts";
import { Workbench } from "./workbench.ts";

const results = join(import.meta.dirname, "../../../../../test-results");

export type OpenWindow = {
	readonly window: Workbench;
	readonly folder: string;
};

/**
 * An editor for a file of tests. A window costs ten seconds of CPU, so tests share one and have their own chats in it; a test that needs
 * more windows opens them. A failing test leaves its evidence, and the next one gets a new window.
 */
export class EditorStage implements AsyncDisposable {
	readonly editor: Editor;
	readonly browser: BrowserContext & AsyncDisposable;
	#shared: OpenWindow | undefined;
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
			if (task.result?.state === "fail") {
				await this.#keepEvidence(task.name);
				this.#shared = undefined;
			}
			const left = this.browser.pages().filter((page) => page !== this.#shared?.window.page);
			await Promise.all(left.map((page) => page.close()));
		});
	}

	newFolder(): Promise<string> {
		this.#folders += 1;
		return this.editor.folder(`project-${this.#folders}`);
	}

	/** A window and a folder of the test's own. */
	async window(): Promise<OpenWindow> {
		const folder = await this.newFolder();
		return { folder, window: await Workbench.open(this.browser, this.editor.urlOf(folder)) };
	}

	/** The shared window, as the previous test left it. */
	async sharedWindow(): Promise<OpenWindow> {
		this.#shared ??= await this.window();
		return this.#shared;
	}

	/** A chat of the test's own, in the side bar of the shared window. */
	async chat(): Promise<OpenWindow & { readonly chat: ChatFrame }> {
		const isNew = this.#shared === undefined;
		const shared = await this.sharedWindow();
		return { ...shared, chat: await (isNew ? shared.window.showParley() : shared.window.newChat()) };
	}

	async [Symbol.asyncDispose](): Promise<void> {
		await this.browser[Symbol.asyncDispose]();
		await this.editor[Symbol.asyncDispose]();
	}

	/** Screenshots of every window, and the output of server, extension, hub and agents. */
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
