import type { BrowserContext, Locator, Page } from "playwright-core";

/** The UI as a person uses it: found by what things are called, not by how they are built. */
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

	/** In a chat of its own, also where there are others. */
	static async openNew(context: BrowserContext, url: string): Promise<ChatPage> {
		const chat = await ChatPage.open(context, url);
		await chat.newChat();
		return chat;
	}

	/** Goes to a chat that is in the list. */
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

	/** No turn is under way. */
	async idle(): Promise<void> {
		await this.button(/^Send \(/).waitFor();
	}

	async running(): Promise<void> {
		await this.button(/^Stop/).waitFor();
	}

	/** Waits until the last answer has at least so many characters. */
	async streamed(length: number): Promise<void> {
		await this.page.waitForFunction(
			(wanted) => ([...document.querySelectorAll(".answer")].at(-1)?.textContent?.length ?? 0) >= wanted,
			length,
		);
	}

	/** The numbers in the last answer, in order: what is lost, doubled or out of order shows. */
	async lastNumbers(): Promise<string[]> {
		return ((await this.lastAnswer.textContent()) ?? "").match(/\d{7}/g) ?? [];
	}
}
