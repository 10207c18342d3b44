import type { Schedule } from "@parley/base/time/schedule";
import type { StoreState, StoreTrouble } from "@parley/protocol/store/state";
import { wordedMessageOf } from "@parley/words/worded-message";
import { StoreFullError, StoreReadOnlyError, StoreUnwritableError } from "./store-errors.ts";
import type { StoreHealth } from "./store-health.ts";

export type StoreWatchOptions = {
	readonly store: StoreHealth;
	readonly later: Schedule;
	readonly now: () => number;
	readonly onChanged: (state: StoreState) => void;
	/** The store can be written again. Resolves when all stopped work has resumed. */
	readonly onRecovered: () => Promise<void>;
	/** It failed permanently. */
	readonly onFailed: (error: unknown) => void;
};

/** The delays between retries; the last one repeats. */
const waits = [1_000, 2_000, 5_000, 10_000, 30_000] as const;

/** Tracks whether the store can be written, and retries until it can. */
export class StoreWatch implements Disposable {
	readonly #options: StoreWatchOptions;
	#state: StoreState;
	#tries = 0;
	/** A write has failed since the last attempt. */
	#failedAgain = false;
	#cancel: (() => void) | undefined;

	private constructor(options: StoreWatchOptions, state: StoreState) {
		this.#options = options;
		this.#state = state;
	}

	static async load(options: StoreWatchOptions): Promise<StoreWatch> {
		const salvage = await options.store.salvage();
		return new StoreWatch(options, salvage === undefined ? {} : { salvage });
	}

	get state(): StoreState {
		return this.#state;
	}

	/** Reports a failed write. */
	report(error: StoreUnwritableError): void {
		this.#failedAgain = true;
		if (this.#state.trouble !== undefined) return;
		this.#tries = 0;
		const { now } = this.#options;
		const trouble: StoreTrouble = { reason: reasonOf(error), ...wordedMessageOf(error), since: now() };
		this.#set({ ...this.#state, trouble });
		this.#wait();
	}

	/** Retries at once. */
	async retry(): Promise<StoreState> {
		if (this.#state.trouble !== undefined) {
			this.#cancel?.();
			await this.#probe();
		}
		return this.#state;
	}

	async dismissSalvage(remove: boolean): Promise<StoreState> {
		await this.#options.store.dismissSalvage(remove);
		this.forgetSalvage();
		return this.#state;
	}

	/** Clears the salvage report. */
	forgetSalvage(): void {
		const { salvage, ...rest } = this.#state;
		if (salvage !== undefined) this.#set(rest);
	}

	[Symbol.dispose](): void {
		this.#cancel?.();
	}

	#wait(): void {
		const delay = waits[Math.min(this.#tries, waits.length - 1)] ?? 30_000;
		this.#tries += 1;
		this.#cancel = this.#options.later(() => void this.#probe(), delay);
	}

	async #probe(): Promise<void> {
		const { store, onRecovered, onFailed } = this.#options;
		this.#failedAgain = false;
		try {
			await store.probe();
			await onRecovered();
		} catch (error) {
			if (!(error instanceof StoreUnwritableError)) {
				onFailed(error);
				return;
			}
			this.#failedAgain = true;
		}
		if (this.#failedAgain) {
			this.#wait();
			return;
		}
		const { trouble, ...rest } = this.#state;
		if (trouble !== undefined) this.#set(rest);
	}

	#set(state: StoreState): void {
		this.#state = state;
		this.#options.onChanged(state);
	}
}

const reasonOf = (error: StoreUnwritableError): StoreTrouble["reason"] => {
	if (error instanceof StoreFullError) return "full";
	return error instanceof StoreReadOnlyError ? "read-only" : "unreachable";
};
