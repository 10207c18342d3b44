import { RequestFailure } from "@parley/protocol/envelope/failure";
import { readEvent } from "@parley/protocol/log/read-event";
import type { WireEvent } from "@parley/protocol/log/wire-event";
import { emptyHead, type Head } from "@parley/transcript/head/head";
import { reduceHead } from "@parley/transcript/head/reduce-head";
import type { LogStore } from "../store/log-store.ts";
import { movedOn } from "./export-errors.ts";

export type LogReader = Pick<LogStore, "eventsAfter" | "window" | "turnNumbers" | "settleFolding">;

/** How much of a log is read in one go: a commit that comes meanwhile waits for that. */
const pageEvents = 2000;
const pageBytes = 256 * 1024;
const pageTurns = 1000;

export type LogCut = { readonly through: number; readonly head: Head };

/** Where a log ends now, and what its head is there. */
export const cutOf = async (store: LogReader, sessionId: string): Promise<LogCut> => {
	// What waits to be folded would change under the hands of whoever reads it page by page.
	await store.settleFolding(sessionId);
	const window = await store.window(sessionId, undefined, 0);
	if (window === undefined)
		throw new RequestFailure("not_found", "This session does not exist; it may have been deleted.");
	return { through: window.lastIndex, head: window.head.map(readEvent).reduce(reduceHead, emptyHead) };
};

/** The next events up to a position. One that reaches beyond it was folded after the cut. */
export const eventsUpTo = async (
	store: LogReader,
	sessionId: string,
	after: number,
	through: number,
): Promise<WireEvent[]> => {
	const events = await store.eventsAfter(sessionId, after, pageEvents, pageBytes);
	const within = events.filter(({ index }) => index <= through);
	const [beyond] = events.slice(within.length);
	if (beyond !== undefined && (beyond.from ?? beyond.index) <= through) throw movedOn();
	return within;
};

/** All events up to a position, page by page. */
export async function* pagesUpTo(
	store: LogReader,
	sessionId: string,
	through: number,
): AsyncGenerator<WireEvent[], void> {
	let after = 0;
	for (;;) {
		const events = await eventsUpTo(store, sessionId, after, through);
		const last = events.at(-1);
		if (last === undefined) return;
		yield events;
		after = last.index;
	}
}

/** The turns that there are, from one on. What a log says about itself does not count: it may be damaged, or made up. */
export async function* turnsFrom(
	store: LogReader,
	sessionId: string,
	first: number,
): AsyncGenerator<number, void> {
	for (let after = first - 1; ; ) {
		const turns = await store.turnNumbers(sessionId, after, pageTurns);
		yield* turns;
		const last = turns.at(-1);
		if (last === undefined) return;
		after = last;
	}
}

/** The events of a turn up to a position. */
export const turnUpTo = async (
	store: LogReader,
	sessionId: string,
	turn: number,
	through: number,
): Promise<WireEvent[]> => {
	const window = await store.window(sessionId, turn + 1, 1);
	const events = window?.turns.find((each) => each.turn === turn)?.events ?? [];
	if (events.some(({ from, index }) => (from ?? index) <= through && index > through)) throw movedOn();
	return events.filter(({ index }) => index <= through);
};
