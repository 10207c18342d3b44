import type { StoredDraft } from "./draft-store.ts";
import type { Append } from "./log-store.ts";
import type { SessionIndex } from "./session-store.ts";

/** How a staged session is published: its id, its line in the list, and its draft. */
export type Publication = {
	readonly stagedId: string;
	readonly sessionId: string;
	readonly index: SessionIndex;
	readonly draft?: StoredDraft;
};

/** Sessions being imported, hidden until all of them are complete. */
export type StagingStore = {
	/** Appends to a session that is hidden until published; if the process dies first, it is removed. */
	add(importId: string, append: Append): Promise<void>;
	/** Publishes all of these, or none. */
	publish(sessions: readonly Publication[]): Promise<void>;
	/** Removes staged sessions that were not published. */
	discard(importId: string): Promise<void>;
};
