import { RequestFailure } from "@parley/protocol/envelope/failure";
import type { LogEvent } from "@parley/protocol/log/log-event";
import { readEvent } from "@parley/protocol/log/read-event";
import type { WireEvent } from "@parley/protocol/log/wire-event";
import { emptyHead, type Head } from "@parley/transcript/head/head";
import { reduceHead } from "@parley/transcript/head/reduce-head";
import { placeOf } from "@parley/transcript/turn/item-of";
import { wording } from "@parley/words/wording";
import type { LogReader } from "../store/log-store.ts";
import { movedOn } from "./export-errors.ts";

/** How much of a log is read at once: a concurrent commit waits for it. */
const pageEvents = 2000;
const pageBytes = 256 * 1024;
const pageTurns = 1000;

export type LogCut = { readonly through: number; readonly head: Head };

/** The current end of a log, and its head there. */
export const cutOf = async (store: LogReader, sessionId: string): Promise<LogCut> => {
	// Pending folding would change the log while it is read page by page.
	await store.settleFolding(sessionId);
	const window = await store.window(sessionId, undefined, 0);
	if (window === undefined) throw new RequestFailure("not_found", wording("chatRefusal.missing"));
	return { through: window.lastIndex, head: window.head.map(readEvent).reduce(reduceHead, emptyHead) };
};

/** The next events up to a position. One that extends beyond it was folded after the cut. */
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

/** The existing turns, from a number on. The log's own claims are ignored: they may be damaged or forged. */
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

/** Some items of a turn up to a position, with its frame, and the position of the last one if others follow. */
export type ReadSlice = { readonly events: readonly WireEvent[]; readonly through?: number };

/** The items of a turn after a position, as the log was at another. */
export const sliceUpTo = async (
	store: LogReader,
	sessionId: string,
	{ turn, item }: { readonly turn: number; readonly item: number },
	through: number,
): Promise<ReadSlice> => {
	const slice = await store.turnSlice(sessionId, turn, item, pageBytes);
	const events = [...slice.frame, ...slice.events].sort((a, b) => a.index - b.index);
	if (events.some(({ from, index }) => (from ?? index) <= through && index > through)) throw movedOn();
	return {
		events: events.filter(({ index }) => index <= through),
		...(slice.through === undefined || slice.through > through ? {} : { through: slice.through }),
	};
};

/** A turn up to a position: its frame, then its items, each with all of its events. */
export async function* itemsUpTo(
	store: LogReader,
	sessionId: string,
	turn: number,
	through: number,
): AsyncGenerator<readonly LogEvent[], void> {
	for (let item: number | undefined = 0, isFirst = true; item !== undefined; isFirst = false) {
		const slice: ReadSlice = await sliceUpTo(store, sessionId, { turn, item }, through);
		const events = Map.groupBy(slice.events.map(readEvent), (event) => placeOf(event) ?? 0);
		for (const [place, each] of [...events].sort(([one], [other]) => one - other))
			if (isFirst || place > 0) yield each;
		item = slice.through;
	}
}
