import type { Head } from "@parley/transcript/head/head";

/** Whether a fresh agent session can help after a turn: it is the last one, and its agent session has not been replaced since. */
export const mayStartFresh = (head: Head | undefined, turn: number): boolean => {
	if (head === undefined || head.running !== undefined || head.preparing !== undefined) return false;
	const { link, lastTurn } = head;
	return turn === lastTurn && link.state === "attached" && link.after !== turn;
};
