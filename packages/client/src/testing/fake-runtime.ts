import type { Schedule } from "@parley/base/time/schedule";
import type { Runtime, Utf8Decoder } from "../core/runtime.ts";

type Alarm = {
	readonly at: number;
	readonly callback: () => void;
};

/** A runtime whose clock moves only when told to. */
export class FakeRuntime implements Runtime {
	readonly #alarms = new Set<Alarm>();
	#now = 1_000_000;
	/** The result of `random`. */
	chance = 0.5;

	now(): number {
		return this.#now;
	}

	readonly schedule: Schedule = (callback, delayMs) => {
		const alarm = { at: this.#now + delayMs, callback };
		this.#alarms.add(alarm);
		return () => this.#alarms.delete(alarm);
	};

	random(): number {
		return this.chance;
	}

	createDecoder(): Utf8Decoder {
		return new TextDecoder("utf-8");
	}

	get alarms(): number {
		return this.#alarms.size;
	}

	/** The machine sleeps: the clock advances, and timers due meanwhile fire once it wakes. */
	sleep(ms: number): void {
		this.#now += ms;
		this.advance(0);
	}

	/** Advances the clock, firing due timers in order. */
	advance(ms: number): void {
		const until = this.#now + ms;
		for (;;) {
			const [next] = [...this.#alarms].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
			if (next === undefined) break;
			this.#alarms.delete(next);
			this.#now = Math.max(this.#now, next.at);
			next.callback();
		}
		this.#now = until;
	}
}

/** Runs everything that only waits for promises. */
export const settle = async (): Promise<void> => {
	await new Promise((resolve) => setImmediate(resolve));
};
