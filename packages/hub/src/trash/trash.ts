import type { Logger } from "@parley/logging/logger";
import { RequestFailure } from "@parley/protocol/envelope/failure";
import type { DeletedSession } from "@parley/protocol/trash/methods";
import type { Later } from "../later.ts";
import type { Interruption } from "../sessions/close-open-turn.ts";
import type { Sessions } from "../sessions/sessions.ts";
import type { LogStore } from "../store/log-store.ts";
import type { TrashedSession } from "../store/store-care.ts";

export type TrashOptions = {
	readonly store: Pick<LogStore, "trash" | "trashed" | "restore" | "deleteSession" | "scrub">;
	readonly sessions: Pick<Sessions, "remove" | "adopt">;
	readonly logger: Logger;
	readonly now: () => number;
	readonly later: Later;
	/** A session is gone for good. */
	readonly onPurged: (sessionId: string) => void;
	/** How long a deleted session can be restored. */
	readonly keepFor?: number;
};

const day = 24 * 3_600_000;
const maxListed = 200;

const stillReadable =
	"The chat is deleted, but another program is reading the store's file, and its text can be found in there until that is done. " +
	"It is then removed by itself.";

const deletedMeanwhile: Interruption = {
	permission: "The chat was deleted before this was answered.",
	turn: "The chat was deleted while the agent was working. How far it got is not known.",
};

/** Deleted sessions: nobody sees them, for a while they can be restored, then nothing is left of them. */
export class Trash implements Disposable {
	readonly #options: Required<TrashOptions>;
	readonly #deleted = new Map<string, TrashedSession>();
	#cancelTimer: () => void = () => undefined;
	/** Purges run one after another. */
	#purging: Promise<unknown> = Promise.resolve();

	private constructor(options: TrashOptions) {
		this.#options = { keepFor: day, ...options };
	}

	static async load(options: TrashOptions): Promise<Trash> {
		const trash = new Trash(options);
		for (const each of await options.store.trashed()) trash.#deleted.set(each.summary.sessionId, each);
		trash.#schedule();
		return trash;
	}

	has(sessionId: string): boolean {
		return this.#deleted.has(sessionId);
	}

	get count(): number {
		return this.#deleted.size;
	}

	/** Those deleted last first. */
	list(): { sessions: DeletedSession[]; more: boolean } {
		const all = [...this.#deleted.values()].sort((a, b) => b.deletedAt - a.deletedAt);
		const sessions = all.slice(0, maxListed).map(({ summary, deletedAt }) => {
			const { sessionId, title, folder, agent, updatedAt } = summary;
			const purgeAt = deletedAt + this.#options.keepFor;
			return { sessionId, title, folder, agent, updatedAt, deletedAt, purgeAt };
		});
		return { sessions, more: all.length > maxListed };
	}

	async delete(sessionId: string): Promise<void> {
		const { sessions, store, now } = this.#options;
		await sessions.remove(sessionId, async (summary) => {
			// Zero is the mark of one that is being purged.
			const deletedAt = Math.max(1, now());
			await store.trash(sessionId, deletedAt);
			this.#deleted.set(sessionId, { summary, deletedAt });
			this.#schedule();
		});
	}

	async restore(sessionId: string): Promise<void> {
		this.#demand(sessionId);
		this.#deleted.delete(sessionId);
		if (!(await this.#options.store.restore(sessionId))) throw gone();
		await this.#options.sessions.adopt(sessionId, deletedMeanwhile);
	}

	/** Deletes it for good. */
	async purge(sessionId: string): Promise<void> {
		this.#demand(sessionId);
		if (!(await this.#purge([sessionId]))) throw new RequestFailure("conflict", stillReadable);
	}

	/** Deletes for good what was deleted long enough ago, and says how many that were. */
	async purgeExpired(): Promise<number> {
		const { now, keepFor, logger } = this.#options;
		const expired = [...this.#deleted.values()].filter(({ deletedAt }) => deletedAt + keepFor <= now());
		if (!(await this.#purge(expired.map(({ summary }) => summary.sessionId)))) logger.warn(stillReadable);
		return expired.length;
	}

	forgetAll(): void {
		this.#deleted.clear();
		this.#cancelTimer();
	}

	[Symbol.dispose](): void {
		this.#cancelTimer();
	}

	#demand(sessionId: string): void {
		if (!this.#deleted.has(sessionId)) throw gone();
	}

	/** False if they can be read in the store's file still. */
	async #purge(sessionIds: readonly string[]): Promise<boolean> {
		if (sessionIds.length === 0) return true;
		for (const sessionId of sessionIds) this.#deleted.delete(sessionId);
		const { store, onPurged } = this.#options;
		const purge = this.#purging.then(async () => {
			for (const sessionId of sessionIds) {
				await store.deleteSession(sessionId);
				onPurged(sessionId);
			}
			return store.scrub();
		});
		this.#purging = purge.catch(() => undefined);
		this.#schedule();
		return purge;
	}

	#schedule(): void {
		this.#cancelTimer();
		const { now, later, keepFor, logger } = this.#options;
		const first = Math.min(...[...this.#deleted.values()].map(({ deletedAt }) => deletedAt));
		if (!Number.isFinite(first)) return;
		const wait = Math.max(0, Math.min(first + keepFor - now(), day));
		this.#cancelTimer = later(() => {
			this.purgeExpired()
				.then(() => this.#schedule())
				.catch((error: unknown) => logger.error("Deleted sessions were not purged", { error }));
		}, wait);
	}
}

const gone = (): RequestFailure =>
	new RequestFailure(
		"not_found",
		"This chat is not among the deleted ones any more: it was restored or purged.",
	);
