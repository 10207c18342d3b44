import type { Head } from "@parley/transcript/head/head";

/** The client or view that requests a new session. */
export type Asker = {
	/** Whether it may get this existing empty session. */
	readonly mayTake: (sessionId: string) => boolean;
	/** Whether it has this session open. If so, it stays there. */
	readonly has: (sessionId: string) => boolean;
	/** Called when it gets this session, before anybody else can request one. */
	readonly onTaken: (sessionId: string) => void;
};

/** A requester without a view. */
export const anyone: Asker = { mayTake: () => true, has: () => false, onTaken: () => undefined };

/** Whether a session has no turn, no queued prompt and no title. */
export const isEmpty = ({ lastTurn, queue, titleBy }: Head): boolean =>
	lastTurn === 0 && queue.length === 0 && titleBy === "nobody";
