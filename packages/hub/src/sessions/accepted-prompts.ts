/** How many recent ids are remembered; the store knows the older ones. */
const maxRemembered = 1000;

/** The prompts of a session by message id, from their arrival: each runs once, however often it is sent. */
export class AcceptedPrompts {
	readonly #isStored: (messageId: string) => Promise<boolean>;
	readonly #written = new Map<string, Promise<void>>();

	constructor(isStored: (messageId: string) => Promise<boolean>) {
		this.#isStored = isStored;
	}

	/** Whether it was accepted before. If the first one is still being written, this shares its outcome, including a failure. */
	async has(messageId: string): Promise<boolean> {
		const isStored = this.#written.has(messageId) || (await this.#isStored(messageId));
		await this.#written.get(messageId);
		return isStored || this.#written.has(messageId);
	}

	/** Whether a prompt with this id is being written or was written recently. */
	knows(messageId: string): boolean {
		return this.#written.has(messageId);
	}

	/** Records a prompt; if it cannot be written, it is forgotten and may be sent again. */
	add(messageId: string, written: Promise<void>): void {
		this.#written.set(messageId, written);
		written.catch(() => this.#written.delete(messageId));
		const [oldest] = this.#written.keys();
		if (this.#written.size > maxRemembered && oldest !== undefined) this.#written.delete(oldest);
	}
}
