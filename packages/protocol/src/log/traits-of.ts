import { eventTraits } from "../generated/event-traits.ts";
import type { EventTraits } from "./event-traits.ts";
import type { LogEventType } from "./log-event.ts";

/** The types of events that have a trait. */
export type TypesWith<Trait extends keyof EventTraits, Value extends EventTraits[Trait]> = {
	[Type in LogEventType]: (typeof eventTraits)[Type][Trait] extends Value ? Type : never;
}[LogEventType];

/** The traits of a type of event that may be newer than this program. */
export const traitsOf = (type: string): EventTraits | undefined =>
	isDeclared(type) ? eventTraits[type] : undefined;

const isDeclared = (type: string): type is LogEventType => Object.hasOwn(eventTraits, type);

/** The types whose traits satisfy a predicate, in the order of their declaration. */
export const typesWhere = (isWanted: (traits: EventTraits) => boolean): readonly string[] =>
	Object.entries(eventTraits).flatMap(([type, traits]) => (isWanted(traits) ? [type] : []));
