import type { LogEvent } from "@parley/protocol/log/log-event";
import { writeEvent } from "@parley/protocol/log/read-event";
import type { SessionInit, TurnPages } from "@parley/protocol/log/turn-page";
import { type Applied, applyEvents } from "../apply-events.ts";
import { foldHead } from "../fold/fold-head.ts";
import { foldTurn } from "../fold/fold-turn.ts";
import { emptySession, type SessionState } from "../session-state.ts";
import { sessionId } from "./log-arbitrary.ts";

export const lastIndex = (log: readonly LogEvent[]): number => log.at(-1)?.index ?? 0;

/** The plain replay every other way of delivery is compared with: one event at a time, from the first. */
export const replay = (log: readonly LogEvent[]): SessionState =>
	log.reduce((state, event) => applyEvents(state, [event]).state, emptySession(sessionId));

export const applyAll = (state: SessionState, batches: readonly (readonly LogEvent[])[]): Applied =>
	batches.reduce<Applied>((applied, batch) => applyEvents(applied.state, batch), { state, touched: [] });

export const pagesOf = (log: readonly LogEvent[], firstTurn: number, before: number): TurnPages => {
	const wanted = log.filter(({ turn = -1 }) => turn >= firstTurn && turn < before);
	return {
		through: lastIndex(log),
		firstTurn,
		turns: [...Map.groupBy(wanted, ({ turn = 0 }) => turn)].map(([turn, events]) => ({
			turn,
			events: foldTurn(events).map(writeEvent),
		})),
	};
};

/** What the hub answers when a view opens: the folded head and the turns from `firstTurn` on. */
export const initOf = (log: readonly LogEvent[], firstTurn: number): SessionInit => ({
	kind: "init",
	lastSeen: lastIndex(log),
	head: foldHead(log).map(writeEvent),
	turns: pagesOf(log, firstTurn, Number.POSITIVE_INFINITY).turns,
	firstTurn,
});

/** What a full replay shows from a turn on. */
export const restrict = (state: SessionState, firstTurn: number): SessionState => ({
	...state,
	firstTurn,
	turns: state.turns.filter((turn) => turn.number >= firstTurn),
});
