import type { LogEvent } from "@parley/protocol/log/log-event";

/** Makes events cover every position up to the last: each covers all positions after the previous stored one. */
export const assignRanges = (events: readonly LogEvent[], after = 0): LogEvent[] => {
	let previous = after;
	return events.map((event) => {
		const from = previous + 1;
		previous = event.index;
		if (from === (event.from ?? event.index)) return event;
		return { ...event, from };
	});
};
