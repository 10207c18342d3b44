import type { FrameLocator, Locator } from "playwright-core";
import { expect } from "vitest";

const patience = { timeout: 40_000 };

/** The UI in an editor, as a person uses it. */
export class ChatFrame {
	readonly root: FrameLocator;

	constructor(root: FrameLocator) {
		this.root = root;
	}

	get composer(): Locator {
		return this.root.getByRole("textbox", { name: /^Message to/ });
	}

	get answers(): Locator {
		return this.root.locator(".answer");
	}

	button(name: string | RegExp, { exact = false } = {}): Locator {
		return this.root.getByRole("button", { name, exact });
	}

	text(text: string | RegExp): Locator {
		return this.root.getByText(text).first();
	}

	async send(text: string): Promise<void> {
		await this.composer.fill(text);
		await this.composer.press("Enter");
	}

	/** Sends and waits until the agent has finished. */
	async chat(text: string): Promise<string> {
		await this.send(text);
		await this.root.locator(".prompt-text").getByText(text, { exact: true }).last().waitFor();
		await this.idle();
		return (await this.answers.last().innerText()).trim();
	}

	/** Resolves when no turn is running. */
	async idle(): Promise<void> {
		await this.button(/^Send \(/).waitFor(patience);
	}

	async running(): Promise<void> {
		await this.button(/^Stop/).waitFor(patience);
	}

	/** Waits until the last answer has at least this many characters. */
	async streamed(length: number): Promise<void> {
		await expect
			.poll(() => this.lastAnswer().then((text) => text.length), patience)
			.toBeGreaterThanOrEqual(length);
	}

	/** The numbers in the last answer, in order: they reveal what is missing, duplicated or out of order. */
	async lastNumbers(): Promise<string[]> {
		return (await this.lastAnswer()).match(/\d{7}/g) ?? [];
	}

	/** Waits for the end of the turn, and for exactly these numbers in its answer. */
	async endsWith(expected: readonly string[]): Promise<void> {
		const wanted = expected.join(" ");
		const comparison = async (): Promise<string> => {
			const shown = (await this.lastNumbers()).join(" ");
			return shown === wanted ? "the same" : `${shown.slice(0, 40)} … ${shown.slice(-40)} (${shown.length})`;
		};
		await expect.poll(comparison, patience).toBe("the same");
		await this.idle();
	}

	async showsAnswers(...texts: readonly string[]): Promise<void> {
		await expect.poll(() => this.answers.allInnerTexts(), patience).toEqual(texts);
	}

	async showsDraft(text: string): Promise<void> {
		await expect.poll(() => this.composer.inputValue().catch(() => undefined), patience).toBe(text);
	}

	private async lastAnswer(): Promise<string> {
		const texts = await this.answers.allTextContents().catch(() => []);
		return texts.at(-1) ?? "";
	}
}
