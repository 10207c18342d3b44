import type { Schedule } from "@parley/base/time/schedule";
import type { SessionSummary } from "@parley/protocol/session/summary";

export type ListBroadcastOptions = {
	readonly publish: (changed: readonly SessionSummary[], removed: readonly string[]) => void;
	readonly later: Schedule;
};

/** Lists are broadcast a few times a second at most. */
const interval = 250;

/**
 * Broadcasts changes of the session list. The first change goes out at once; those shortly after are batched, each line in its
 * newest state. Changes that someone may be waiting for go out at once: status, pending requests, removals. Unchanged lines are
 * not sent. The backlog is bounded by the number of sessions.
 */
export class ListBroadcast implements Disposable {
	readonly #options: ListBroadcastOptions;
	readonly #published = new Map<string, SessionSummary>();
	readonly #waiting = new Map<string, SessionSummary>();
	#stopWaiting: (() => void) | undefined;

	constructor(options: ListBroadcastOptions) {
		this.#options = options;
	}

	change(changed: readonly SessionSummary[], removed: readonly string[]): void {
		let isUrgent = removed.length > 0 || this.#stopWaiting === undefined;
		for (const line of changed) {
			const before = this.#published.get(line.sessionId);
			if (this.#isPublished(line, before)) continue;
			if (isUrgentChange(before, line)) isUrgent = true;
			this.#waiting.set(line.sessionId, line);
		}
		for (const sessionId of removed) {
			this.#published.delete(sessionId);
			this.#waiting.delete(sessionId);
		}
		if (isUrgent) this.#flush(removed);
	}

	[Symbol.dispose](): void {
		this.#stopWaiting?.();
		this.#stopWaiting = undefined;
	}

	#isPublished(line: SessionSummary, before: SessionSummary | undefined): boolean {
		return !this.#waiting.has(line.sessionId) && before !== undefined && isSame(before, line);
	}

	#flush(removed: readonly string[]): void {
		const lines = [...this.#waiting.values()];
		if (lines.length === 0 && removed.length === 0) return;
		this.#waiting.clear();
		for (const line of lines) this.#published.set(line.sessionId, line);
		this.#stopWaiting?.();
		this.#stopWaiting = this.#options.later(() => {
			this.#stopWaiting = undefined;
			this.#flush([]);
		}, interval);
		this.#options.publish(lines, removed);
	}
}

const isUrgentChange = (before: SessionSummary | undefined, line: SessionSummary): boolean =>
	before !== undefined &&
	(before.status !== line.status || before.pendingPermissions !== line.pendingPermissions);

const isSame = (one: SessionSummary, other: SessionSummary): boolean =>
	JSON.stringify(one) === JSON.stringify(other);
