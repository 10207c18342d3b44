import type { LogEvent } from "./log-event.ts";
import { traitsOf } from "./traits-of.ts";
import type { WireEvent } from "./wire-event.ts";

/**
 * Takes an event whose payload was checked where it entered: by `readEvent` in the client that a page trusts, or by the program
 * that made it. An invalid one arrives as opaque; one of an unknown type becomes opaque here at the latest.
 */
export const takeEvent = (wire: WireEvent): LogEvent => {
	if (isRead(wire)) return wire;
	const { type, payload, ...placed } = wire;
	return { ...placed, type: "opaque", payload: { wire } };
};

const isRead = (wire: WireEvent): wire is WireEvent & LogEvent =>
	wire.type === "opaque" || traitsOf(wire.type) !== undefined;
