import { eventProblem, isKnownEvent, isLogEventType } from "../contract/check-event.ts";
import { currentName } from "./former-names.ts";
import type { LogEvent } from "./log-event.ts";
import type { WireEvent } from "./wire-event.ts";

/**
 * Reads an event whose frame has been checked. One with an unknown type or invalid payload becomes opaque instead of failing:
 * it keeps its position in the log, so that a single bad payload costs neither the batch nor the session.
 */
export const readEvent = (wire: WireEvent): LogEvent => {
	if (isKnownEvent(wire)) return wire;
	const type = currentName(wire.type);
	const renamed = { ...wire, type };
	if (type !== wire.type && isKnownEvent(renamed)) return renamed;
	const { type: _, payload, ...placed } = wire;
	const opaque = isLogEventType(type) ? { wire, problem: eventProblem(type) } : { wire };
	return { ...placed, type: "opaque", payload: opaque };
};

/** The form in which an event is sent and stored: unchanged, even if opaque, but under its current name. */
export const writeEvent = (event: LogEvent): WireEvent =>
	event.type === "opaque" ? event.payload.wire : event;
