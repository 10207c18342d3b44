import type { Schedule } from "@parley/base/time/schedule";

export type DetachWatchOptions = {
	/** How long nobody must have looked at a session, and nothing have happened in it. */
	readonly grace: number;
	readonly later: Schedule;
	readonly isWatched: (sessionId: string) => boolean;
	/** The grace time of a session is over. */
	readonly onOver: (sessionId: string) => void;
};

/** Notices the sessions that nobody looks at any more, so that their agents can be let go. */
export class DetachWatch implements Disposable {
	readonly #options: DetachWatchOptions;
	readonly #timers = new Map<string, () => void>();
	#disposed = false;

	constructor(options: DetachWatchOptions) {
		this.#options = options;
	}

	/** To be called whenever a client comes to a session or leaves it, and when something happens in it. */
	review(sessionId: string): void {
		this.forget(sessionId);
		const { grace, later, isWatched, onOver } = this.#options;
		if (this.#disposed || isWatched(sessionId)) return;
		const cancel = later(() => {
			this.#timers.delete(sessionId);
			onOver(sessionId);
		}, grace);
		this.#timers.set(sessionId, cancel);
	}

	forget(sessionId: string): void {
		this.#timers.get(sessionId)?.();
		this.#timers.delete(sessionId);
	}

	[Symbol.dispose](): void {
		this.#disposed = true;
		for (const sessionId of [...this.#timers.keys()]) this.forget(sessionId);
	}
}
