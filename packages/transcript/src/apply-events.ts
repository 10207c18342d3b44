import type { LogEvent } from "@parley/protocol/log/log-event";
import { reduceHead } from "./head/reduce-head.ts";
import type { SessionState } from "./session-state.ts";
import { TurnsDraft } from "./turns-draft.ts";

export type Applied = {
	readonly state: SessionState;
	/** Numbers of the turns that changed. */
	readonly touched: readonly number[];
	/** Set when events were missed: nothing from there on was applied, and the view must be rebuilt. */
	readonly gap?: { readonly expected: number; readonly got: number };
};

/** Applies live events to a session. It skips events already seen, reports missing ones, and guesses nothing. */
export const applyEvents = (state: SessionState, events: readonly LogEvent[]): Applied => {
	const turns = new TurnsDraft(state);
	let { head, lastSeen } = state;
	let gap: Applied["gap"];
	for (const event of events) {
		if (event.sessionId !== state.sessionId || event.index <= lastSeen) continue;
		const from = event.from ?? event.index;
		if (from > lastSeen + 1) {
			gap = { expected: lastSeen + 1, got: from };
			break;
		}
		head = reduceHead(head, event);
		turns.apply(event);
		lastSeen = event.index;
	}
	const next = lastSeen === state.lastSeen ? state : { ...state, ...turns.finish(), head, lastSeen };
	return { state: next, touched: turns.touched, ...(gap === undefined ? {} : { gap }) };
};
