import type { LogEvent } from "@parley/protocol/log/log-event";
import { writeEvent } from "@parley/protocol/log/read-event";
import type { SessionInit, TurnPages } from "@parley/protocol/log/turn-page";
import { type Applied, applyEvents } from "../apply-events.ts";
import { foldHead } from "../fold/fold-head.ts";
import { foldTurn } from "../fold/fold-turn.ts";
import { emptySession, type SessionState } from "../session-state.ts";
import { placeOf } from "../turn/item-of.ts";
import { sessionId } from "./log-arbitrary.ts";

export const lastIndex = (log: readonly LogEvent[]): number => log.at(-1)?.index ?? 0;

/** The plain replay, the reference for every way of delivery: one event at a time, from the first. */
export const replay = (log: readonly LogEvent[]): SessionState =>
	log.reduce((state, event) => applyEvents(state, [event]).state, emptySession(sessionId));

export const applyAll = (state: SessionState, batches: readonly (readonly LogEvent[])[]): Applied =>
	batches.reduce<Applied>((applied, batch) => applyEvents(applied.state, batch), { state, touched: [] });

/** The items of a turn between two positions. */
export type ItemRange = { readonly turn: number; readonly from: number; readonly before?: number };

const everything: ItemRange = { turn: -1, from: 0 };

/** The turns of a range as a hub reads them; with `items`, only some items of one of them. */
export const pagesOf = (
	log: readonly LogEvent[],
	firstTurn: number,
	before: number,
	items: ItemRange = everything,
): TurnPages => {
	const wanted = log.filter(({ turn = -1 }) => turn >= firstTurn && turn < before);
	return {
		through: lastIndex(log),
		firstTurn,
		turns: [...Map.groupBy(wanted, ({ turn = 0 }) => turn)].map(([turn, events]) => ({
			turn,
			events: foldTurn(events.filter((event) => isIn(items, event))).map(writeEvent),
			firstItem: turn === items.turn ? items.from : 0,
		})),
	};
};

const isIn = ({ turn, from, before = Number.POSITIVE_INFINITY }: ItemRange, event: LogEvent): boolean => {
	const place = event.turn === turn ? placeOf(event) : undefined;
	return place === undefined || (place >= from && place < before);
};

/** The hub's answer when a view opens: the folded head and the turns from `firstTurn` on. */
export const initOf = (log: readonly LogEvent[], firstTurn: number, items?: ItemRange): SessionInit => ({
	kind: "init",
	lastSeen: lastIndex(log),
	head: foldHead(log).map(writeEvent),
	turns: pagesOf(log, firstTurn, Number.POSITIVE_INFINITY, items).turns,
	firstTurn,
});

/** The part of a full replay from a turn on. */
export const restrict = (state: SessionState, firstTurn: number): SessionState => ({
	...state,
	firstTurn,
	turns: state.turns.filter((turn) => turn.number >= firstTurn),
});

/** The same for one turn, from an item on. */
export const restrictItems = (state: SessionState, { turn: number, from }: ItemRange): SessionState => ({
	...state,
	turns: state.turns.map((turn) =>
		turn.number === number
			? { ...turn, firstItem: from, items: turn.items.filter(({ at }) => at >= from) }
			: turn,
	),
});

/** Without the fields that only detect stale pages. */
export const withoutMissed = (state: SessionState): SessionState => ({
	...state,
	missed: {},
	turns: state.turns.map((turn) => ({ ...turn, missed: 0 })),
});
