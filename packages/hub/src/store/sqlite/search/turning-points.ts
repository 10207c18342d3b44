import { eventTraits } from "@parley/protocol/generated/event-traits";
import type { KnownEvent, LogEvent } from "@parley/protocol/log/log-event";
import { type TypesWith, typesWhere } from "@parley/protocol/log/traits-of";

/** An event at which something can be found that could not before, or the other way round. */
export type TurningPointEvent = KnownEvent<TypesWith<"turningPoint", true>>;

export const isTurningPoint = (event: LogEvent): event is TurningPointEvent =>
	event.type !== "opaque" && eventTraits[event.type].turningPoint;

/** For a query; it must read as in the index `events_for_search`, or that would not be used. */
export const turningPointList = typesWhere(({ turningPoint }) => turningPoint)
	.map((type) => `'${type}'`)
	.join(", ");
