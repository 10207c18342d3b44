import type { Readable } from "node:stream";

/** So much of what an agent said may wait to be kept: enough for a disk to be busy all the time, little beside a session. */
const maxWaitingBytes = 1024 * 1024;

export type IntakeOptions = {
	readonly source: Pick<Readable, "pause" | "resume">;
	/** False when the source has an end that must not be waited for: a process that is gone leaves little behind. */
	readonly mayPause: () => boolean;
	readonly limit?: number;
};

/**
 * Stops reading from an agent while too much of what it said waits to be kept. So a disk that is slower than an agent costs the
 * agent time, and us no memory.
 */
export class Intake {
	readonly #options: Required<IntakeOptions>;
	/** What this chunk gave rise to, by session. Each is kept in order, so the last of each says enough. */
	readonly #kept = new Map<string, Promise<void>>();
	/** Bytes that have not given rise to anything yet: the beginning of a long line. */
	#read = 0;
	#waiting = 0;

	constructor(options: IntakeOptions) {
		this.#options = { limit: maxWaitingBytes, ...options };
	}

	/** Bytes of which not everything is kept yet. */
	get waiting(): number {
		return this.#waiting;
	}

	/** Something that was read is being kept. */
	keeping(sessionId: string, kept: Promise<void>): void {
		this.#kept.set(sessionId, kept);
	}

	/** Reads a chunk; `read` must call `keeping` for all that follows from it. */
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
		// What could not be kept does not wait any more either; its owner deals with that.
		void Promise.allSettled(kept).then(() => {
			this.#waiting -= bytes;
			if (this.#waiting <= limit) source.resume();
		});
	}
}
