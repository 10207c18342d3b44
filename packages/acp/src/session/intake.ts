import type { Readable } from "node:stream";

/** How much unsaved output is read: enough to keep a disk busy, little compared with a session. */
const maxWaitingBytes = 1024 * 1024;

export type IntakeOptions = {
	readonly source: Pick<Readable, "pause" | "resume">;
	/** False when the source has ended and must be drained: an exited process leaves little behind. */
	readonly mayPause: () => boolean;
	readonly limit?: number;
};

/**
 * Stops reading from an agent while too much of its output is unsaved, so that a slow disk costs the agent time instead of costing us
 * memory.
 */
export class Intake {
	readonly #options: Required<IntakeOptions>;
	/** Pending writes caused by this chunk, by session. Writes of a session are ordered, so its last one suffices. */
	readonly #kept = new Map<string, Promise<void>>();
	/** Bytes that have caused no write yet: the beginning of a long line. */
	#read = 0;
	#waiting = 0;

	constructor(options: IntakeOptions) {
		this.#options = { limit: maxWaitingBytes, ...options };
	}

	/** Bytes read but not fully saved. */
	get waiting(): number {
		return this.#waiting;
	}

	/** Registers a pending write. */
	keeping(sessionId: string, kept: Promise<void>): void {
		this.#kept.set(sessionId, kept);
	}

	/** Reads a chunk; `read` must call `keeping` for every write it causes. */
	take(chunk: Buffer, read: (chunk: Buffer) => void): void {
		this.#read += chunk.length;
		read(chunk);
		if (this.#kept.size === 0) return;
		const { source, mayPause, limit } = this.#options;
		const bytes = this.#read;
		this.#read = 0;
		this.#waiting += bytes;
		if (this.#waiting > limit && mayPause()) source.pause();
		const kept = [...this.#kept.values()];
		this.#kept.clear();
		// A failed write no longer counts as pending either; its owner handles the failure.
		void Promise.allSettled(kept).then(() => {
			this.#waiting -= bytes;
			if (this.#waiting <= limit) source.resume();
		});
	}
}
