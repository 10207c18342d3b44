import type { EventBody } from "@parley/protocol/log/log-event";
import { readEvent } from "@parley/protocol/log/read-event";
import type { Head } from "@parley/transcript/head/head";
import { replayTurn } from "@parley/transcript/pages";
import type { StoredTurn } from "../store/log-store.ts";

/** Why what was under way is not any more. */
export type Interruption = { readonly turn: string; readonly permission: string };

export const hubEnded: Interruption = {
	turn: "The hub ended while the agent was working. How far it got is not known.",
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

/** What must be added to a log whose writer died or could not write: nothing in it may look as if it were still going on. */
export const closeOpenTurn = (
	head: Head,
	lastTurn: StoredTurn | undefined,
	why: Interruption,
): EventBody[] => {
	if (head.running === undefined && head.pending.length === 0) return [];
	const reason = why.permission;
	const lapsed = head.pending.map(
		({ requestId }): EventBody => ({
			type: "permission.resolved",
			payload: { requestId, outcome: { type: "lapsed", reason } },
		}),
	);
	return [...lapsed, ...closeTools(lastTurn), ...endTurn(head, why.turn)];
};

const closeTools = (turn: StoredTurn | undefined): EventBody[] =>
	turn === undefined
		? []
		: replayTurn(turn.turn, turn.events.map(readEvent)).items.flatMap((item): EventBody[] => {
				const open =
					item.type === "tool" && (item.call.status === "pending" || item.call.status === "running");
				return open
					? [{ type: "tool", payload: { toolCallId: item.call.toolCallId, status: "cancelled" } }]
					: [];
			});

const endTurn = (head: Head, message: string): EventBody[] => {
	if (head.running === undefined) return [];
	return [{ type: "turn.ended", payload: { outcome: "interrupted", error: { message } } }];
};
