/** Limits how many tasks run at once; the others wait in order of arrival. */
export class Slots {
	#free: number;
	readonly #waiting: (() => void)[] = [];

	constructor(size: number) {
		this.#free = size;
	}

	async use<Result>(work: () => Promise<Result>): Promise<Result> {
		await this.#take();
		try {
			return await work();
		} finally {
			this.#give();
		}
	}

	async #take(): Promise<void> {
		if (this.#free > 0) {
			this.#free -= 1;
			return;
		}
		const turn = Promise.withResolvers<void>();
		this.#waiting.push(turn.resolve);
		await turn.promise;
	}

	#give(): void {
		const next = this.#waiting.shift();
		if (next === undefined) this.#free += 1;
		else next();
	}
}
