import type { EventBody } from "@parley/protocol/log/log-event";
import type { Head } from "@parley/transcript/head/head";
import type { StoredTool } from "../store/log-store.ts";

/** Why what was under way is not any more. */
export type Interruption = { readonly turn: string; readonly permission: string };

export const hubEnded: Interruption = {
	turn: "Parley restarted during this turn; it may be incomplete.",
	permission: "The hub ended before this was answered.",
};

export const notSaved: Interruption = {
	turn: "What the agent did could not be saved, so it was stopped. How far it got is not known.",
	permission: "The answer could not be saved.",
};

export const unwritable: Interruption = {
	turn: "The agent sent something that Parley cannot save, so it was stopped. This turn may be incomplete.",
	permission: "The agent was stopped: it sent something that Parley cannot save.",
};

/** What must be added to a log whose writer died or could not write, its tools aside: nothing in it may look as if it were still going on. */
export const closeOpenTurn = (head: Head, why: Interruption): EventBody[] => {
	const reason = why.permission;
	const lapsed = head.pending.map(
		({ requestId, at }): EventBody => ({
			type: "permission.resolved",
			payload: { requestId, outcome: { type: "lapsed", reason }, at },
		}),
	);
	return [...lapsed, ...endTurn(head, why.turn)];
};

/** What a tool is that was open then: cancelled with the turn under way, without a result if it was at work behind its turn. */
export const closeTool = (head: Head, { toolCallId, turn, at }: StoredTool): EventBody => ({
	type: "tool",
	payload: { toolCallId, status: turn === head.running?.turn ? "cancelled" : "unreported", at },
});

const endTurn = (head: Head, message: string): EventBody[] => {
	if (head.running === undefined) return [];
	return [{ type: "turn.ended", payload: { outcome: "interrupted", error: { message } } }];
};
