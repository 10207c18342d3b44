/** Requests of an agent that wait on the wire, by key. Each is answered exactly once. */
export class OpenRequests<Answer> {
	readonly #waiting = new Map<string, (answer: Answer) => void>();

	wait(key: string): Promise<Answer> {
		return new Promise((resolve) => {
			this.#waiting.set(key, resolve);
		});
	}

	/** Takes a request out: no other answer counts from now on. The agent hears the one that the returned function is given. */
	claim(key: string): ((answer: Answer) => void) | undefined {
		const settle = this.#waiting.get(key);
		this.#waiting.delete(key);
		return settle;
	}

	keys(): string[] {
		return [...this.#waiting.keys()];
	}
}
