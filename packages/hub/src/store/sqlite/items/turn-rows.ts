import type { StatementSync } from "node:sqlite";
import type { WireEvent } from "@parley/protocol/log/wire-event";
import { type WordedMessage, wordedMessage } from "@parley/words/worded-message";
import { wording } from "@parley/words/wording";
import type { StoredTurn, TurnSlice } from "../../log-store.ts";
import { showEventRow, unreadableEvent } from "../event-rows.ts";
import type { SessionKey } from "../event-table.ts";
import { isCorrupt } from "../sqlite-code.ts";
import { ItemEvents } from "./item-events.ts";

type Row = Readonly<Record<string, unknown>>;

/** How much of a turn to read. */
export type Room = { readonly bytes: number; readonly items: number };

/** The most that is read, as a multiple of what is wanted: unfolded items may be far smaller than their rows. */
const maxWork = 8;

/** The size of an event without its payload. */
const frameBytes = 100;

type Read = { readonly event: WireEvent; readonly bytes: number };

export type ReadTurn = StoredTurn & { readonly bytes: number };

/**
 * Reads turns, whole or in part. The events of an item are found by index, so that a part costs only its own size, and a damaged page
 * affects nothing else.
 */
export class TurnRows {
	readonly #prepare: (sql: string) => StatementSync;

	constructor(prepare: (sql: string) => StatementSync) {
		this.#prepare = prepare;
	}

	/** A turn's frame and its newest items below `below`: at least one, then as many as fit. */
	newest(
		key: SessionKey,
		turn: number,
		below: number,
		room: Room,
		onProblem: (problem: WordedMessage) => void,
	): ReadTurn {
		const found = this.#frame(key, turn, onProblem);
		const events = found.map(({ event }) => event);
		let bytes = found.reduce((sum, each) => sum + each.bytes, 0);
		let work = bytes;
		let items = 0;
		let first = below;
		for (;;) {
			const next = this.#itemBelow(key, turn, first);
			if (next === undefined) return { turn, firstItem: 0, events: inOrder(events), bytes };
			const isFull = bytes > room.bytes || work > maxWork * room.bytes || items >= room.items;
			if (items > 0 && isFull) return { turn, firstItem: first, events: inOrder(events), bytes };
			first = next;
			items += 1;
			const { item, read } = this.#item(key, turn, next, onProblem);
			for (const event of item.events) events.push(event);
			bytes += item.bytes;
			work += read;
		}
	}

	/** A turn's frame and its oldest items after `after`: at least one, then as many as fit. */
	slice(key: SessionKey, turn: number, after: number, maxBytes: number): TurnSlice {
		const places = this.#prepare(`SELECT idx, turn, item FROM events INDEXED BY events_by_item
			WHERE session = ? AND turn = ? AND item > ? ORDER BY item, idx`);
		const ignore = (): void => undefined;
		const frame = this.#frame(key, turn, ignore).map(({ event }) => event);
		const events: WireEvent[] = [];
		let bytes = 0;
		let last: unknown;
		for (const place of places.iterate(key.session, turn, after)) {
			if (place["item"] !== last && bytes > maxBytes)
				return { frame, events: inOrder(events), through: Number(last) };
			last = place["item"];
			const read = this.#read(key, place, ignore);
			bytes += read.bytes;
			events.push(read.event);
		}
		return { frame, events: inOrder(events) };
	}

	/** The position of the newest item below a position. */
	#itemBelow({ session }: SessionKey, turn: number, below: number): number | undefined {
		const sql = `SELECT max(item) AS item FROM events INDEXED BY events_by_item
			WHERE session = ? AND turn = ? AND item < ?`;
		const item = this.#prepare(sql).get(session, turn, below)?.["item"];
		return typeof item === "number" ? item : undefined;
	}

	/** One item, and how much was read to get it. */
	#item(key: SessionKey, turn: number, place: number, onProblem: (problem: WordedMessage) => void) {
		const sql = `SELECT idx, turn FROM events INDEXED BY events_by_item
			WHERE session = ? AND turn = ? AND item = ? ORDER BY idx`;
		const item = new ItemEvents();
		let read = 0;
		for (const row of this.#prepare(sql).iterate(key.session, turn, place)) {
			const { event, bytes } = this.#read(key, row, onProblem);
			item.add(event, bytes);
			read += bytes;
		}
		return { item, read };
	}

	#frame(key: SessionKey, turn: number, onProblem: (problem: WordedMessage) => void): Read[] {
		const sql = `SELECT idx, turn FROM events INDEXED BY events_by_item
			WHERE session = ? AND turn = ? AND item IS NULL ORDER BY idx`;
		const places = this.#prepare(sql).all(key.session, turn);
		return places.map((place) => this.#read(key, place, onProblem));
	}

	#read({ sessionId, session }: SessionKey, place: Row, onProblem: (problem: WordedMessage) => void): Read {
		const index = Number(place["idx"]);
		const statement = this.#prepare("SELECT * FROM events WHERE session = ? AND idx = ?");
		const row = getReadable(statement, session, index);
		if (row !== undefined)
			return {
				event: showEventRow(sessionId, row, onProblem),
				bytes: frameBytes + String(row["payload"]).length,
			};
		const problem = wordedMessage(wording("damage.eventOnDamagedPart", { position: String(index) }));
		onProblem(problem);
		return { event: unreadableEvent(sessionId, place, problem), bytes: frameBytes };
	}
}

const inOrder = (events: WireEvent[]): WireEvent[] => events.sort((a, b) => a.index - b.index);

const getReadable = (statement: StatementSync, session: number, position: number): Row | undefined => {
	try {
		return statement.get(session, position);
	} catch (error) {
		if (isCorrupt(error)) return undefined;
		throw error;
	}
};
