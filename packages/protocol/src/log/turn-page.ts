import { type Static, Type } from "typebox";
import { Count, listOf } from "../contract/fields.ts";
import { WireEvent } from "./wire-event.ts";

/**
 * One turn as the log had it when it was read: its prompt, its end, and its items from `firstItem` on, each of them whole. An item is
 * placed by the position of its first event. At 0 the turn is whole; a hub that does not say reads whole turns only.
 */
export const TurnPage = Type.Object({
	turn: Count,
	events: listOf(WireEvent),
	firstItem: Type.Optional(Count),
});

/**
 * All turns from `firstTurn` up to where the question asked, as the log had them at `through`; of the first one maybe just the
 * newest items. An answer and not part of the live stream: it never moves `lastSeen`.
 */
export const TurnPages = Type.Object({ through: Count, firstTurn: Count, turns: listOf(TurnPage) });

/**
 * All a view needs to start: the head, the newest turns, and the position from which the live stream goes on. `pagesItems` says that turns are
 * paged item by item, so that a view may forget old items of a turn; a hub that does not say it reads whole turns only.
 */
export const SessionInit = Type.Object({
	kind: Type.Literal("init"),
	lastSeen: Count,
	head: listOf(WireEvent),
	turns: listOf(TurnPage),
	firstTurn: Count,
	pagesItems: Type.Optional(Type.Boolean()),
});

/** What a view that was here before has missed. */
export const SessionTail = Type.Object({
	kind: Type.Literal("tail"),
	lastSeen: Count,
	events: listOf(WireEvent),
});

/** The hub decides which of the two: a tail only when the view's past is this store's past and the rest is short. */
export const SessionOpened = Type.Union([SessionInit, SessionTail]);

export type TurnPage = Static<typeof TurnPage>;
export type TurnPages = Static<typeof TurnPages>;
export type SessionInit = Static<typeof SessionInit>;
export type SessionTail = Static<typeof SessionTail>;
export type SessionOpened = Static<typeof SessionOpened>;
