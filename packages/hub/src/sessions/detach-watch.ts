import type { Schedule } from "@parley/base/time/schedule";

export type DetachWatchOptions = {
	/** How long a session must be unwatched and idle. */
	readonly grace: number;
	readonly later: Schedule;
	readonly isWatched: (sessionId: string) => boolean;
	/** The session's grace period is over. */
	readonly onOver: (sessionId: string) => void;
};

/** Notices sessions that nobody watches any more, so that their agents can be detached. */
export class DetachWatch implements Disposable {
	readonly #options: DetachWatchOptions;
	readonly #timers = new Map<string, () => void>();
	#disposed = false;

	constructor(options: DetachWatchOptions) {
		this.#options = options;
	}

	/** Call it whenever a client attaches to a session or leaves it, and on activity in the session. */
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
