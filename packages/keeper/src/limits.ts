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

/**
 * Output is garbage once it is sent, and V8 hardly sees it: buffers lie outside of its heap. Left to itself it collects so late that
 * the allocator's memory is fragmented and grows with the output. The heap is small, so this takes milliseconds.
 */
const collectedBytes = 64 * mebibyte;

/** How much all agents have together in keeping. */
export class Budget {
	used = 0;
	#sinceCollection = 0;
	#waiting = new Set<() => void>();

	take(bytes: number): void {
		this.used += bytes;
		this.#sinceCollection += bytes;
		if (this.#sinceCollection < collectedBytes) return;
		this.#sinceCollection = 0;
		globalThis.gc?.();
	}

	/** Lets everyone who waits look again. */
	wake(): void {
		const waiting = this.#waiting;
		this.#waiting = new Set();
		for (const callback of waiting) callback();
	}

	/** Resolves at the next change, or after a time for reasons that change by themselves. */
	changed(afterMs?: number): Promise<void> {
		return new Promise((resolve) => {
			const go = (): void => {
				clearTimeout(timer);
				this.#waiting.delete(go);
				resolve();
			};
			const timer = afterMs === undefined ? undefined : setTimeout(go, afterMs);
			this.#waiting.add(go);
		});
	}
}
