import { unreadableType } from "@parley/protocol/log/unreadable";
import type { RowCopier } from "./copy-rows.ts";
import type { DamagedSource, Row } from "./read-damaged.ts";

/**
 * Copies what can be read of a session and returns how many positions were lost. Where events are missing, one stands that
 * covers their positions and says so. The index is marked as one that must be made anew.
 */
export const copySession = (source: DamagedSource, copier: RowCopier, row: Row): number => {
	const session = Number(row["session"]);
	const lastIndex = Number(row["last_index"]);
	if (!copier.put("sessions", { ...row, head: "[]", reducer: 0 })) return lastIndex;
	let lost = 0;
	let position = 0;
	let turn: Row[string] = null;
	const cover = (through: number, nextTurn: Row[string]): void => {
		const from = position + 1;
		if (through < from) return;
		lost += through - position;
		const problem = `${through - position} events from position ${from} on were lost when the store's file was damaged`;
		copier.put("events", {
			session,
			idx: through,
			from_idx: from,
			turn: nextTurn ?? turn,
			id: `lost-${from}`,
			ts: 0,
			type: unreadableType,
			payload: JSON.stringify({ problem }),
		});
	};
	for (const event of source.events(session, lastIndex)) {
		const [from, index] = [Number(event["from_idx"]), Number(event["idx"])];
		if (!(from > position && index >= from && index <= lastIndex)) continue;
		cover(from - 1, event["turn"] ?? null);
		position = from - 1;
		if (!copier.put("events", event)) continue;
		position = index;
		turn = event["turn"] ?? null;
		const messageId = event["type"] === "prompt.accepted" ? messageIdIn(event["payload"]) : undefined;
		// A message runs at most once, also after this.
		if (messageId !== undefined) copier.put("prompts", { session, message_id: messageId });
	}
	cover(lastIndex, null);
	return lost;
};

const messageIdIn = (payload: unknown): string | undefined => {
	try {
		const value: unknown = JSON.parse(String(payload));
		const isNamed = typeof value === "object" && value !== null && "messageId" in value;
		return isNamed && typeof value.messageId === "string" ? value.messageId : undefined;
	} catch (error) {
		if (error instanceof SyntaxError) return undefined;
		throw error;
	}
};
