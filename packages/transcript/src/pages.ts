import type { LogEvent } from "@parley/protocol/log/log-event";
import { takeEvent } from "@parley/protocol/log/take-event";
import type { SessionInit, TurnPage, TurnPages } from "@parley/protocol/log/turn-page";
import { emptyHead } from "./head/head.ts";
import { reduceHead } from "./head/reduce-head.ts";
import type { SessionState } from "./session-state.ts";
import { mergeTurn } from "./turn/merge-turn.ts";
import { reduceTurn } from "./turn/reduce-turn.ts";
import { emptyTurn, type Turn } from "./turn/turn.ts";
import { TurnDraft } from "./turn/turn-draft.ts";
import { mergeTurns } from "./turns-draft.ts";

/** Builds a session from one answer; the live stream continues from its `lastSeen`. */
export const rebuild = (sessionId: string, init: SessionInit): SessionState => ({
	sessionId,
	lastSeen: init.lastSeen,
	head: init.head.map(takeEvent).reduce(reduceHead, emptyHead),
	firstTurn: init.firstTurn,
	turns: mergeTurns([], init.turns.map(readPage)),
	missed: {},
});

export type Paged = { readonly state: SessionState; readonly stale: boolean };

/**
 * Adds older turns and items. They are an answer, not part of the stream: `lastSeen` stays. An answer that lacks an event already
 * seen is stale: nothing is added, and the view must request it again.
 */
export const applyPages = (state: SessionState, { turns, firstTurn, through }: TurnPages): Paged => {
	const missed = Object.entries(state.missed);
	const pages = turns.map(readPage);
	const held = new Map(state.turns.map((turn) => [turn.number, turn]));
	const lacks =
		missed.some(([turn, index]) => Number(turn) >= firstTurn && index > through) ||
		pages.some(({ number }) => (held.get(number)?.missed ?? 0) > through);
	if (lacks) return { state, stale: true };
	const read = pages.map((page) => {
		const before = held.get(page.number);
		return before === undefined ? page : { ...mergeTurn(before, page), missed: 0 };
	});
	const first = Math.min(state.firstTurn, firstTurn);
	return {
		state: {
			...state,
			turns: mergeTurns(state.turns, read),
			firstTurn: first,
			missed: Object.fromEntries(missed.filter(([turn]) => Number(turn) < first)),
		},
		stale: false,
	};
};

const readPage = ({ turn, events, firstItem = 0 }: TurnPage): Turn =>
	replayItems({ ...emptyTurn(turn), firstItem }, events.map(takeEvent));

/** Builds one turn from its events alone. */
export const replayTurn = (number: number, events: readonly LogEvent[]): Turn =>
	replayItems(emptyTurn(number), events);

const replayItems = (turn: Turn, events: readonly LogEvent[]): Turn => {
	const draft = new TurnDraft(turn);
	for (const event of events) reduceTurn(draft, event);
	return draft.finish();
};
