import type { WireEvent } from "@parley/protocol/log/wire-event";

/**
 * Leaves out what an agent told of its state and changed again among the same events: the newest of each kind counts. What follows
 * covers the position of what is left out, so that no view misses it.
 */
export const mergeStates = (events: readonly WireEvent[]): WireEvent[] => {
	const newest = new Map<unknown, WireEvent>();
	for (const event of events) if (event.type === "agent.state") newest.set(event.payload["aspect"], event);
	const merged: WireEvent[] = [];
	let from: number | undefined;
	for (const event of events) {
		if (event.type === "agent.state" && newest.get(event.payload["aspect"]) !== event) {
			from ??= event.from ?? event.index;
			continue;
		}
		merged.push(from === undefined ? event : { ...event, from });
		from = undefined;
	}
	return merged;
};
