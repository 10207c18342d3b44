/** Pending requests of an agent, by key. Each is answered exactly once. */
export class OpenRequests<Answer> {
	readonly #waiting = new Map<string, (answer: Answer) => void>();

	wait(key: string): Promise<Answer> {
		return new Promise((resolve) => {
			this.#waiting.set(key, resolve);
		});
	}

	/** Removes a request and returns the function that answers it, so that no other answer counts. */
	claim(key: string): ((answer: Answer) => void) | undefined {
		const settle = this.#waiting.get(key);
		this.#waiting.delete(key);
		return settle;
	}

	keys(): string[] {
		return [...this.#waiting.keys()];
	}
}
