import type { Schedule } from "@parley/base/time/schedule";
import { SlicesStoppedError } from "./slices.ts";

export type WriteAheadLogOptions = {
	/** Checkpoints and truncates the log without waiting; false if a reader prevents it. */
	readonly tryToEmpty: () => boolean;
	/** Resolves when none of the store's own threads reads the file. */
	readonly unread: () => Promise<unknown>;
	readonly later: Schedule;
};

/** After these attempts the caller gets an answer. A backup or a curious user is done by then, or takes long. */
const waits = [0, 50, 100, 200, 400, 800, 1_600] as const;

/** The retry interval after that, until it works or the store closes; opening the store retries too. */
const interval = 30_000;

/**
 * The write-ahead log, in which deleted data stays readable until it is truncated. A reader prevents that while it reads; commits
 * continue meanwhile.
 */
export class WriteAheadLog {
	readonly #options: WriteAheadLogOptions;
	readonly #pauses = new Set<() => void>();
	#again: (() => void) | undefined;
	#stopped = false;

	constructor(options: WriteAheadLogOptions) {
		this.#options = options;
	}

	/** Returns false if a reader prevented it; it is then retried later. */
	async empty(): Promise<boolean> {
		for (const wait of waits) {
			if (wait > 0) await this.#pause(wait);
			await this.#options.unread();
			if (this.#stopped) throw new SlicesStoppedError();
			if (this.#options.tryToEmpty()) {
				this.#again?.();
				this.#again = undefined;
				return true;
			}
		}
		this.#tryLater();
		return false;
	}

	stop(): void {
		this.#stopped = true;
		this.#again?.();
		for (const end of this.#pauses) end();
	}

	#tryLater(): void {
		this.#again ??= this.#options.later(() => {
			this.#again = undefined;
			// A failure, such as a full disk, is retried like a persistent reader.
			this.empty().catch(() => (this.#stopped ? undefined : this.#tryLater()));
		}, interval);
	}

	#pause(milliseconds: number): Promise<void> {
		return new Promise((resolve, reject) => {
			const cancel = this.#options.later(() => {
				this.#pauses.delete(end);
				resolve();
			}, milliseconds);
			const end = (): void => {
				this.#pauses.delete(end);
				cancel();
				reject(new SlicesStoppedError());
			};
			this.#pauses.add(end);
		});
	}
}
