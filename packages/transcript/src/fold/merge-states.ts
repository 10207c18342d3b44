import { isType } from "@parley/protocol/log/is-type";
import type { WireEvent } from "@parley/protocol/log/wire-event";

/**
 * Drops state updates that a later one among the same events supersedes: the newest of each kind counts. The next event covers
 * the positions of those dropped, so that no view sees a gap.
 */
export const mergeStates = (events: readonly WireEvent[]): WireEvent[] => {
	const newest = new Map<unknown, WireEvent>();
	for (const event of events)
		if (isType(event.type, "agent.state")) newest.set(event.payload["aspect"], event);
	const merged: WireEvent[] = [];
	let from: number | undefined;
	for (const event of events) {
		if (isType(event.type, "agent.state") && newest.get(event.payload["aspect"]) !== event) {
			from ??= event.from ?? event.index;
			continue;
		}
		merged.push(from === undefined ? event : { ...event, from });
		from = undefined;
	}
	return merged;
};
