import type { LogEvent } from "@parley/protocol/log/log-event";

/** Makes events cover every position up to their last one: each stands for all that came after the one stored before it. */
export const assignRanges = (events: readonly LogEvent[], after = 0): LogEvent[] => {
	let previous = after;
	return events.map((event) => {
		const from = previous + 1;
		previous = event.index;
		if (from === (event.from ?? event.index)) return event;
		return { ...event, from };
	});
};
