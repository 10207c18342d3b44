import type { Schedule } from "@parley/base/time/schedule";
import { SlicesStoppedError } from "./slices.ts";

export type WriteAheadLogOptions = {
	/** Puts all of it into its place and leaves nothing; false if somebody reads what was before. Waits for nobody. */
	readonly tryToEmpty: () => boolean;
	/** Resolves when no thread of the store's own reads the file. */
	readonly unread: () => Promise<unknown>;
	readonly later: Schedule;
};

/** Whoever waits is told after these tries. A backup or a curious user is done by then, or takes long. */
const waits = [0, 50, 100, 200, 400, 800, 1_600] as const;

/** From then on it is tried so often, until it works or the store is closed: opening it tries again. */
const interval = 30_000;

/**
 * The file in which everything is written first, and in which it can be read until that is emptied. A reader keeps it from being
 * emptied for as long as it reads; commits go on meanwhile.
 */
export class WriteAheadLog {
	readonly #options: WriteAheadLogOptions;
	readonly #pauses = new Set<() => void>();
	#again: (() => void) | undefined;
	#stopped = false;

	constructor(options: WriteAheadLogOptions) {
		this.#options = options;
	}

	/** False if a reader would not let it; then it is done later. */
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
			// What fails, a full disk perhaps, is tried again like a reader that reads on.
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
