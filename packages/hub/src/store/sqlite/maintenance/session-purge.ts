import type { BlobService } from "../blobs/blob-service.ts";
import type { LogDatabase } from "../database.ts";
import type { FoldingService } from "../folding/folding-service.ts";
import type { SearchService } from "../search/search-service.ts";
import { purgeSession } from "./purge-session.ts";
import type { Slices } from "./slices.ts";

export type SessionPurgeOptions = {
	readonly database: LogDatabase;
	readonly search: SearchService;
	readonly folding: FoldingService;
	readonly blobs: BlobService;
	readonly slices: Slices;
};

/** Purges sessions, with everything that other services hold for them. */
export class SessionPurge {
	readonly #options: SessionPurgeOptions;

	constructor(options: SessionPurgeOptions) {
		this.#options = options;
	}

	async purge(sessionIds: readonly string[]): Promise<void> {
		const { database, search, folding, blobs, slices } = this.#options;
		const { trash, statements } = database;
		for (const sessionId of sessionIds) {
			search.deleted(sessionId);
			folding.deleted(sessionId);
			blobs.deleted(sessionId);
			const session = database.durably(() => trash.condemn(sessionId));
			if (session !== undefined) await slices.run(() => purgeSession(statements, session));
		}
	}

	/** Continues purges that a dead process left. If one fails again, the next start retries: nobody sees these sessions. */
	finish(): void {
		const left = this.#options.database.trash.condemned();
		if (left.length > 0) this.purge(left).catch(() => undefined);
	}
}
