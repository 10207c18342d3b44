import type { LogEvent } from "./log-event.ts";
import { traitsOf } from "./traits-of.ts";
import type { WireEvent } from "./wire-event.ts";

/**
 * Takes an event whose payload was checked where it came in: by `readEvent` in the client that a page trusts, or by the program
 * that made it. Whatever did not fit arrives as opaque; what is of an unknown type becomes so here at the latest.
 */
export const takeEvent = (wire: WireEvent): LogEvent => {
	if (isRead(wire)) return wire;
	const { type, payload, ...placed } = wire;
	return { ...placed, type: "opaque", payload: { wire } };
};

const isRead = (wire: WireEvent): wire is WireEvent & LogEvent =>
	wire.type === "opaque" || traitsOf(wire.type) !== undefined;
