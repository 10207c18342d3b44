import type { Schedule } from "@parley/base/time/schedule";
import type { Logger } from "@parley/logging/logger";
import { RequestFailure } from "@parley/protocol/envelope/failure";
import type { SessionSummary } from "@parley/protocol/session/summary";
import type { DeletedSession } from "@parley/protocol/session/trash/methods";
import { inEnglish } from "@parley/words/worded-error";
import { wording } from "@parley/words/wording";
import type { Interruption } from "../sessions/close-open-turn.ts";
import type { Sessions } from "../sessions/sessions.ts";
import type { TrashStore } from "../store/trash-store.ts";
import { clockShift } from "./clock-shift.ts";

export type TrashOptions = {
	readonly store: TrashStore;
	readonly sessions: Pick<Sessions, "remove" | "adopt">;
	readonly logger: Logger;
	readonly now: () => number;
	/** Monotonic milliseconds. */
	readonly elapsed: () => number;
	readonly later: Schedule;
	/** A session was purged. */
	readonly onPurged: (sessionId: string) => void;
	/** How long a deleted session can be restored. */
	readonly keepFor?: number;
};

const hour = 3_600_000;
const day = 24 * hour;
const maxListed = 200;

const stillReadable = wording("chatRefusal.stillReadable");

const deletedMeanwhile: Interruption = {
	permission: wording("turnEnd.chatDeletedUnanswered"),
	turn: wording("turnEnd.chatDeleted"),
};

/** By the current clock; adjusted when it jumps. */
type Trashed = { readonly summary: SessionSummary; deletedAt: number };

/** Deleted sessions: hidden, restorable for a while, then purged. */
export class Trash implements Disposable {
	readonly #options: Required<TrashOptions>;
	readonly #deleted = new Map<string, Trashed>();
	/** Keyed by the deletion and not by its id: a session can be deleted again while a restore finishes. */
	readonly #restoring = new Map<Trashed, Promise<void>>();
	/** An undo can arrive before the deletion is done. */
	readonly #deleting = new Map<string, Promise<void>>();
	#cancelTimer: () => void = () => undefined;
	/** When the clock was last read. */
	#seen: { readonly at: number; readonly elapsed: number } | undefined;
	/** Purges run one after another. */
	#purging: Promise<unknown> = Promise.resolve();

	private constructor(options: TrashOptions) {
		this.#options = { keepFor: day, ...options };
	}

	static async load(options: TrashOptions): Promise<Trash> {
		const trash = new Trash(options);
		for (const each of await options.store.all()) trash.#deleted.set(each.summary.sessionId, { ...each });
		await trash.#observe();
		trash.#schedule();
		return trash;
	}

	has(sessionId: string): boolean {
		return this.#deleted.has(sessionId);
	}

	get count(): number {
		return this.#deleted.size;
	}

	/** Last deleted first. */
	list(): { sessions: DeletedSession[]; more: boolean } {
		const all = [...this.#deleted.values()].sort((a, b) => b.deletedAt - a.deletedAt);
		const sessions = all.slice(0, maxListed).map(({ summary, deletedAt }) => {
			const { sessionId, title, folder, agent, updatedAt } = summary;
			const purgeAt = deletedAt + this.#options.keepFor;
			return { sessionId, title, folder, agent, updatedAt, deletedAt, purgeAt };
		});
		return { sessions, more: all.length > maxListed };
	}

	delete(sessionId: string): Promise<void> {
		const underWay = this.#deleting.get(sessionId);
		if (underWay !== undefined) return underWay;
		const deletion = this.#delete(sessionId).finally(() => this.#deleting.delete(sessionId));
		this.#deleting.set(sessionId, deletion);
		return deletion;
	}

	async #delete(sessionId: string): Promise<void> {
		const { sessions, store, now } = this.#options;
		await sessions.remove(sessionId, async (summary) => {
			await this.#observe();
			// 0 marks a session being purged.
			const deletedAt = Math.max(1, now());
			await store.hide(sessionId, deletedAt);
			this.#deleted.set(sessionId, { summary, deletedAt });
			this.#schedule();
		});
	}

	/** It stays among the deleted ones until the store has restored it, so that a failure can be retried. */
	async restore(sessionId: string): Promise<void> {
		// The caller of the deletion gets its error; here there is nothing to restore.
		const deletion = this.#deleting.get(sessionId);
		if (deletion !== undefined) await deletion.catch(() => undefined);
		const deleted = this.#require(sessionId);
		const underWay = this.#restoring.get(deleted);
		if (underWay !== undefined) return underWay;
		const restored = this.#restore(sessionId).finally(() => this.#restoring.delete(deleted));
		this.#restoring.set(deleted, restored);
		return restored;
	}

