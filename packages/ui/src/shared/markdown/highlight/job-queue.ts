/** Pending jobs: those on screen first, then the latest; when there are too many, the oldest off screen is dropped. */
export class JobQueue<Job extends { visible: boolean }> {
	readonly #limit: number;
	readonly #waiting = new Set<Job>();

	constructor(limit: number) {
		this.#limit = limit;
	}

	get size(): number {
		return this.#waiting.size;
	}

	add(job: Job): void {
		this.#waiting.delete(job);
		this.#waiting.add(job);
		if (this.#waiting.size <= this.#limit) return;
		const waiting = [...this.#waiting];
		const dropped = waiting.find(({ visible }) => !visible) ?? waiting[0];
		if (dropped !== undefined) this.#waiting.delete(dropped);
	}

	remove(job: Job): void {
		this.#waiting.delete(job);
	}

	take(): Job | undefined {
		const waiting = [...this.#waiting];
		const job = waiting.findLast(({ visible }) => visible) ?? waiting.at(-1);
		if (job !== undefined) this.#waiting.delete(job);
		return job;
	}
}
