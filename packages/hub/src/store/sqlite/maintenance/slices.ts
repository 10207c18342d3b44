import { runSlice } from "@parley/base/time/run-slice";

export type SlicesOptions = {
	/** Runs some steps in one transaction. */
	readonly transaction: (work: () => void) => void;
	/** Calls back after pending calls to the store have had a turn; the returned function cancels it. */
	readonly soon: (callback: () => void) => () => void;
	readonly now?: () => number;
};

/** The store closed before the work was done. The next start continues it. */
export class SlicesStoppedError extends Error {
	override readonly name = "SlicesStoppedError";
	constructor() {
		super("The store is ending; what was begun goes on when it is opened again.");
	}
}

/** Runs long jobs between commits: one after another, each in steps, several steps per transaction. */
export class Slices {
	readonly #options: Required<SlicesOptions>;
	#tail: Promise<unknown> = Promise.resolve();
	#stop: (() => void) | undefined;
	#stopped = false;

	constructor(options: SlicesOptions) {
		this.#options = { now: () => performance.now(), ...options };
	}

	run(steps: () => Generator<void, void>): Promise<void> {
		const run = this.#tail.then(() => this.#all(steps()));
		this.#tail = run.catch(() => undefined);
		return run;
	}

	stop(): void {
		this.#stopped = true;
		this.#stop?.();
	}

	async #all(steps: Generator<void, void>): Promise<void> {
		let isDone = false;
		while (!isDone) {
			await this.#pause();
			isDone = this.#slice(steps);
		}
	}

	#pause(): Promise<void> {
		return new Promise((resolve, reject) => {
			if (this.#stopped) {
				reject(new SlicesStoppedError());
				return;
			}
			const cancel = this.#options.soon(() => {
				this.#stop = undefined;
				resolve();
			});
			this.#stop = () => {
				cancel();
				reject(new SlicesStoppedError());
			};
		});
	}

	#slice(steps: Generator<void, void>): boolean {
		const { transaction, now } = this.#options;
		let isDone = false;
		transaction(() => {
			isDone = runSlice(() => steps.next().done === true, now);
		});
		return isDone;
	}
}
