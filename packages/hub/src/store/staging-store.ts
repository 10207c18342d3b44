import type { StoredDraft } from "./draft-store.ts";
import type { Append } from "./log-store.ts";
import type { SessionIndex } from "./session-store.ts";

/** How a staged session appears: under which id, with which line in the list, and with which draft. */
export type Publication = {
	readonly stagedId: string;
	readonly sessionId: string;
	readonly index: SessionIndex;
	readonly draft?: StoredDraft;
};

/** Sessions on their way in, which nobody sees before all of them are here. */
export type StagingStore = {
	/** Adds to a session that nobody sees before it is published; if the process dies before, it is removed. */
	add(importId: string, append: Append): Promise<void>;
	/** All of these appear, or none. */
	publish(sessions: readonly Publication[]): Promise<void>;
	/** Removes what was staged and not published. */
	discard(importId: string): Promise<void>;
};
