import { RequestFailure } from "@parley/protocol/envelope/failure";
import { eventSize } from "@parley/protocol/log/event-size";
import { readEvent, writeEvent } from "@parley/protocol/log/read-event";
import type { SessionInit, SessionOpened, TurnPage, TurnPages } from "@parley/protocol/log/turn-page";
import type { WireEvent } from "@parley/protocol/log/wire-event";
import { foldTurn } from "@parley/transcript/fold/fold-turn";
import { mergeDeltas } from "@parley/transcript/fold/merge-deltas";
import { wording } from "@parley/words/wording";
import type { StoredTurn, StoredWindow, WindowReader } from "../store/log-store.ts";
import { StoreCorruptError } from "../store/store-errors.ts";

/** A view that missed more than this is rebuilt, which is cheaper for both sides than a replay. */
const maxTail = 2_000;
const maxTailBytes = 1024 * 1024;

/** The approximate size of the newest turns in the first answer, at least one turn; the others are paged in. */
const maxWindowSize = 2 * 1024 * 1024;
/** An unfolded turn is larger in the store than in the answer. */
const maxReadSize = 2 * maxWindowSize;
const defaultTurns = 30;
/** How many items of a longer turn are sent at once: enough for a screen, whatever they hold. */
const openingItems = 100;

export type OpenOptions = {
	readonly lastSeen?: number | undefined;
	/** The last position published before this client subscribed; later events reach it live. */
	readonly through: number;
	readonly turns?: number | undefined;
};

/** The item of the turn `before` below which a page begins, and how many items it has of a turn that does not fit. */
export type PageInside = { readonly item?: number | undefined; readonly items?: number | undefined };

/** Everything a view needs, or only what it missed. The caller has already subscribed the client, so nothing is lost in between. */
export const openSession = async (
	store: WindowReader,
	sessionId: string,
	{ lastSeen, through, turns = defaultTurns }: OpenOptions,
): Promise<SessionOpened> => {
	if (lastSeen !== undefined) {
		const tail = await readTail(store, sessionId, lastSeen, through);
		if (tail !== undefined) return tail;
	}
	return readInit(await windowOf(store, sessionId, undefined, turns, {}));
};

/** Older turns and items, as an answer. */
export const pageSession = async (
	store: WindowReader,
	sessionId: string,
	before: number,
	limit: number,
	inside: PageInside = {},
): Promise<TurnPages> => {
	const window = await windowOf(store, sessionId, before, limit, inside);
	return { through: window.lastIndex, ...pagesOf(window) };
};

const readTail = async (
	store: WindowReader,
	sessionId: string,
	lastSeen: number,
	through: number,
): Promise<SessionOpened | undefined> => {
	// Reads one extra event to verify that the client's past is ours: its last event must be in this log, original or folded.
	const events = await tryToRead(() => store.eventsAfter(sessionId, lastSeen - 1, maxTail, maxTailBytes));
	const [known] = events;
	const isOurs = lastSeen > 0 && known !== undefined && (known.from ?? known.index) <= lastSeen;
	const missed = events.filter(({ index }) => index > lastSeen);
	const reached = missed.at(-1)?.index ?? lastSeen;
	if (!isOurs || reached < through) return undefined;
	return { kind: "tail", lastSeen: reached, events: mergeDeltas(missed) };
};

/** Undefined if it lies on a damaged page; the view is then rebuilt from what can be read. */
const tryToRead = async (read: () => Promise<readonly WireEvent[]>): Promise<readonly WireEvent[]> => {
	try {
		return await read();
	} catch (error) {
		if (error instanceof StoreCorruptError) return [];
		throw error;
	}
};

const windowOf = async (
	store: WindowReader,
	sessionId: string,
	before: number | undefined,
	limit: number,
	{ item, items = openingItems }: PageInside,
): Promise<StoredWindow> => {
	const cut = { items, bytes: maxWindowSize, ...(item === undefined ? {} : { item }) };
	const window = await store.window(sessionId, before, limit, maxReadSize, cut);
	if (window !== undefined) return window;
	throw new RequestFailure("not_found", wording("chatRefusal.missing"));
};

const readInit = (window: StoredWindow): SessionInit => ({
	kind: "init",
	lastSeen: window.lastIndex,
	head: [...window.head],
	...pagesOf(window),
	pagesItems: true,
});

/** The newest turns of a window that fit the limit. */
const pagesOf = ({ turns, more }: StoredWindow): Pick<TurnPages, "firstTurn" | "turns"> => {
	const pages: TurnPage[] = [];
	let size = 0;
	for (const turn of turns.toReversed()) {
		const page = foldPage(turn);
		size += page.events.reduce((sum, event) => sum + eventSize(event), 0);
		if (pages.length > 0 && size > maxWindowSize) break;
		pages.unshift(page);
	}
	const isAll = pages.length === turns.length && !more;
	return { firstTurn: isAll ? 0 : (pages[0]?.turn ?? 0), turns: pages };
};

const foldPage = ({ turn, firstItem, events }: StoredTurn): TurnPage => ({
	turn,
	firstItem,
	events: foldTurn(events.map(readEvent)).map(writeEvent),
});
