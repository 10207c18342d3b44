import type { Schedule } from "@parley/base/time/schedule";

type Timer = { readonly callback: () => void; readonly milliseconds: number };

/** Timers that the test fires. */
export class ManualTimers {
	readonly #timers = new Set<Timer>();

	/** The delays of the pending timers. */
	get set(): number[] {
		return [...this.#timers].map(({ milliseconds }) => milliseconds);
	}

	readonly later: Schedule = (callback, milliseconds) => {
		const timer = { callback, milliseconds };
		this.#timers.add(timer);
		return () => this.#timers.delete(timer);
	};

	/** Fires the pending timers, or only those with this delay. */
	fire(milliseconds?: number): void {
		for (const timer of [...this.#timers]) {
			if (milliseconds !== undefined && timer.milliseconds !== milliseconds) continue;
			if (this.#timers.delete(timer)) timer.callback();
		}
	}
}
