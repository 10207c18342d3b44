import type { Schedule } from "@parley/base/time/schedule";

/** Long enough for a reloaded window or a moved view to return. */
const graceMs = 2000;

export type DeferredNotificationsOptions = {
	readonly later: Schedule;
	/** Whether someone is watching, or nobody could be notified. */
	readonly isQuiet: () => boolean;
};

/**
 * Chats that began to wait for an answer while someone was watching. If they still wait when nobody is watching any more, a window
 * is notified after all, so that closing a view at that moment does not hide a request.
 */
export class DeferredNotifications {
	readonly #options: DeferredNotificationsOptions;
	readonly #waits = new Map<string, () => void>();
	#cancel: (() => void) | undefined;

	constructor(options: DeferredNotificationsOptions) {
		this.#options = options;
	}

	add(sessionId: string, tell: () => void): void {
		this.#waits.set(sessionId, tell);
		this.review();
	}

	/** The chat has been answered or deleted. */
	drop(sessionId: string): void {
		this.#waits.delete(sessionId);
	}

	/** The set of watchers may have changed. */
	review(): void {
		const { later, isQuiet } = this.#options;
		if (this.#waits.size === 0 || isQuiet()) {
			this.#cancel?.();
			this.#cancel = undefined;
			return;
		}
		this.#cancel ??= later(() => {
			this.#cancel = undefined;
			if (isQuiet()) return;
			const tells = [...this.#waits.values()];
			this.#waits.clear();
			for (const tell of tells) tell();
		}, graceMs);
	}
}
