import type { StatementSync } from "node:sqlite";
import { eventSize } from "@parley/protocol/log/event-size";
import type { WireEvent } from "@parley/protocol/log/wire-event";
import type { StoredTurn } from "../log-store.ts";
import { readEventRow, showEventRow, unreadableEvent } from "./event-rows.ts";
import { headTypeList } from "./head-types.ts";
import { isCorrupt } from "./sqlite-code.ts";

type Row = Readonly<Record<string, unknown>>;

/** A session by its name and by its number in the store. */
export type SessionKey = { readonly sessionId: string; readonly session: number };

/** Some turns, whether there are more before them, and what of them could not be read. */
export type ReadTurns = {
	readonly turns: readonly StoredTurn[];
	readonly more: boolean;
	readonly problem?: string;
};

/** How logs are read. Every question costs what it answers, however long the log is. */
export class EventTable {
	readonly #prepare: (sql: string) => StatementSync;

	constructor(prepare: (sql: string) => StatementSync) {
		this.#prepare = prepare;
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

	/** Events that the head may be made of; all of them must be readable. */
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

	/** Which turns there are above a number. */
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

	/** The newest turns below `before`, oldest first, as far as they can be read: at least one, then no more than `maxBytes` of them. */
	turns(key: SessionKey, before: number, limit: number, maxBytes = Number.POSITIVE_INFINITY): ReadTurns {
		// From turn to turn, each by one step in the index: a turn's length does not matter.
		const sql = `WITH RECURSIVE numbers (turn) AS (
				SELECT max(turn) FROM events WHERE session = ? AND turn IS NOT NULL AND turn < ?
				UNION ALL
				SELECT (SELECT max(turn) FROM events WHERE session = ? AND turn IS NOT NULL AND turn < numbers.turn)
				FROM numbers WHERE numbers.turn IS NOT NULL LIMIT ?
			) SELECT turn FROM numbers WHERE turn IS NOT NULL`;
		const numbers = this.#prepare(sql)
			.all(key.session, before, key.session, limit + 1)
			.map(({ turn }) => Number(turn));
		const problems: string[] = [];
		const turns: StoredTurn[] = [];
		let bytes = 0;
		for (const turn of numbers.slice(0, limit)) {
			if (turns.length > 0 && bytes + this.#sizeOf(key.session, turn) > maxBytes) break;
			const events = this.#turn(key, turn, (problem) => problems.push(problem));
			bytes += events.reduce((sum, event) => sum + eventSize(event), 0);
			turns.unshift({ turn, events });
		}
		const [problem] = problems;
		const more = turns.length < numbers.length;
		return { turns, more, ...(problem === undefined ? {} : { problem }) };
	}

	/** Before it is read: what does not fit is not worth the memory. */
	#sizeOf(session: number, turn: number): number {
		try {
			const sql =
				"SELECT sum(octet_length(payload)) AS size FROM events INDEXED BY events_by_turn WHERE session = ? AND turn = ?";
			return Number(this.#prepare(sql).get(session, turn)?.["size"] ?? 0);
		} catch (error) {
			if (isCorrupt(error)) return 0;
			throw error;
		}
	}

	#turn(key: SessionKey, turn: number, onProblem: (problem: string) => void): WireEvent[] {
		try {
			// Left alone, SQLite would rather read the whole session in order, once per turn.
			const sql =
				"SELECT * FROM events INDEXED BY events_by_turn WHERE session = ? AND turn = ? ORDER BY idx";
			const rows = this.#prepare(sql).all(key.session, turn);
			return rows.map((row) => showEventRow(key.sessionId, row, onProblem));
		} catch (error) {
			if (!isCorrupt(error)) throw error;
			return this.#turnOneByOne(key, turn, onProblem);
		}
	}

	/** For a turn that lies on damaged pages in part: the index knows the positions, and those on other pages can be read. */
	#turnOneByOne(
		{ sessionId, session }: SessionKey,
		turn: number,
		onProblem: (problem: string) => void,
	): WireEvent[] {
		const positions = this.#prepare(
			"SELECT idx, turn FROM events INDEXED BY events_by_turn WHERE session = ? AND turn = ? ORDER BY idx",
		).all(session, turn);
		const event = this.#prepare("SELECT * FROM events WHERE session = ? AND idx = ?");
		return positions.map((place): WireEvent => {
			const row = getReadable(event, session, Number(place["idx"]));
			if (row !== undefined) return showEventRow(sessionId, row, onProblem);
			const problem = `event ${Number(place["idx"])} lies on a damaged part of the store's file`;
			onProblem(problem);
			return unreadableEvent(sessionId, place, problem);
		});
	}
}

const getReadable = (statement: StatementSync, session: number, position: number): Row | undefined => {
	try {
		return statement.get(session, position);
	} catch (error) {
		if (isCorrupt(error)) return undefined;
		throw error;
	}
};
