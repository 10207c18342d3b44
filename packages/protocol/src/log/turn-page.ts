import { type Static, Type } from "typebox";
import { Count, listOf } from "../contract/fields.ts";
import { WireEvent } from "./wire-event.ts";

/** One turn, whole as far as the log had it when it was read. */
export const TurnPage = Type.Object({ turn: Count, events: listOf(WireEvent) });

/**
 * All turns from `firstTurn` up to where the question asked, as the log had them at `through`. An answer and not part of the
 * live stream: it never moves `lastSeen`.
 */
export const TurnPages = Type.Object({ through: Count, firstTurn: Count, turns: listOf(TurnPage) });

/** All a view needs to start: the head, the newest turns, and the position from which the live stream goes on. */
export const SessionInit = Type.Object({
	lastSeen: Count,
	head: listOf(WireEvent),
	turns: listOf(TurnPage),
	firstTurn: Count,
});

export type TurnPage = Static<typeof TurnPage>;
export type TurnPages = Static<typeof TurnPages>;
export type SessionInit = Static<typeof SessionInit>;
