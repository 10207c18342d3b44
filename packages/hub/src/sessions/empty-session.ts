import type { Head } from "@parley/transcript/head/head";

/** Who asks for a new session. */
export type Asker = {
	/** Whether it may be given an empty session that is there already. */
	readonly mayTake: (sessionId: string) => boolean;
	/** Whether it has this one open. Then nobody is sent anywhere else. */
	readonly has: (sessionId: string) => boolean;
	/** It will be given this one. Called before anybody else can ask. */
	readonly onTaken: (sessionId: string) => void;
};

/** Somebody with no view, in nobody's way. */
export const anyone: Asker = { mayTake: () => true, has: () => false, onTaken: () => undefined };

/** Whether nothing was ever said, queued or named in a session. */
export const isEmpty = ({ lastTurn, queue, titleBy }: Head): boolean =>
	lastTurn === 0 && queue.length === 0 && titleBy === "nobody";
