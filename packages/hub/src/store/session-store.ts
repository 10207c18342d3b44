import type { WireEvent } from "@parley/protocol/log/wire-event";
import type { SessionSummary } from "@parley/protocol/session/summary";
import type { WordedMessage } from "@parley/words/worded-message";
import type { Source } from "./source.ts";

/**
 * What the store caches beside a session's events so that lists and heads need no replay: its line in the list and the
 * positions of its head events. All of it can be rebuilt from the log.
 */
export type SessionIndex = { readonly summary: SessionSummary; readonly head: readonly number[] };

export type StoredSession = {
	readonly summary: SessionSummary;
	readonly head: readonly WireEvent[];
	readonly lastIndex: number;
	/** Whether there are tools that may still have been running. */
	readonly hasOpenTools: boolean;
	/** Up to where its log has the output of its agent's process, if one was attached. */
	readonly source?: Source;
};

/** A session whose index is unusable: made by another reducer version, or unreadable. It must be rebuilt from the log. */
export type StaleSession = {
	readonly sessionId: string;
	readonly lastIndex: number;
	readonly hasOpenTools: boolean;
	readonly source?: Source;
	readonly problem?: string;
};

/** A session whose log cannot be read or continued. It is reported and left unchanged. */
export type DamagedSession = {
	readonly sessionId: string;
	readonly problem: WordedMessage;
	readonly summary?: SessionSummary;
};

export type StoredSessions = {
	readonly sessions: readonly StoredSession[];
	readonly stale: readonly StaleSession[];
	readonly damaged: readonly DamagedSession[];
};

/** The sessions, with what is known of them without a replay. */
export type SessionStore = {
	all(): Promise<StoredSessions>;
	/** One session, in whatever state; undefined if it does not exist. */
	one(sessionId: string): Promise<StoredSessions>;
	/** The head events after a position, at most `limit`. Fails if one of them cannot be read. */
	headEvents(sessionId: string, position: number, limit: number): Promise<readonly WireEvent[]>;
	/** The chats, hidden ones too, that have had these agent sessions, by agent session. */
	ofAgentSessions(agentSessionIds: readonly string[]): Promise<Readonly<Record<string, string>>>;
	/** The agent sessions that a chat has had, the last one last. */
	agentSessionsOf(sessionId: string): Promise<readonly string[]>;
	/** Replaces a stale index. */
	putIndex(sessionId: string, index: SessionIndex): Promise<void>;
};
