import { type Static, Type } from "typebox";
import { Count, listOf } from "../contract/fields.ts";
import { WireEvent } from "./wire-event.ts";

/**
 * One turn as it was in the log when it was read: its prompt, its end, and its complete items from `firstItem` on. An item's place is
 * the position of its first event. At 0 the turn is complete; a hub that omits `firstItem` reads complete turns only.
 */
export const TurnPage = Type.Object({
	turn: Count,
	events: listOf(WireEvent),
	firstItem: Type.Optional(Count),
});

/**
 * All turns from `firstTurn` up to the requested end, as they were in the log at `through`; the first one may have only its
 * newest items. It is an answer and not part of the live stream: it never moves `lastSeen`.
 */
export const TurnPages = Type.Object({ through: Count, firstTurn: Count, turns: listOf(TurnPage) });

/**
 * All a view needs to start: the head, the newest turns, and the position from which the live stream continues. `pagesItems` means that turns
 * are paged item by item, so that a view may drop old items of a turn; a hub without it reads complete turns only.
 */
export const SessionInit = Type.Object({
	kind: Type.Literal("init"),
	lastSeen: Count,
	head: listOf(WireEvent),
	turns: listOf(TurnPage),
	firstTurn: Count,
	pagesItems: Type.Optional(Type.Boolean()),
});

/** What a returning view has missed. */
export const SessionTail = Type.Object({
	kind: Type.Literal("tail"),
	lastSeen: Count,
	events: listOf(WireEvent),
});

/** The hub chooses: a tail only if the view's past is this store's past and the rest is short. */
export const SessionOpened = Type.Union([SessionInit, SessionTail]);

export type TurnPage = Static<typeof TurnPage>;
export type TurnPages = Static<typeof TurnPages>;
export type SessionInit = Static<typeof SessionInit>;
export type SessionTail = Static<typeof SessionTail>;
export type SessionOpened = Static<typeof SessionOpened>;
