import type { StatementSync } from "node:sqlite";
import type { WireEvent } from "@parley/protocol/log/wire-event";
import type { WordedMessage } from "@parley/words/worded-message";
import type { StoredTurn, TurnSlice, WindowCut } from "../log-store.ts";
import { readEventRow, showEventRow } from "./event-rows.ts";
import { headTypeList } from "./head-types.ts";
import { TurnRows } from "./items/turn-rows.ts";

/** A session's id and its row number in the store. */
export type SessionKey = { readonly sessionId: string; readonly session: number };

/** Some turns, whether there are earlier ones, and what was unreadable in them. */
export type ReadTurns = {
	readonly turns: readonly StoredTurn[];
	readonly more: boolean;
	readonly problem?: WordedMessage;
};

/** Reads logs. Every query costs in proportion to its answer, however long the log is. */
export class EventTable {
	readonly #prepare: (sql: string) => StatementSync;
	readonly #rows: TurnRows;

	constructor(prepare: (sql: string) => StatementSync) {
		this.#prepare = prepare;
		this.#rows = new TurnRows(prepare);
	}

	after(
		sessionId: string,
		position: number,
		limit: number,
		maxBytes = Number.POSITIVE_INFINITY,
	): WireEvent[] {
		const sql =
			"SELECT events.* FROM events JOIN sessions USING (session) WHERE session_id = ? AND idx > ? ORDER BY idx LIMIT ?";
		const events: WireEvent[] = [];
		let bytes = 0;
		for (const row of this.#prepare(sql).iterate(sessionId, position, limit)) {
			bytes += String(row["payload"]).length;
			if (events.length > 0 && bytes > maxBytes) break;
			events.push(showEventRow(sessionId, row, () => undefined));
		}
		return events;
	}

	/** The events at these positions; all of them must be readable. */
	at({ sessionId, session }: SessionKey, positions: readonly number[]): WireEvent[] {
		const sql =
			"SELECT * FROM events WHERE session = ? AND idx IN (SELECT value FROM json_each(?)) ORDER BY idx";
		const rows = this.#prepare(sql).all(session, JSON.stringify(positions));
		return rows.map((row) => readEventRow(sessionId, row));
	}

	/** Head events; all of them must be readable. */
	ofHead(sessionId: string, position: number, limit: number): WireEvent[] {
		const sql = `SELECT events.* FROM sessions CROSS JOIN events INDEXED BY events_for_head USING (session)
			WHERE session_id = ? AND idx > ? AND type IN (${headTypeList}) ORDER BY idx LIMIT ?`;
		const rows = this.#prepare(sql).all(sessionId, position, limit);
		return rows.map((row) => readEventRow(sessionId, row));
	}

	/** The position of the last event. */
	lastOf(session: number): number {
		const row = this.#prepare("SELECT max(idx) AS last FROM events WHERE session = ?").get(session);
		return Number(row?.["last"] ?? 0);
	}

	/** The existing turns above a number. */
	turnNumbers(sessionId: string, after: number, limit: number): number[] {
		const sql = `WITH RECURSIVE
			this (session) AS (SELECT session FROM sessions WHERE session_id = ?),
			numbers (turn) AS (
				SELECT min(turn) FROM events WHERE session = (SELECT session FROM this) AND turn IS NOT NULL AND turn > ?
				UNION ALL
				SELECT (SELECT min(turn) FROM events
					WHERE session = (SELECT session FROM this) AND turn IS NOT NULL AND turn > numbers.turn)
				FROM numbers WHERE numbers.turn IS NOT NULL LIMIT ?
			) SELECT turn FROM numbers WHERE turn IS NOT NULL`;
		return this.#prepare(sql)
			.all(sessionId, after, limit)
			.map(({ turn }) => Number(turn));
	}

	/**
	 * The newest turns below `before`, oldest first, as far as readable: at least one, then no more than `maxBytes` of them. The newest,
	 * which is read first, is cut if it is larger than `cut` allows; with `cut.item` it is the turn `before` itself, below that item.
	 */
	turns(
		key: SessionKey,
		before: number,
		limit: number,
		maxBytes = Number.POSITIVE_INFINITY,
		{ item, items = Number.POSITIVE_INFINITY, bytes: maxCut = maxBytes }: WindowCut = {},
	): ReadTurns {
		// Each turn takes one index step, whatever its length.
		const sql = `WITH RECURSIVE numbers (turn) AS (
				SELECT max(turn) FROM events WHERE session = ? AND turn IS NOT NULL AND turn < ?
				UNION ALL
				SELECT (SELECT max(turn) FROM events WHERE session = ? AND turn IS NOT NULL AND turn < numbers.turn)
				FROM numbers WHERE numbers.turn IS NOT NULL LIMIT ?
			) SELECT turn FROM numbers WHERE turn IS NOT NULL`;
		const numbers = this.#prepare(sql)
			.all(key.session, item === undefined ? before : before + 1, key.session, limit + 1)
			.map(({ turn }) => Number(turn));
		const problems: WordedMessage[] = [];
		const turns: StoredTurn[] = [];
		let bytes = 0;
		for (const number of numbers.slice(0, limit)) {
			const below = number === before && item !== undefined ? item : Number.MAX_SAFE_INTEGER;
			const room = { bytes: turns.length === 0 ? maxCut : maxBytes - bytes, items };
			const read = this.#rows.newest(key, number, below, room, (problem) => problems.push(problem));
			const isCut = read.firstItem > 0;
			if (turns.length > 0 && (isCut || bytes + read.bytes > maxBytes)) break;
			const { bytes: size, ...turn } = read;
			bytes += size;
			turns.unshift(turn);
			if (isCut) break;
		}
		const [problem] = problems;
		const more = turns.length < numbers.length || (turns[0]?.firstItem ?? 0) > 0;
		return { turns, more, ...(problem === undefined ? {} : { problem }) };
	}

	/** Some items of a turn, oldest first. */
	slice(sessionId: string, turn: number, after: number, maxBytes: number): TurnSlice {
		const row = this.#prepare("SELECT session FROM sessions WHERE session_id = ?").get(sessionId);
		if (row === undefined) return { frame: [], events: [] };
		return this.#rows.slice({ sessionId, session: Number(row["session"]) }, turn, after, maxBytes);
	}
}
