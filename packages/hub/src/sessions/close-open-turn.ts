import type { EventBody } from "@parley/protocol/log/log-event";
import type { Head } from "@parley/transcript/head/head";
import { told } from "@parley/words/told";
import { type Wording, wording } from "@parley/words/wording";
import type { StoredTool } from "../store/log-store.ts";

/** Why what was under way is not any more. */
export type Interruption = { readonly turn: Wording; readonly permission: Wording };

export const hubEnded: Interruption = {
	turn: wording("turnEnd.hubRestarted"),
	permission: wording("turnEnd.hubRestartedUnanswered"),
};

export const notSaved: Interruption = {
	turn: wording("turnEnd.notSaved"),
	permission: wording("turnEnd.answerNotSaved"),
};

export const unwritable: Interruption = {
	turn: wording("turnEnd.unwritable"),
	permission: wording("turnEnd.unwritableUnanswered"),
};

/** What must be added to a log whose writer died or could not write, its tools aside: nothing in it may look as if it were still going on. */
export const closeOpenTurn = (head: Head, why: Interruption): EventBody[] => {
	const { message: reason, wording: said } = told(why.permission);
	const lapsed = head.pending.map(
		({ requestId, at }): EventBody => ({
			type: "permission.resolved",
			payload: { requestId, outcome: { type: "lapsed", reason, wording: said }, at },
		}),
	);
	return [...lapsed, ...endTurn(head, why.turn)];
};

/** What a tool is that was open then: cancelled with the turn under way, without a result if it was at work behind its turn. */
export const closeTool = (head: Head, { toolCallId, turn, at }: StoredTool): EventBody => ({
	type: "tool",
	payload: { toolCallId, status: turn === head.running?.turn ? "cancelled" : "unreported", at },
});

const endTurn = (head: Head, why: Wording): EventBody[] => {
	if (head.running === undefined) return [];
	return [{ type: "turn.ended", payload: { outcome: "interrupted", error: told(why) } }];
};
