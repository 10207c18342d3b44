import { hostRuntime } from "@parley/client/core/host-runtime";
import type { Runtime } from "@parley/client/core/runtime";

export type WatchdogOptions = {
	/** How long a visible view may be silent. */
	readonly silenceMs: number;
	/** Sends a heartbeat that the view must answer. */
	readonly beat: (beat: number) => void;
	/** Called when the view is dead and must be reloaded. */
	readonly onDead: () => void;
	/** Called when a view answers for the first time or after it was dead. */
	readonly onAlive?: () => void;
	readonly runtime?: Pick<Runtime, "now" | "schedule">;
};

const beatsPerSilence = 4;
/** A page that has not answered yet may still be loading on a busy machine. */
const loadingPatience = 5;
const maxPatience = 40;

/**
 * Notices a visible view that does not answer. It counts missed heartbeats instead of elapsed time, so that sleep or a debugger does not
 * cost a page its life. A page that dies repeatedly gets ever more time.
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

	/** Whether the user may be looking. With the watchdog off that is unknown, and a visible view counts as seen. */
	get isAnswering(): boolean {
		return this.#isAnswering || this.#options.silenceMs === 0;
	}

	/** Watches while the view is visible; a view that becomes visible has a new page. */
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

	/** Records an answer. */
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
