import type { EventBody } from "@parley/protocol/log/log-event";
import type { TurnEnd } from "@parley/protocol/prompt/events";
import type { Head } from "@parley/transcript/head/head";
import { wordedMessage } from "@parley/words/worded-message";
import { type Wording, wording } from "@parley/words/wording";
import type { StoredTool } from "../store/log-store.ts";

/** Why a running turn was interrupted. */
export type Interruption = {
	readonly turn: Wording;
	readonly permission: Wording;
	/** Of a prompt that is being prepared. Without it, that stays queued for the next hub. */
	readonly prompt?: Wording;
};

export const hubEnded: Interruption = {
	turn: wording("turnEnd.hubRestarted"),
	permission: wording("turnEnd.hubRestartedUnanswered"),
};

export const hubStopped: Interruption = {
	turn: wording("turnEnd.hubStopped"),
	permission: wording("turnEnd.hubStoppedUnanswered"),
	prompt: wording("turnEnd.hubStoppedUnsent"),
};

/** The same reason for the turn and what was asked in it. */
export const because = (reason: Wording): Interruption => ({ turn: reason, permission: reason });

export const notSaved: Interruption = {
	turn: wording("turnEnd.notSaved"),
	permission: wording("turnEnd.answerNotSaved"),
};

export const unwritable: Interruption = {
	turn: wording("turnEnd.unwritable"),
	permission: wording("turnEnd.unwritableUnanswered"),
};

/** The events that close a log whose writer died or could not write, except for its tools: nothing in it may appear to be running. */
export const closeOpenTurn = (head: Head, why: Interruption): EventBody[] => {
	const { message: reason, wording: said } = wordedMessage(why.permission);
	const lapsed = head.pending.map(
		({ requestId, at }): EventBody => ({
			type: "permission.resolved",
			payload: { requestId, outcome: { type: "lapsed", reason, wording: said }, at },
		}),
	);
	const unanswered = head.questions.map(
		({ requestId, at }): EventBody => ({
			type: "question.answered",
			payload: { requestId, outcome: { type: "lapsed", reason, wording: said }, at },
		}),
	);
	return [...lapsed, ...unanswered, ...endTurn(head, why.turn)];
};

/** Closes an open tool: cancelled if its turn was running, without a result if it was in the background. */
export const closeTool = (head: Head, { toolCallId, turn, at }: StoredTool): EventBody => ({
	type: "tool",
	payload: { toolCallId, status: turn === head.running?.turn ? "cancelled" : "unreported", at },
});

export const interruptedBy = (why: Wording): TurnEnd => ({
	outcome: "interrupted",
	error: wordedMessage(why),
});

const endTurn = (head: Head, why: Wording): EventBody[] => {
	if (head.running === undefined) return [];
	return [{ type: "turn.ended", payload: interruptedBy(why) }];
};
