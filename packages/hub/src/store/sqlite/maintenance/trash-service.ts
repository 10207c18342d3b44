import type { TrashedSession, TrashStore } from "../../trash-store.ts";
import type { LogDatabase } from "../database.ts";
import type { SearchService } from "../search/search-service.ts";
import type { Served } from "../thread/port-types.ts";
import { mergeSearch } from "./compact.ts";
import type { SessionPurge } from "./session-purge.ts";
import type { Slices } from "./slices.ts";
import type { WriteAheadLog } from "./write-ahead-log.ts";

export type TrashServiceOptions = {
	readonly database: LogDatabase;
	readonly search: SearchService;
	readonly purge: SessionPurge;
	readonly slices: Slices;
	readonly writeAheadLog: WriteAheadLog;
	/** These sessions are visible again. */
	readonly onAppeared: (sessionIds: readonly string[]) => void;
};

/** Deleted sessions, in the store's thread. */
export class TrashService implements Served<TrashStore> {
	readonly #options: TrashServiceOptions;

	constructor(options: TrashServiceOptions) {
		this.#options = options;
	}

	hide(sessionId: string, deletedAt: number): boolean {
		const { database, search } = this.#options;
		search.deleted(sessionId);
		return database.durably(() => database.trash.hide(sessionId, deletedAt));
	}

	all(): TrashedSession[] {
		return this.#options.database.trash.all();
	}

	clock(): number | undefined {
		return this.#options.database.marks.trashClock;
	}

	shift(by: number, now: number): void {
		const { database } = this.#options;
		database.durably(() => {
			if (by !== 0) database.trash.shift(by);
			database.marks.trashClock = now;
		});
	}

	restore(sessionId: string): boolean {
		const { database, onAppeared } = this.#options;
		const isRestored = database.durably(() => database.trash.restore(sessionId));
		if (isRestored) onAppeared([sessionId]);
		return isRestored;
	}

	purge(sessionId: string): Promise<void> {
		return this.#options.purge.purge([sessionId]);
	}

	async scrub(): Promise<boolean> {
		const { database, slices, writeAheadLog } = this.#options;
		await slices.run(() => mergeSearch(database.statements));
		return writeAheadLog.empty();
	}
}
