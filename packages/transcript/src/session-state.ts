import { emptyHead, type Head } from "./head/head.ts";
import type { Turn } from "./turn/turn.ts";

/**
 * A view's state of a session: the head and the turns from `firstTurn` on. Older turns are in the log and can be paged in.
 */
export type SessionState = {
	readonly sessionId: string;
	/** Position up to which every event has been applied. */
	readonly lastSeen: number;
	readonly head: Head;
	readonly firstTurn: number;
	/** Held turns, oldest first. */
	readonly turns: readonly Turn[];
	/** Per turn that is not held, the last event it received: a page read before that is stale. */
	readonly missed: Readonly<Record<number, number>>;
};

export const emptySession = (sessionId: string): SessionState => ({
	sessionId,
	lastSeen: 0,
	head: emptyHead,
	firstTurn: 0,
	turns: [],
	missed: {},
});
