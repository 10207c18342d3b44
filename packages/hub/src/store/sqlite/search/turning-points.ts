import { eventTraits } from "@parley/protocol/generated/event-traits";
import type { KnownEvent, LogEvent } from "@parley/protocol/log/log-event";
import { type TypesWith, typesWhere } from "@parley/protocol/log/traits-of";

/** An event that changes what can be searched. */
export type TurningPointEvent = KnownEvent<TypesWith<"turningPoint", true>>;

export const isTurningPoint = (event: LogEvent): event is TurningPointEvent =>
	event.type !== "opaque" && eventTraits[event.type].turningPoint;

/** For queries; must match the text of the index `events_for_search`, or SQLite would not use it. */
export const turningPointList = typesWhere(({ turningPoint }) => turningPoint)
	.map((type) => `'${type}'`)
	.join(", ");
