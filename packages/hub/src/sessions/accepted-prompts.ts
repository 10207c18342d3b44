/** So many of the last ones are remembered; of those before them the store knows. */
const maxRemembered = 1000;

/** The prompts of a session by message id, from the moment they come: each runs once, however often it is sent. */
export class AcceptedPrompts {
	readonly #isStored: (messageId: string) => Promise<boolean>;
	readonly #written = new Map<string, Promise<void>>();

	constructor(isStored: (messageId: string) => Promise<boolean>) {
		this.#isStored = isStored;
	}

	/** Whether it has come before. If the first is still being written, its fate decides: it may fail, and so does this. */
	async has(messageId: string): Promise<boolean> {
		const isStored = this.#written.has(messageId) || (await this.#isStored(messageId));
		await this.#written.get(messageId);
		return isStored || this.#written.has(messageId);
	}

	/** Whether one with this id is being written, or was a while ago. */
	knows(messageId: string): boolean {
		return this.#written.has(messageId);
	}

	/** One that cannot be written was never here, and may come again. */
	add(messageId: string, written: Promise<void>): void {
		this.#written.set(messageId, written);
		written.catch(() => this.#written.delete(messageId));
		const [oldest] = this.#written.keys();
		if (this.#written.size > maxRemembered && oldest !== undefined) this.#written.delete(oldest);
	}
}
