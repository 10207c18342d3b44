import { eventTraits } from "@parley/protocol/generated/event-traits";
import type { KnownEvent, LogEvent } from "@parley/protocol/log/log-event";
import type { TypesWith } from "@parley/protocol/log/traits-of";
import { itemIdOf } from "../turn/item-of.ts";

/** Events that continue an earlier one. */
export type Foldable = KnownEvent<TypesWith<"folds", true>>;

export const isFoldable = (event: LogEvent): event is Foldable =>
	event.type !== "opaque" && eventTraits[event.type].folds;

/** The block of its turn that an event belongs to. */
export const blockOf = (event: Foldable): string => itemIdOf(event);

/**
 * What folding needs to know about a block: where and when it began, the current end offset of its text, and the offset behind its
 * last hole.
 */
export type Block = {
	readonly at: number;
	readonly since: number;
	readonly end: number;
	readonly hole: number;
};

export const beginBlock = ({ index, ts, payload }: Foldable): Block => ({
	at: payload.at ?? index,
	since: payload.since ?? ts,
	end: 0,
	hole: 0,
});
