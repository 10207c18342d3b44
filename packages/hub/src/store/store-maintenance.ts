import type { DamagedFile, StorageCounts, StorageParts } from "@parley/protocol/maintenance/methods";
import type { SessionSummary } from "@parley/protocol/session/summary";
import type { Append, SessionIndex, StoredDraft } from "./log-store.ts";

/** A session that was deleted and is still there. */
export type TrashedSession = { readonly summary: SessionSummary; readonly deletedAt: number };

/** How a staged session appears: under which id, with which line in the list, and with which draft. */
export type Publication = {
	readonly stagedId: string;
	readonly sessionId: string;
	readonly index: SessionIndex;
	readonly draft?: StoredDraft;
};

/** What was found in the store. The hub knows what it could not read, and its own logs. */
export type Inspection = {
	readonly parts: Omit<StorageParts, "hubLogs">;
	readonly counts: Omit<StorageCounts, "damaged">;
	readonly damagedFiles: readonly DamagedFile[];
};

export type Soundness = {
	/** In the words of SQLite; none if the file is sound. */
	readonly problems: readonly string[];
	/** The search index is damaged, or has stopped. It can be made anew. */
	readonly searchDamaged: boolean;
};

export type Compaction = {
	readonly freedBytes: number;
	readonly more: boolean;
	readonly left: number;
	/** Another program reads the file: nothing can be given back before it is done. */
	readonly held: boolean;
};

/** What can be done with sessions as a whole, and with the store itself. Long work is done in slices between the commits. */
export type StoreMaintenance = {
	/** Hides a session from `sessions` and from search. False if there is none to hide. */
	trash(sessionId: string, deletedAt: number): Promise<boolean>;
	trashed(): Promise<readonly TrashedSession[]>;
	/** What the clock said when `shiftTrash` was called last. */
	trashClock(): Promise<number | undefined>;
	/** The clock has jumped by this much: sessions were deleted as long ago as before. */
	shiftTrash(by: number, now: number): Promise<void>;
	/** Brings back what was hidden; false if it is not there any more. */
	restore(sessionId: string): Promise<boolean>;
	/** Deletes a session for good: hidden at once, gone when the promise resolves, begun again if the process dies before. */
	deleteSession(sessionId: string): Promise<void>;
	/**
	 * Takes words of deleted sessions out of the search index and their pages out of the files. False if another program reads the
	 * store and they stay readable until it is done: it is tried again until it works.
	 */
	scrub(): Promise<boolean>;
	/** Adds to a session that nobody sees before it is published; if the process dies before, it is removed. */
	stage(importId: string, append: Append): Promise<void>;
	/** All of these appear, or none. */
	publish(sessions: readonly Publication[]): Promise<void>;
	/** Removes what was staged and not published. */
	unstage(importId: string): Promise<void>;
	inspect(): Promise<Inspection>;
	/** Reads all of the file. It takes long, and nothing waits for it. */
	checkSoundness(): Promise<Soundness>;
	/** Gives some of the room that is not used back. With `whole` also where everything else must wait for it. */
	compact(whole: boolean): Promise<Compaction>;
	/** Sessions whose search index is not whole. */
	searchBehind(): Promise<number>;
	/** Deletes everything for good. False as with `scrub`. */
	clear(): Promise<boolean>;
};
