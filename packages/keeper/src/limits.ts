import { EventEmitter, once } from "node:events";

const mebibyte = 1024 * 1024;
/**
 * Output is garbage once it is sent, and V8 hardly sees it: buffers lie outside of its heap. Left to itself it collects so late that
 * the allocator's memory is fragmented and grows with the output. The heap is small, so this takes milliseconds.
 */
const collectedBytes = 64 * mebibyte;

/** How many bytes may wait: output of one agent in memory, altogether, and of all agents; input of one agent. */
export const defaultLimits = {
	memory: 256 * 1024,
	agent: 64 * mebibyte,
	all: 256 * mebibyte,
	input: 64 * mebibyte,
};
export type Limits = Readonly<typeof defaultLimits>;

/** How much all agents have together in keeping. */
export class Budget {
	used = 0;
	#sinceCollection = 0;
	readonly #changes = new EventEmitter().setMaxListeners(0);

	take(bytes: number): void {
		this.used += bytes;
		this.#sinceCollection += bytes;
		if (this.#sinceCollection < collectedBytes) return;
		this.#sinceCollection = 0;
		globalThis.gc?.();
	}

	/** Lets everyone who waits look again. */
	wake(): void {
		this.#changes.emit("change");
	}

	/** Resolves at the next change, or after a time for reasons that change by themselves. */
	async changed(afterMs: number): Promise<void> {
		await once(this.#changes, "change", { signal: AbortSignal.timeout(afterMs) }).catch(() => undefined);
	}
}
