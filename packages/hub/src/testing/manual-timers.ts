import type { Schedule } from "@parley/base/time/schedule";

type Timer = { readonly callback: () => void; readonly milliseconds: number };

/** Timers that run when the test says so. */
export class ManualTimers {
	readonly #timers = new Set<Timer>();

	/** How long each of the timers that are set was to wait. */
	get set(): number[] {
		return [...this.#timers].map(({ milliseconds }) => milliseconds);
	}

	readonly later: Schedule = (callback, milliseconds) => {
		const timer = { callback, milliseconds };
		this.#timers.add(timer);
		return () => this.#timers.delete(timer);
	};

	/** Runs those of the timers that are set now, or of them those with this waiting time. */
	fire(milliseconds?: number): void {
		for (const timer of [...this.#timers]) {
			if (milliseconds !== undefined && timer.milliseconds !== milliseconds) continue;
			if (this.#timers.delete(timer)) timer.callback();
		}
	}
}
