import { RequestFailure } from "@parley/protocol/envelope/failure";
import { readEvent, writeEvent } from "@parley/protocol/log/read-event";
import type { SessionInit, SessionOpened, TurnPage, TurnPages } from "@parley/protocol/log/turn-page";
import type { WireEvent } from "@parley/protocol/log/wire-event";
import { foldTurn } from "@parley/transcript/fold/fold-turn";
import type { LogStore, StoredTurn, StoredWindow } from "../store/log-store.ts";
import { StoreCorruptError } from "../store/store-errors.ts";

export type LogReader = Pick<LogStore, "eventsAfter" | "window">;

/** A view that missed more than this is built anew: cheaper for both sides than to replay it. */
const maxTail = 2_000;
const defaultTurns = 30;

/** Everything a view needs, or just what it missed. The caller has subscribed the client before: nothing falls in between. */
export const openSession = async (
	store: LogReader,
	sessionId: string,
	{ lastSeen, turns = defaultTurns }: { lastSeen?: number | undefined; turns?: number | undefined },
): Promise<SessionOpened> => {
	if (lastSeen !== undefined) {
		const tail = await readTail(store, sessionId, lastSeen);
		if (tail !== undefined) return tail;
	}
	return readInit(await windowOf(store, sessionId, undefined, turns));
};

/** Older turns, as an answer. */
export const pageSession = async (
	store: LogReader,
	sessionId: string,
	before: number,
	limit: number,
): Promise<TurnPages> => {
	const window = await windowOf(store, sessionId, before, limit);
	return { through: window.lastIndex, firstTurn: firstTurnOf(window), turns: window.turns.map(foldPage) };
};

const readTail = async (
	store: LogReader,
	sessionId: string,
	lastSeen: number,
): Promise<SessionOpened | undefined> => {
	// One event more is read to see whether the client's past is ours: its last event must be in this log, as it was or folded.
	const events = await tryToRead(() => store.eventsAfter(sessionId, lastSeen - 1, maxTail + 1));
	const [known] = events;
	const isOurs = lastSeen > 0 && known !== undefined && (known.from ?? known.index) <= lastSeen;
	const missed = events.filter(({ index }) => index > lastSeen);
	if (!isOurs || missed.length >= maxTail) return undefined;
	return { kind: "tail", lastSeen: missed.at(-1)?.index ?? lastSeen, events: missed };
};

/** Nothing if it lies on a damaged page: then the view is built anew from what can be read. */
const tryToRead = async (read: () => Promise<readonly WireEvent[]>): Promise<readonly WireEvent[]> => {
	try {
		return await read();
	} catch (error) {
		if (error instanceof StoreCorruptError) return [];
		throw error;
	}
};

const windowOf = async (
	store: LogReader,
	sessionId: string,
	before: number | undefined,
	limit: number,
): Promise<StoredWindow> => {
	const window = await store.window(sessionId, before, limit);
	if (window !== undefined) return window;
	throw new RequestFailure("not_found", "This session does not exist; it may have been deleted.");
};

const readInit = (window: StoredWindow): SessionInit => ({
	kind: "init",
	lastSeen: window.lastIndex,
	head: [...window.head],
	turns: window.turns.map(foldPage),
	firstTurn: firstTurnOf(window),
});

const firstTurnOf = ({ turns, more }: StoredWindow): number => (more ? (turns[0]?.turn ?? 0) : 0);

const foldPage = ({ turn, events }: StoredTurn): TurnPage => ({
	turn,
	events: foldTurn(events.map(readEvent)).map(writeEvent),
});
