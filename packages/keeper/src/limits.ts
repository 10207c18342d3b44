const mebibyte = 1024 * 1024;

/** How many bytes may wait, and where. */
export type Limits = {
	/** Output of one agent in memory; what exceeds it goes to files. */
	readonly memory: number;
	/** The longest file of output. */
	readonly file: number;
	/** Output of one agent, and of all. At either an agent waits. */
	readonly agent: number;
	readonly all: number;
	/** Input that one agent has not read. */
	readonly input: number;
};

export const defaultLimits: Limits = {
	memory: 256 * 1024,
	file: 8 * mebibyte,
	agent: 64 * mebibyte,
	all: 256 * mebibyte,
	input: 64 * mebibyte,
};

/** How much all agents have together in keeping. */
export class Budget {
	used = 0;
	#waiting = new Set<() => void>();

	/** Lets everyone who waits look again. */
	wake(): void {
		const waiting = this.#waiting;
		this.#waiting = new Set();
		for (const callback of waiting) callback();
	}

	/** Resolves at the next change, or after a time for reasons that change by themselves. */
	changed(afterMs?: number): Promise<void> {
		return new Promise((resolve) => {
			const timer = afterMs === undefined ? undefined : setTimeout(resolve, afterMs);
			this.#waiting.add(() => {
				clearTimeout(timer);
				resolve();
			});
		});
	}
}
