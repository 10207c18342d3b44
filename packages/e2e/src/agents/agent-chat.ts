import type { Locator } from "playwright-core";
import { expect } from "vitest";
import { ChatPage } from "../harness/chat-page.ts";
import type { Stage } from "../harness/stage.ts";
import type { AgentWorld } from "./agent-world.ts";

const patience = { timeout: 60_000 };

/** A person at a chat with a real agent. */
export class AgentChat<World extends Pick<AgentWorld, "parley"> = AgentWorld> {
	readonly world: World;
	readonly chat: ChatPage;

	private constructor(world: World, chat: ChatPage) {
		this.world = world;
		this.chat = chat;
	}

	/** A new chat in a browser of its own. */
	static async open<World extends Pick<AgentWorld, "parley">>(
		stage: Stage,
		world: World,
	): Promise<AgentChat<World>> {
		const browser = await stage.browser();
		browser.setDefaultTimeout(patience.timeout);
		stage.join(world.parley);
		const chat = await ChatPage.openNew(browser, world.parley.url);
		// Only rows near the viewport exist.
		await chat.page.setViewportSize({ width: 900, height: 2000 });
		return new AgentChat(world, chat);
	}

	get conversation(): Locator {
		return this.chat.page.getByRole("log", { name: "Conversation" });
	}

	get card(): Locator {
		return this.chat.page.getByRole("article");
	}

	get tools(): Locator {
		return this.conversation.locator(".tool");
	}

	/** What is said of ends and losses. */
	get troubles(): Locator {
		return this.conversation.locator(".trouble");
	}

	/** Opens the page again, also where Parley was restarted, at the chat with this title. */
	async reopen(title: string | RegExp): Promise<void> {
		await this.chat.page.goto("about:blank");
		await this.chat.page.goto(this.world.parley.url);
		await this.chat.pick(title);
	}

	/** The button that shows what is chosen of the modes or the models. */
	option(kind: "mode" | "model"): Locator {
		return this.chat.page.locator(`.options-beside[data-kind=${kind}]`);
	}

	/** Chooses another mode or model than the current one, and returns its name. */
	async chooseOther(kind: "mode" | "model"): Promise<string> {
		const before = await this.option(kind).innerText();
		await this.option(kind).click();
		await this.chat.page.getByRole("option", { selected: false }).last().click();
		await expect.poll(() => this.option(kind).innerText(), patience).not.toBe(before);
		await expect.poll(() => this.option(kind).getAttribute("aria-busy"), patience).toBe("false");
		return this.option(kind).innerText();
	}

	/** Resolves when the chat says that its agent is gone. */
	async lost(): Promise<void> {
		await this.troubles.getByText("stopped unexpectedly").last().waitFor();
	}

	/** Sends a prompt, without waiting for more than its row. */
	async say(prompt: string): Promise<void> {
		await this.chat.send(prompt);
		await this.chat.page.locator(".prompt-text").getByText(prompt, { exact: true }).last().waitFor();
	}

	/** Sends a prompt and allows, once each, whatever the agent asks for. */
	async work(prompt: string): Promise<number> {
		await this.say(prompt);
		let allowed = 0;
		for (;;) {
			const isAsked = await Promise.race([
				this.card
					.first()
					.waitFor()
					.then(() => true),
				this.chat.idle().then(() => false),
			]);
			if (!isAsked) return allowed;
			await this.allow();
			allowed += 1;
		}
	}

	/** Allows what is asked, with the narrowest answer, which is the highlighted one. */
	async allow(): Promise<void> {
		const card = this.card.first();
		const title = await card.getAttribute("aria-label");
		await card.locator(".permission-buttons button[data-look=primary]").click();
		await card.waitFor({ state: "detached" }).catch(() => {
			throw new Error(`the card “${title}” stays`);
		});
	}

	/** Rejects what is asked, as Escape does. */
	async reject(): Promise<void> {
		await this.card.first().focus();
		await this.card.first().press("Escape");
		await this.card.waitFor({ state: "detached" });
	}

	/** What a tool's line shows once it is open. */
	async details(tool: Locator): Promise<string> {
		const line = tool.getByRole("button").first();
		if ((await line.getAttribute("aria-expanded")) !== "true") await line.click();
		return tool.innerText();
	}

	/** The transcript, as it reads. */
	async text(): Promise<string> {
		return (await this.conversation.innerText()).replaceAll(/\b(?:\d+ \w+ ago|just now|now)\b/g, "");
	}

	/** There is one seam, and it says that the agent goes on, or what it was told instead: not every agent finds its own session again. */
	async checkSeam(): Promise<void> {
		const seams = await this.conversation.locator(".seam").allInnerTexts();
		expect(seams).toEqual([expect.stringMatching(/continues this conversation|was given quotes/)]);
	}

	/** Nothing is left open, and the page shows the same when it is opened again: so do log and view agree, and nothing is doubled. */
	async checkRest(): Promise<void> {
		await this.chat.idle();
		expect(await this.card.count()).toBe(0);
		await expect.poll(() => this.conversation.locator(".spin").count(), patience).toBe(0);
		const open = this.conversation.locator(
			"[data-status=running], [data-status=asking], [data-status=pending].tool-status",
		);
		expect(await open.allInnerTexts()).toEqual([]);
		const before = await this.text();
		await this.chat.page.reload();
		await this.chat.idle();
		await expect.poll(() => this.text(), patience).toBe(before);
		expect(this.chat.errors).toEqual([]);
	}
}
