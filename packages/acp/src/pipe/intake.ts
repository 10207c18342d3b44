import type { Readable } from "node:stream";

/** How much unsaved output is read: enough to keep a disk busy, little compared with a session. */
const maxWaitingBytes = 1024 * 1024;

export type IntakeOptions = {
	readonly source: Pick<Readable, "pause" | "resume">;
	/** False when the source has ended and must be drained. */
	readonly mayPause: () => boolean;
	readonly limit?: number;
	/** Called in order with positions up to which everything is saved. */
	readonly onSaved?: (position: number) => void;
};

/**
 * Stops reading from an agent while too much of its output is unsaved, so that a slow disk costs the agent time instead of costing us
 * memory.
 */
export class Intake {
	readonly #options: Required<IntakeOptions>;
	/** Pending writes caused by this chunk, by session. Writes of a session are ordered, so its last one suffices. */
	readonly #kept = new Map<string, Promise<unknown>>();
	/** What else must be done before the lines of this chunk count as saved. */
	readonly #held: Promise<unknown>[] = [];
	/** The same for earlier chunks; each is resolved with whether it was done. */
	readonly #holds = new Set<PromiseWithResolvers<boolean>>();
	/** Whether a line was given up that was held: nothing behind it counts as saved. */
	#isCut = false;
	#isLeft = false;
	/** Bytes that have caused no write yet: the beginning of a long line. */
	#read = 0;
	#waiting = 0;
	/** Settles when everything read so far is saved. */
	#saved: Promise<void> = Promise.resolve();

	constructor(options: IntakeOptions) {
		this.#options = { limit: maxWaitingBytes, onSaved: () => undefined, ...options };
	}

	/** Bytes read but not fully saved. */
	get waiting(): number {
		return this.#waiting;
	}

	/** Registers a pending write of what is being read. */
	keeping(owner: string, kept: Promise<unknown>): void {
		this.#kept.set(owner, kept);
	}

	/** What is being read counts as saved only after this, too. Reading goes on: what it waits for may have to be read. */
	holding(until: Promise<unknown>): void {
		this.#held.push(until);
	}

	/** Reads a chunk; `read` must call `keeping` for every write it causes, and returns the position of the last line's end in it. */
	take(chunk: Buffer, read: (chunk: Buffer) => number | undefined): void {
		this.#read += chunk.length;
		const through = read(chunk);
		if (through === undefined && this.#kept.size === 0) return;
		const kept = Promise.allSettled(this.#kept.values());
		if (this.#kept.size > 0) this.#wait(kept);
		this.#kept.clear();
		this.#saved = Promise.all([this.#hold(), this.#saved, kept]).then(([isDone]) => {
			this.#isCut ||= !isDone;
			if (through !== undefined && !this.#isCut) this.#options.onSaved(through);
		});
	}

	/** Reads nothing more, and gives up what is held: what that waits for is not read any more. Settles when all writes have. */
	leave(): Promise<void> {
		this.#isLeft = true;
		this.#options.source.pause();
		for (const hold of this.#holds) hold.resolve(false);
		return this.#saved;
	}

	/** Settles when everything read so far is saved and reported. */
	saved(): Promise<void> {
		return this.#saved;
	}

	#hold(): Promise<boolean> {
		if (this.#held.length === 0) return Promise.resolve(true);
		const hold = Promise.withResolvers<boolean>();
		this.#holds.add(hold);
		void Promise.allSettled(this.#held.splice(0)).then(() => hold.resolve(true));
		return hold.promise.finally(() => this.#holds.delete(hold));
	}

	/** A failed write no longer counts as pending either; its owner handles the failure. */
	#wait(kept: Promise<unknown>): void {
		const { source, mayPause, limit } = this.#options;
		const bytes = this.#read;
		this.#read = 0;
		this.#waiting += bytes;
		if (this.#waiting > limit && mayPause()) source.pause();
		void kept.then(() => {
			this.#waiting -= bytes;
			if (this.#waiting <= limit && !this.#isLeft) source.resume();
		});
	}
}
