import { eventTraits } from "@parley/protocol/generated/event-traits";
import type { EventBody, KnownEvent, LogEvent, OpaqueEvent } from "@parley/protocol/log/log-event";
import type { TypesWith } from "@parley/protocol/log/traits-of";

/** What an event is to its turn: the frame around its items, a part of an item that has a name, an item by itself, or nothing. */
export type Part =
	| { readonly part: "frame" | "single" | "none" }
	| { readonly part: "item"; readonly id: string; readonly at: number | undefined };

type ItemType = TypesWith<"turn", "item">;
type FrameType = TypesWith<"turn", "frame">;
type SingleType = TypesWith<"turn", "single">;

export type ItemEvent = KnownEvent<ItemType>;
export type FrameEvent = KnownEvent<FrameType>;
export type SingleEvent = KnownEvent<SingleType> | OpaqueEvent;

type Said = EventBody | OpaqueEvent;

export const isItemEvent = <Event extends Said>(event: Event): event is Event & { type: ItemType } =>
	turnTrait(event) === "item";

export const isFrameEvent = (event: LogEvent): event is FrameEvent => turnTrait(event) === "frame";

export const isSingleEvent = (event: LogEvent): event is SingleEvent => turnTrait(event) === "single";

/** What this program does not know is shown by name, as an item by itself. */
const turnTrait = ({ type }: Said) => (type === "opaque" ? "single" : eventTraits[type].turn);

/** Which item an event belongs to. `at` is what it says about the place of that. */
export const partOf = (event: Said): Part => {
	if (isItemEvent(event)) return { part: "item", id: itemIdOf(event), at: event.payload.at };
	const part = turnTrait(event);
	return { part: part === "item" ? "none" : part };
};

/** The name of an item within its turn. */
export const itemIdOf = (event: EventBody<ItemType>): string => {
	switch (event.type) {
		case "text":
		case "content":
			return `${event.type}:${event.payload.messageId}/${event.payload.blockId}`;
		case "tool":
			return `tool:${event.payload.toolCallId}`;
		case "plan":
			return "plan";
		case "permission.requested":
		case "permission.resolved":
			return `permission:${event.payload.requestId}`;
	}
};

/** The place in its turn of the item that an event belongs to; nothing if it belongs to none. */
export const placeOf = (event: LogEvent): number | undefined => {
	if (isItemEvent(event)) return event.payload.at ?? event.index;
	return isSingleEvent(event) ? event.index : undefined;
};
