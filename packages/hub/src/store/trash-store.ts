import type { SessionSummary } from "@parley/protocol/session/summary";

/** A deleted session that still exists. */
export type TrashedSession = { readonly summary: SessionSummary; readonly deletedAt: number };

/** Deleted sessions, until they are purged. Long work runs in slices between commits. */
export type TrashStore = {
	/** Hides a session from the list and from search. Returns false if it does not exist. */
	hide(sessionId: string, deletedAt: number): Promise<boolean>;
	/** Last deleted first. */
	all(): Promise<readonly TrashedSession[]>;
	/** The time of the last call of `shift`. */
	clock(): Promise<number | undefined>;
	/** Moves deletion times by a jump of the clock, so that their age stays the same. */
	shift(by: number, now: number): Promise<void>;
	/** Restores a hidden session; false if it no longer exists. */
	restore(sessionId: string): Promise<boolean>;
	/** Purges a session: hidden at once, gone when the promise resolves, resumed at the next start if the process dies first. */
	purge(sessionId: string): Promise<void>;
	/**
	 * Removes purged text from the search index and the files. Returns false if another program is reading the store, so that the text
	 * stays readable until that is done; it is retried until it works.
	 */
	scrub(): Promise<boolean>;
};
