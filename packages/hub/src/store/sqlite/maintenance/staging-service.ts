import type { Append } from "../../log-store.ts";
import type { Publication, StagingStore } from "../../staging-store.ts";
import type { LogDatabase } from "../database.ts";
import type { Served } from "../thread/port-types.ts";
import type { SessionPurge } from "./session-purge.ts";

export type StagingServiceOptions = {
	readonly database: LogDatabase;
	readonly purge: SessionPurge;
	/** These sessions have become visible. */
	readonly onAppeared: (sessionIds: readonly string[]) => void;
};

/** Staged sessions, in the store's thread. */
export class StagingService implements Served<StagingStore> {
	readonly #options: StagingServiceOptions;

	constructor(options: StagingServiceOptions) {
		this.#options = options;
	}

	add(importId: string, append: Append): void {
		this.#options.database.stage(importId, append);
	}

	publish(sessions: readonly Publication[]): void {
		const { database, onAppeared } = this.#options;
		database.durably(() => {
			for (const { stagedId, sessionId, index, draft } of sessions) {
				database.trash.publish(stagedId, sessionId);
				database.setIndex(sessionId, index);
				if (draft !== undefined) database.setDraft(draft);
			}
		});
		onAppeared(sessions.map(({ sessionId }) => sessionId));
	}

	discard(importId: string): Promise<void> {
		const { database, purge } = this.#options;
		return purge.purge(database.trash.stagedBy(importId));
	}
}
