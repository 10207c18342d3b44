import { eventTraits } from "@parley/protocol/generated/event-traits";
import type { EventBody, KnownEvent, LogEvent, OpaqueEvent } from "@parley/protocol/log/log-event";
import type { TypesWith } from "@parley/protocol/log/traits-of";

/** An event's role in its turn: the frame around the items, part of an item with an id, an item of its own, or none. */
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

/** An unknown event is an item of its own, shown by name. */
const turnTrait = ({ type }: Said) => (type === "opaque" ? "single" : eventTraits[type].turn);

/** The item that an event belongs to. `at` is that item's position, if the event names it. */
export const partOf = (event: Said): Part => {
	if (isItemEvent(event)) return { part: "item", id: itemIdOf(event), at: event.payload.at };
	const part = turnTrait(event);
	return { part: part === "item" ? "none" : part };
};

/** The id of an item within its turn. */
export const itemIdOf = (event: EventBody<ItemType>): string => {
	switch (event.type) {
		case "text":
		case "content":
			return `${event.type}:${event.payload.messageId}/${event.payload.blockId}`;
		case "tool":
			return `tool:${event.payload.toolCallId}`;
		case "plan":
			return event.payload.planId === undefined ? "plan" : `plan:${event.payload.planId}`;
		case "activity":
			return `activity:${event.payload.activityId}`;
		case "permission.requested":
		case "permission.resolved":
			return `permission:${event.payload.requestId}`;
		case "question.asked":
		case "question.answered":
		case "question.completed":
			return `question:${event.payload.requestId}`;
	}
};

/** The position of the item that an event belongs to; undefined if it belongs to none. */
export const placeOf = (event: LogEvent): number | undefined => {
	if (isItemEvent(event)) return event.payload.at ?? event.index;
	return isSingleEvent(event) ? event.index : undefined;
};
