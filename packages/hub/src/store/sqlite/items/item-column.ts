import { traitsOf } from "@parley/protocol/log/traits-of";
import type { WireEvent } from "@parley/protocol/log/wire-event";

/** The place of the item that an event is of, as the store keeps it beside the event; null if it is of none. */
export const itemOf = ({
	index,
	turn,
	type,
	payload,
}: Pick<WireEvent, "index" | "turn" | "type" | "payload">): number | null => {
	// What this program does not know is an item by itself.
	const part = traitsOf(type)?.turn ?? "single";
	if (turn === undefined || part === "frame" || part === "none") return null;
	const { at } = payload;
	return part === "item" && typeof at === "number" && isPlace(at, index) ? at : index;
};

const isPlace = (at: number, index: number): boolean => Number.isSafeInteger(at) && at > 0 && at <= index;

/** What the store knows counts: releases before did not write into every event where its item began. */
export const withItem = (type: unknown, payload: unknown, item: number, index: number): unknown => {
	if (typeof type !== "string" || traitsOf(type)?.turn !== "item") return payload;
	if (typeof payload !== "object" || payload === null || item >= index) return payload;
	return "at" in payload && payload.at === item ? payload : { ...payload, at: item };
};
