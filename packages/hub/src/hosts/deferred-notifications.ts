import type { Schedule } from "@parley/base/time/schedule";

/** A window that is just reloaded, or a view that is moved, is back by then. */
const graceMs = 2000;

export type DeferredNotificationsOptions = {
	readonly later: Schedule;
	/** Whether somebody looks, or nobody could be told. */
	readonly isQuiet: () => boolean;
};

/**
 * Chats that began to wait for an answer while somebody looked. When nobody looks any more and they still wait, a window is told
 * after all: a question must not be forgotten because a view was closed in that moment.
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

	/** It has been answered, or is gone. */
	drop(sessionId: string): void {
		this.#waits.delete(sessionId);
	}

	/** Who looks may be another by now. */
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
