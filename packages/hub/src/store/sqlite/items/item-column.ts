import type { WireEvent } from "@parley/protocol/log/wire-event";

/** Types of events that can go on with an item: their payload says where that began. */
const continuing: ReadonlySet<string> = new Set([
	"text",
	"content",
	"tool",
	"plan",
	"permission.requested",
	"permission.resolved",
]);

/** Types of events that are of no item, also if they are of a turn. */
const itemless: ReadonlySet<string> = new Set([
	"prompt.sent",
	"turn.ended",
	"session.created",
	"session.renamed",
	"prompt.accepted",
	"prompt.removed",
	"prompt.edited",
	"prompt.ordered",
	"prompt.prioritized",
	"agent.state",
]);

/** The place of the item that an event is of, as the store keeps it beside the event; null if it is of none. */
export const itemOf = ({
	index,
	turn,
	type,
	payload,
}: Pick<WireEvent, "index" | "turn" | "type" | "payload">): number | null => {
	if (turn === undefined || itemless.has(type)) return null;
	const { at } = payload;
	return continuing.has(type) && typeof at === "number" && isPlace(at, index) ? at : index;
};

const isPlace = (at: number, index: number): boolean => Number.isSafeInteger(at) && at > 0 && at <= index;

/** What the store knows counts: releases before did not write into every event where its item began. */
export const withItem = (type: unknown, payload: unknown, item: number, index: number): unknown => {
	if (typeof type !== "string" || !continuing.has(type)) return payload;
	if (typeof payload !== "object" || payload === null || item >= index) return payload;
	return "at" in payload && payload.at === item ? payload : { ...payload, at: item };
};
