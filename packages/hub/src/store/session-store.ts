import type { WireEvent } from "@parley/protocol/log/wire-event";
import type { SessionSummary } from "@parley/protocol/session/summary";

/**
 * What the store keeps beside a session's events so that lists and heads need no replay: its line in the list and the
 * positions of the events that make its head. All of it can be made from the log.
 */
export type SessionIndex = { readonly summary: SessionSummary; readonly head: readonly number[] };

export type StoredSession = {
	readonly summary: SessionSummary;
	readonly head: readonly WireEvent[];
	readonly lastIndex: number;
	/** Whether there are tools that something may have been at work for. */
	readonly hasOpenTools: boolean;
};

/** A session whose index is of no use: another reducer made it, or it cannot be read. It must be made anew from the log. */
export type StaleSession = {
	readonly sessionId: string;
	readonly lastIndex: number;
	readonly hasOpenTools: boolean;
	readonly problem?: string;
};

/** A session whose log cannot be read or gone on with. It is reported and left as it is. */
export type DamagedSession = {
	readonly sessionId: string;
	readonly problem: string;
	readonly summary?: SessionSummary;
};

export type StoredSessions = {
	readonly sessions: readonly StoredSession[];
	readonly stale: readonly StaleSession[];
	readonly damaged: readonly DamagedSession[];
};

/** Which sessions there are, with what is known of them without a replay. */
export type SessionStore = {
	all(): Promise<StoredSessions>;
	/** One of them, however it is found; none if there is no such session. */
	one(sessionId: string): Promise<StoredSessions>;
	/** The events after a position that a head is made of, at most `limit`. Fails if one of them cannot be read. */
	headEvents(sessionId: string, position: number, limit: number): Promise<readonly WireEvent[]>;
	/** Puts an index in the place of a stale one. */
	putIndex(sessionId: string, index: SessionIndex): Promise<void>;
};
