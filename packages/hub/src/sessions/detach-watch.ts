import type { Schedule } from "@parley/base/time/schedule";

export type DetachWatchOptions = {
	/** How long a session must be unwatched and idle. */
	readonly grace: number;
	readonly later: Schedule;
	/** Monotonic milliseconds. */
	readonly elapsed: () => number;
	readonly isWatched: (sessionId: string) => boolean;
	/** The session has been left alone for so long. Returns when to look again, if its agent stays. */
	readonly onOver: (sessionId: string, unwatchedMs: number) => Promise<number | undefined>;
	readonly onFailed: (sessionId: string, error: unknown) => void;
};

type Unwatched = { readonly since: number; cancel: () => void };

/** Notices sessions that nobody watches any more, so that their agents can be detached. */
export class DetachWatch implements Disposable {
	readonly #options: DetachWatchOptions;
	readonly #unwatched = new Map<string, Unwatched>();
	#disposed = false;

	constructor(options: DetachWatchOptions) {
		this.#options = options;
	}

	/** Call it whenever a client attaches to a session or leaves it, and on activity in the session. */
	review(sessionId: string): void {
		this.forget(sessionId);
		const { grace, elapsed, isWatched } = this.#options;
		if (this.#disposed || isWatched(sessionId)) return;
		const unwatched: Unwatched = { since: elapsed(), cancel: () => undefined };
		this.#unwatched.set(sessionId, unwatched);
		this.#lookAfter(sessionId, unwatched, grace);
	}

	/** Since when a session is left alone, as monotonic milliseconds. Undefined if it is not. */
	unwatchedSince(sessionId: string): number | undefined {
		return this.#unwatched.get(sessionId)?.since;
	}

	forget(sessionId: string): void {
		this.#unwatched.get(sessionId)?.cancel();
		this.#unwatched.delete(sessionId);
	}

	[Symbol.dispose](): void {
		this.#disposed = true;
		for (const sessionId of [...this.#unwatched.keys()]) this.forget(sessionId);
	}

	#lookAfter(sessionId: string, unwatched: Unwatched, milliseconds: number): void {
		unwatched.cancel = this.#options.later(() => void this.#look(sessionId, unwatched), milliseconds);
	}

	async #look(sessionId: string, unwatched: Unwatched): Promise<void> {
		const { grace, elapsed, onOver, onFailed } = this.#options;
		const again = await onOver(sessionId, elapsed() - unwatched.since).catch((error: unknown) => {
			onFailed(sessionId, error);
			return grace;
		});
		// Someone may have come, or done something, meanwhile.
		if (this.#unwatched.get(sessionId) !== unwatched) return;
		if (again === undefined) this.#unwatched.delete(sessionId);
		else this.#lookAfter(sessionId, unwatched, again);
	}
}