	/** Purges a session. */
	async purge(sessionId: string): Promise<void> {
		const deleted = this.#require(sessionId);
		if (this.#restoring.has(deleted)) throw new RequestFailure("conflict", wording("chatRefusal.restoring"));
		if (!(await this.#purge([deleted]))) throw new RequestFailure("conflict", stillReadable);
	}

	/** Purges sessions whose time is up, and returns how many. */
	async purgeExpired(): Promise<number> {
		const { now, keepFor, logger } = this.#options;
		await this.#observe();
		const expired = [...this.#deleted.values()].filter(
			(each) => each.deletedAt + keepFor <= now() && !this.#restoring.has(each),
		);
		if (!(await this.#purge(expired))) logger.warn(inEnglish(stillReadable));
		return expired.length;
	}

	forgetAll(): void {
		this.#deleted.clear();
		this.#cancelTimer();
	}

	[Symbol.dispose](): void {
		this.#cancelTimer();
	}

	/** Detects jumps of the clock. A day is a day of elapsed time: a jump does not purge what was deleted a minute ago. */
	async #observe(): Promise<void> {
		const { store, now, elapsed, keepFor, logger } = this.#options;
		const before = this.#seen;
		const last = before?.at ?? (await this.#lastSeen());
		const seen = { at: now(), elapsed: elapsed() };
		this.#seen = seen;
		const passed =
			before === undefined ? { believed: keepFor / 2 } : { elapsed: seen.elapsed - before.elapsed };
		const shift = this.#deleted.size === 0 ? 0 : clockShift(seen.at - last, passed);
		for (const each of this.#deleted.values()) each.deletedAt = Math.max(1, each.deletedAt + shift);
		if (shift !== 0) logger.info("The clock has jumped, or no hub looked at it for long", { shift });
		// Recorded even if nothing is deleted: a stale record of a wrong clock would count against the next deletion. Not awaited, so
		// that a deletion is answered without delay; the store serializes the writes.
		store
			.shift(shift, seen.at)
			.catch((error: unknown) => logger.warn("Times of deleted sessions were not kept", { shift, error }));
	}

	/** By the clock of an earlier hub. */
	async #lastSeen(): Promise<number> {
		const times = [...this.#deleted.values()].map(({ deletedAt }) => deletedAt);
		return Math.max((await this.#options.store.clock()) ?? 0, ...times);
	}

	#require(sessionId: string): Trashed {
		const deleted = this.#deleted.get(sessionId);
		if (deleted === undefined) throw gone();
		return deleted;
	}

	async #restore(sessionId: string): Promise<void> {
		const { store, sessions } = this.#options;
		const isRestored = await store.restore(sessionId);
		this.#deleted.delete(sessionId);
		this.#schedule();
		if (!isRestored) throw gone();
		await sessions.adopt(sessionId, deletedMeanwhile);
	}

	/** Returns false if they are still readable in the store's file. */
	async #purge(deleted: readonly Trashed[]): Promise<boolean> {
		if (deleted.length === 0) return true;
		for (const { summary } of deleted) this.#deleted.delete(summary.sessionId);
		const { store, onPurged } = this.#options;
		const left = new Set(deleted);
		const purge = this.#purging.then(async () => {
			for (const each of deleted) {
				const { sessionId } = each.summary;
				await store.purge(sessionId);
				left.delete(each);
				onPurged(sessionId);
			}
			return store.scrub();
		});
		this.#purging = purge.catch(() => undefined);
		this.#schedule();
		try {
			return await purge;
		} finally {
			// What remains can be restored, and is purged later.
			for (const each of left) this.#deleted.set(each.summary.sessionId, each);
			if (left.size > 0) this.#schedule(hour);
		}
	}

	#schedule(atLeast = 0): void {
		this.#cancelTimer();
		const { now, later, keepFor, logger } = this.#options;
		const first = Math.min(...[...this.#deleted.values()].map(({ deletedAt }) => deletedAt));
		if (!Number.isFinite(first)) return;
		const wait = Math.max(atLeast, Math.min(first + keepFor - now(), day));
		this.#cancelTimer = later(() => {
			this.purgeExpired()
				.then(() => this.#schedule())
				.catch((error: unknown) => logger.error("Deleted sessions were not purged", { error }));
		}, wait);
	}
}

const gone = (): RequestFailure => new RequestFailure("not_found", wording("chatRefusal.notDeleted"));
