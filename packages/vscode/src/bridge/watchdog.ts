import { hostRuntime } from "@parley/client/core/host-runtime";
import type { Runtime } from "@parley/client/core/runtime";

export type WatchdogOptions = {
	/** How long a view on screen may be silent. */
	readonly silenceMs: number;
	/** Asks the view for a sign of life. */
	readonly beat: (beat: number) => void;
	/** The view is dead; it is to be made anew. */
	readonly onDead: () => void;
	/** Told when a view that was dead, or had said nothing yet, answers. */
	readonly onAlive?: () => void;
	readonly runtime?: Pick<Runtime, "now" | "schedule">;
};

const beatsPerSilence = 4;
/** A page that has said nothing yet may still be loading, on a machine that is busy. */
const loadingPatience = 5;
const maxPatience = 40;

/**
 * Notices a view that is on screen and does not answer. Silence is counted in beats of this side's own clock, so that a machine
 * that slept or a program that was held by a debugger costs nobody its page. A page that dies again and again gets more and more time.
 */
export class Watchdog {
	readonly #options: WatchdogOptions;
	readonly #runtime: Pick<Runtime, "now" | "schedule">;
	readonly #intervalMs: number;
	#cancel: () => void = () => {};
	#isWatching = false;
	#beat = 0;
	#lastBeatAt = 0;
	#misses = 0;
	#patience = loadingPatience;
	#isAnswering = false;

	constructor(options: WatchdogOptions) {
		this.#options = options;
		this.#runtime = options.runtime ?? hostRuntime;
		this.#intervalMs = Math.max(1, options.silenceMs / beatsPerSilence);
	}

	/** Whether someone could be looking. Without a watch on it, nobody can tell, and a view on screen counts as seen. */
	get isAnswering(): boolean {
		return this.#isAnswering || this.#options.silenceMs === 0;
	}

	/** Watches while the view is on screen; a page that comes on screen is a new one. */
	watch(isVisible: boolean): void {
		if (isVisible === this.#isWatching || this.#options.silenceMs === 0) return;
		this.#isWatching = isVisible;
		this.#cancel();
		this.#isAnswering = false;
		if (!isVisible) return;
		this.#misses = 0;
		this.#patience = Math.max(this.#patience, loadingPatience);
		this.#next();
	}

	/** The view answered. */
	heard(): void {
		this.#misses = 0;
		this.#patience = 1;
		if (this.#isAnswering) return;
		this.#isAnswering = true;
		this.#options.onAlive?.();
	}

	dispose(): void {
		this.#isWatching = false;
		this.#cancel();
	}

	#next(): void {
		this.#lastBeatAt = this.#runtime.now();
		this.#cancel = this.#runtime.schedule(() => this.#look(), this.#intervalMs);
	}

	#look(): void {
		const wasHeldUp = this.#runtime.now() - this.#lastBeatAt > 2 * this.#intervalMs;
		this.#misses = wasHeldUp ? 0 : this.#misses + 1;
		if (this.#misses > beatsPerSilence * this.#patience) {
			this.#misses = 0;
			this.#isAnswering = false;
			this.#patience = Math.min(maxPatience, Math.max(loadingPatience, this.#patience * 2));
			this.#options.onDead();
		} else this.#options.beat(this.#beat++);
		if (this.#isWatching) this.#next();
	}
}
