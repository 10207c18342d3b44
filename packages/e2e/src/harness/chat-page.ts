import type { BrowserContext, Locator, Page } from "playwright-core";

/** The UI as a person uses it: found by labels, not by structure. */
export class ChatPage {
	readonly page: Page;
	readonly errors: string[] = [];

	private constructor(page: Page) {
		this.page = page;
		page.on("pageerror", (error) => this.errors.push(error.message));
		page.on("console", (message) => {
			if (message.type() === "error") this.errors.push(message.text());
		});
	}

	static async open(context: BrowserContext, url: string): Promise<ChatPage> {
		const chat = new ChatPage(await context.newPage());
		await chat.page.goto(url);
		return chat;
	}

	/** What the page says while it has no connection. */
	get outage(): Locator {
		return this.page.getByText(/(?:Reconnecting|No connection) to Parley/);
	}

	/** Opens a new chat, even if there are others. */
	static async openNew(context: BrowserContext, url: string): Promise<ChatPage> {
		const chat = await ChatPage.open(context, url);
		await chat.newChat();
		return chat;
	}

	/** Opens a chat from the list. */
	async pick(title: string | RegExp): Promise<void> {
		await this.page.getByRole("list", { name: "Chats" }).getByRole("button", { name: title }).first().click();
		await this.composer.waitFor();
	}

	async newChat(): Promise<void> {
		await this.button(/^New chat \(/).click();
		await this.page.getByRole("heading", { name: /^Chat with/ }).waitFor();
	}

	get composer(): Locator {
		return this.page.getByRole("textbox", { name: /^Message to/ });
	}

	get answers(): Locator {
		return this.page.locator(".answer");
	}

	get lastAnswer(): Locator {
		return this.answers.last();
	}

	button(name: string | RegExp): Locator {
		return this.page.getByRole("button", { name });
	}

	async send(text: string): Promise<void> {
		await this.composer.fill(text);
		await this.composer.press("Enter");
	}

	/** Sends and waits until the agent has finished. */
	async chat(text: string): Promise<string> {
		await this.send(text);
		await this.page.locator(".prompt-text").getByText(text, { exact: true }).last().waitFor();
		await this.idle();
		return (await this.lastAnswer.innerText()).trim();
	}

	/** Resolves when no turn is running. */
	async idle(): Promise<void> {
		await this.button(/^Send \(/).waitFor();
	}

	async running(): Promise<void> {
		await this.button(/^Stop/).waitFor();
	}

	/** Waits until the last answer has at least this many characters. */
	async streamed(length: number): Promise<void> {
		await this.page.waitForFunction(
			(wanted) => ([...document.querySelectorAll(".answer")].at(-1)?.textContent?.length ?? 0) >= wanted,
			length,
		);
	}

	/** The numbers in the last answer, in order: they reveal what is missing, duplicated or out of order. */
	async lastNumbers(): Promise<string[]> {
		return ((await this.lastAnswer.textContent()) ?? "").match(/\d{7}/g) ?? [];
	}
}
