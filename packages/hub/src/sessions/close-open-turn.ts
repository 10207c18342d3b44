import type { EventBody } from "@parley/protocol/log/log-event";
import { readEvent } from "@parley/protocol/log/read-event";
import type { Head } from "@parley/transcript/head/head";
import { replayTurn } from "@parley/transcript/pages";
import type { StoredTurn } from "../store/log-store.ts";

/** Why what was going on goes on no more. */
export type ClosingWords = { readonly permission: string; readonly turn: string };

export const hubEnded: ClosingWords = {
	permission: "The hub ended before this was answered.",
	turn: "The hub ended while the agent was working. How far it got is not known.",
};

/** What must be added to a log whose writer is gone: nothing in it may look as if it were still going on. */
export const closeOpenTurn = (
	head: Head,
	lastTurn: StoredTurn | undefined,
	words: ClosingWords = hubEnded,
): EventBody[] => {
	if (head.running === undefined && head.pending.length === 0) return [];
	const reason = words.permission;
	const lapsed = head.pending.map(
		({ requestId }): EventBody => ({
			type: "permission.resolved",
			payload: { requestId, outcome: { type: "lapsed", reason } },
		}),
	);
	return [...lapsed, ...closeTools(lastTurn), ...endTurn(head, words.turn)];
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
