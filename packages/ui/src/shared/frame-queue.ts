import { batch } from "solid-js";

const hiddenPauseMs = 500;

/**
 * Collects work for the next frame and runs it as one batch, so that the page is laid out once, however many messages arrived. A hidden
 * page has no frames; there a slow timer stands in, so that work does not pile up.
 */
export class FrameQueue {
	readonly #tasks = new Set<() => void>();
	#cancel: (() => void) | undefined;

	constructor() {
		document.addEventListener("visibilitychange", this.#reschedule);
	}

	request(task: () => void): void {
		this.#tasks.add(task);
		this.#cancel ??= schedule(this.#run);
	}

	dispose(): void {
		document.removeEventListener("visibilitychange", this.#reschedule);
		this.#cancel?.();
		this.#tasks.clear();
	}

	readonly #reschedule = (): void => {
		if (this.#cancel === undefined) return;
		this.#cancel();
		this.#cancel = schedule(this.#run);
	};

	readonly #run = (): void => {
		this.#cancel = undefined;
		const tasks = [...this.#tasks];
		this.#tasks.clear();
		batch(() => tasks.forEach(attempt));
	};
}

/** A session that cannot be drawn must not stop the others. */
const attempt = (task: () => void): void => {
	try {
		task();
	} catch (error) {
		reportError(error);
	}
};

const schedule = (run: () => void): (() => void) => {
	if (document.visibilityState === "visible") {
		const frame = requestAnimationFrame(run);
		return () => cancelAnimationFrame(frame);
	}
	const timer = setTimeout(run, hiddenPauseMs);
	return () => clearTimeout(timer);
};
