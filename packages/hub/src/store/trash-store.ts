import type { SessionSummary } from "@parley/protocol/session/summary";

/** A session that was deleted and is still there. */
export type TrashedSession = { readonly summary: SessionSummary; readonly deletedAt: number };

/** Sessions that were deleted, until they are gone for good. Long work is done in slices between the commits. */
export type TrashStore = {
	/** Hides a session from the list and from search. False if there is none to hide. */
	hide(sessionId: string, deletedAt: number): Promise<boolean>;
	/** The last deleted first. */
	all(): Promise<readonly TrashedSession[]>;
	/** What the clock said when `shift` was called last. */
	clock(): Promise<number | undefined>;
	/** The clock has jumped by this much: sessions were deleted as long ago as before. */
	shift(by: number, now: number): Promise<void>;
	/** Brings back what was hidden; false if it is not there any more. */
	restore(sessionId: string): Promise<boolean>;
	/** Deletes a session for good: hidden at once, gone when the promise resolves, begun again if the process dies before. */
	purge(sessionId: string): Promise<void>;
	/**
	 * Takes words of purged sessions out of the search index and their pages out of the files. False if another program reads the
	 * store and they stay readable until it is done: it is tried again until it works.
	 */
	scrub(): Promise<boolean>;
};
