import type { PayloadOf } from "../contract/definitions.ts";
import type { logEvents } from "./log-events.ts";
import type { WireEvent } from "./wire-event.ts";

type Definitions = typeof logEvents;

export type LogEventType = keyof Definitions;
export type LogPayload<Type extends LogEventType> = PayloadOf<Definitions[Type]>;

/** The traits of every type, as declared beside its schema. */
export type DeclaredTraits = { readonly [Type in LogEventType]: Definitions[Type]["traits"] };

/** An event without a position yet: what drivers emit and the hub appends. */
export type EventBody<Type extends LogEventType = LogEventType> = {
	[Each in Type]: { type: Each; payload: LogPayload<Each> };
}[Type];

type Placed = Omit<WireEvent, "type" | "payload">;

export type KnownEvent<Type extends LogEventType = LogEventType> = {
	[Each in Type]: Placed & { type: Each; payload: LogPayload<Each> };
}[Type];

/** An event whose type is newer than this program, or whose payload does not fit its type: stored, counted, shown by name. */
export type OpaqueEvent = Placed & {
	type: "opaque";
	payload: { wire: WireEvent; problem?: string };
};

export type LogEvent = KnownEvent | OpaqueEvent;
