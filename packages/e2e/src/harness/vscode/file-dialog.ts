import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

const patience = { timeout: 20_000 };

/** The editor's own file dialog, for saving and opening. */
export class FileDialog {
	readonly #widget: Locator;

	private constructor(page: Page) {
		this.#widget = page.locator(".quick-input-widget");
	}

	/** Resolves once it proposes this path and has settled: anything typed earlier would be overwritten. */
	static async appear(page: Page, path: string | RegExp): Promise<FileDialog> {
		const dialog = new FileDialog(page);
		await expect.poll(() => dialog.#proposed(), patience).toMatch(path);
		return dialog;
	}

	/** Accepts the proposed path, or another. */
	async accept(path?: string): Promise<void> {
		if (path !== undefined) await this.#enter(path);
		await this.#box.press("Enter");
		await this.#box.waitFor({ state: "hidden", ...patience });
	}

	/** Accepts a path that exists: the dialog asks for confirmation. */
	async replace(path: string): Promise<void> {
		await this.#enter(path);
		await this.#box.press("Enter");
		await this.#widget.getByText(/already exists/).waitFor(patience);
		await this.#box.press("Enter");
		await this.#box.waitFor({ state: "hidden", ...patience });
	}

	async dismiss(): Promise<void> {
		await this.#box.press("Escape");
		await this.#box.waitFor({ state: "hidden", ...patience });
	}

	/** The dialog completes what is typed, and on a slow machine changes it late: the path must have stood for a while. */
	async #enter(path: string): Promise<void> {
		let stood = 0;
		const look = async (): Promise<number> => {
			const isThere = (await this.#box.inputValue()) === path;
			stood = isThere ? stood + 1 : 0;
			if (!isThere) await this.#box.fill(path);
			return stood;
		};
		await expect.poll(look, patience).toBeGreaterThan(3);
	}

	/** As its last step it lists the folder and selects the proposed name. */
	async #proposed(): Promise<string> {
		if ((await this.#widget.locator(".monaco-list-row").count()) === 0) return "";
		return this.#box
			.evaluate((box: HTMLInputElement) => {
				const isFolder = box.value.endsWith("/");
				return isFolder || box.selectionStart !== box.selectionEnd ? box.value : "";
			}, patience)
			.catch(() => "");
	}

	get #box(): Locator {
		return this.#widget.locator("input[type=text]").first();
	}
}
