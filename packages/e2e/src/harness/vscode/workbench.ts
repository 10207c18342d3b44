import type { BrowserContext, Locator, Page } from "playwright-core";
import { ChatFrame } from "./chat-frame.ts";
import { tapWebviews } from "./webview-tap.ts";

/** One window of the editor, driven through its screen and its command palette. */
export class Workbench {
	readonly page: Page;
	/** Every message sent to a page in this window, as text, including those to the UI. */
	readonly messages: string[] = [];

	/** What the content security policy of any page in the window refused. */
	readonly refusals: string[] = [];

	private constructor(page: Page) {
		this.page = page;
		page.on("console", (message) => {
			if (message.text().includes("Content Security Policy")) this.refusals.push(message.text());
		});
	}

	static async open(browser: BrowserContext, url: string): Promise<Workbench> {
		const workbench = new Workbench(await browser.newPage());
		// High enough for a whole chat: rows outside the viewport do not exist.
		await workbench.page.setViewportSize({ width: 1000, height: 1200 });
		await tapWebviews(workbench.page, (text) => workbench.messages.push(text));
		await workbench.page.goto(url, { waitUntil: "commit" });
		await workbench.ready();
		return workbench;
	}

	/** Waits for the editor's own marks: extensions are registered, and the restored window is complete. */
	async ready(): Promise<void> {
		const marks = ["code/didLoadExtensions", "code/didCreateWorkbenchContributions/3"];
		await this.page.waitForFunction(
			(names) => names.every((name) => performance.getEntriesByName(name).length > 0),
			marks,
			{ timeout: 60_000 },
		);
	}

	/** Runs a command by its full title. */
	async command(title: string): Promise<void> {
		const widget = this.page.locator(".quick-input-widget");
		await this.page.keyboard.press("F1");
		await widget.locator("input[type=text]").fill(`>${title}`);
		const named = this.page.getByText(title, { exact: true });
		const row = widget.locator(".monaco-list-row").filter({ has: named }).first();
		await row.waitFor();
		// With the keyboard, because the hover of the selected row can cover the others.
		while (!(await row.evaluate(({ classList }) => classList.contains("focused"))))
			await this.page.keyboard.press("ArrowDown");
		await this.page.keyboard.press("Enter");
	}

	/** Reloads as a person does, with everything the editor does before it closes. */
	async reload(): Promise<void> {
		const left = this.page.waitForEvent("framenavigated", (frame) => frame === this.page.mainFrame());
		await this.command("Developer: Reload Window");
		await left;
		await this.ready();
	}

	get activityIcon(): Locator {
		return this.page.locator(".activitybar").getByRole("tab", { name: /^Parley/ });
	}

	/** The single click of a new user. */
	async clickParley(): Promise<ChatFrame> {
		await this.activityIcon.click();
		return this.sidebar();
	}

	/** Brings the chat in the side bar on screen. */
	async showParley(): Promise<ChatFrame> {
		await this.command("View: Show Parley");
		return this.sidebar();
	}

	/** Opens a chat other than the one in the side bar, which is in use, and shows it alone. */
	async newChat(): Promise<ChatFrame> {
		await this.closeEditors();
		const chat = await this.showParley();
		await chat.root.locator(".prompt, .answer").first().waitFor({ state: "attached" });
		const title = this.page.locator(".part.sidebar .composite.title");
		await title.getByRole("button", { name: /^New Chat\b(?! with)/ }).click();
		await chat.root.getByRole("heading", { name: /^Chat with/ }).waitFor();
		await chat.composer.waitFor();
		return chat;
	}

	async closeEditors(): Promise<void> {
		const tabs = this.page.locator(".editor-group-container .tab");
		if ((await tabs.count()) === 0) return;
		await this.command("View: Close All Editors");
		await tabs.first().waitFor({ state: "detached" });
	}

	/** The view in the side bar, once it responds. */
	async sidebar(): Promise<ChatFrame> {
		const chat = new ChatFrame(this.#frame(0));
		await chat.composer.waitFor({ timeout: 40_000 });
		return chat;
	}

	/** The webview at this position on screen. */
	view(position: number): ChatFrame {
		return new ChatFrame(this.#frame(position));
	}

	async hideSideBar(): Promise<void> {
		await this.command("View: Toggle Primary Side Bar Visibility");
		await this.page.locator(".part.sidebar").waitFor({ state: "hidden" });
	}

	/** Answers the editor's input box. */
	async answerInput(text: string): Promise<void> {
		const box = this.page.locator(".quick-input-widget input");
		await box.fill(text);
		await box.press("Enter");
	}

	/** Trusts the folder, in the editor's trust page. */
	async grantTrust(): Promise<void> {
		const editor = this.page.locator(".workspace-trust-editor");
		await editor.getByRole("button", { name: "Trust", exact: true }).click();
		await editor.getByText("You trust this folder").waitFor();
	}

	async notification(text: string | RegExp): Promise<Locator> {
		const toast = this.page.locator(".notifications-toasts .notification-list-item", { hasText: text });
		await toast.first().waitFor({ timeout: 30_000 });
		return toast.first();
	}

	get webviews(): Locator {
		return this.page.locator('iframe.webview.ready[src*="extensionId=parley.parley"]');
	}

	#frame(position: number) {
		return this.webviews.nth(position).contentFrame().frameLocator("iframe#active-frame");
	}
}
