import { traitsOf } from "@parley/protocol/log/traits-of";
import type { WireEvent } from "@parley/protocol/log/wire-event";

/** The position of an event's item, stored beside the event; null if it has none. */
export const itemOf = ({
	index,
	turn,
	type,
	payload,
}: Pick<WireEvent, "index" | "turn" | "type" | "payload">): number | null => {
	// An unknown event is an item of its own.
	const part = traitsOf(type)?.turn ?? "single";
	if (turn === undefined || part === "frame" || part === "none") return null;
	const { at } = payload;
	return part === "item" && typeof at === "number" && isPlace(at, index) ? at : index;
};

const isPlace = (at: number, index: number): boolean => Number.isSafeInteger(at) && at > 0 && at <= index;

/** The column takes precedence: earlier releases did not record in every event where its item began. */
export const withItem = (type: unknown, payload: unknown, item: number, index: number): unknown => {
	if (typeof type !== "string" || traitsOf(type)?.turn !== "item") return payload;
	if (typeof payload !== "object" || payload === null || item >= index) return payload;
	return "at" in payload && payload.at === item ? payload : { ...payload, at: item };
};
