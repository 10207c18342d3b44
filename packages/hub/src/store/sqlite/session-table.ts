import type { StatementSync } from "node:sqlite";
import type { SessionSummary } from "@parley/protocol/session/summary";
import { reducerVersion } from "@parley/transcript/reducer-version";
import { type WordedMessage, wordedMessage } from "@parley/words/worded-message";
import { type Wording, wording } from "@parley/words/wording";
import type { StoredWindow, WindowCut } from "../log-store.ts";
import type {
	DamagedSession,
	SessionIndex,
	StaleSession,
	StoredSession,
	StoredSessions,
} from "../session-store.ts";
import type { SourceChange } from "../source.ts";
import { OutOfPlaceError, UnreadableRowError } from "../store-errors.ts";
import type { EventTable } from "./event-table.ts";
import { readHeadPositions, readSource, readSummary } from "./index-rows.ts";
import { isCorrupt } from "./sqlite-code.ts";
import type { ToolTable } from "./tool-table.ts";

type Row = Readonly<Record<string, unknown>>;

type Found =
	| { readonly as: "usable"; readonly session: StoredSession }
	| { readonly as: "stale"; readonly session: StaleSession }
	| { readonly as: "damaged"; readonly session: DamagedSession };

/** The sessions, each with a cache that saves lists and heads a replay, made by one version of the reducer. */
export class SessionTable {
	readonly #prepare: (sql: string) => StatementSync;
	readonly #events: EventTable;
	readonly #tools: Pick<ToolTable, "hasUnderWay">;

	constructor(
		prepare: (sql: string) => StatementSync,
		events: EventTable,
		tools: Pick<ToolTable, "hasUnderWay">,
	) {
		this.#prepare = prepare;
		this.#events = events;
		this.#tools = tools;
	}

	/** An unreadable session does not affect the others. */
	all(): StoredSessions {
		const sql = "SELECT * FROM sessions WHERE deleted_at IS NULL AND staged_by IS NULL";
		return this.#lookAt(this.#prepare(sql).all());
	}

	/** One session, unless it is hidden. */
	one(sessionId: string): StoredSessions {
		const sql = "SELECT * FROM sessions WHERE session_id = ? AND deleted_at IS NULL AND staged_by IS NULL";
		return this.#lookAt(this.#prepare(sql).all(sessionId));
	}

	#lookAt(rows: readonly Row[]): StoredSessions {
		const found = rows.map((row) => this.#look(row));
		return {
			sessions: found.flatMap((each) => (each.as === "usable" ? [each.session] : [])),
			stale: found.flatMap((each) => (each.as === "stale" ? [each.session] : [])),
			damaged: found.flatMap((each) => (each.as === "damaged" ? [each.session] : [])),
		};
	}

	/** Some turns of a session and its head, as far as readable. */
	window(
		sessionId: string,
		before: number | undefined,
		limit: number,
		maxBytes?: number,
		cut?: WindowCut,
	): StoredWindow | undefined {
		const row = this.#prepare("SELECT * FROM sessions WHERE session_id = ?").get(sessionId);
		if (row === undefined) return undefined;
		const key = { sessionId, session: Number(row["session"]) };
		const { turns, more, problem } = this.#events.turns(
			key,
			before ?? Number.MAX_SAFE_INTEGER,
			limit,
			maxBytes,
			cut,
		);
		const head = this.#tryHead(row);
		const trouble = problem ?? (head.ok ? undefined : head.problem);
		return {
			lastIndex: Number(row["last_index"]),
			head: head.ok ? head.events : [],
			turns,
			more,
			...(trouble === undefined ? {} : { problem: trouble }),
		};
	}

	add(sessionId: string, lastIndex: number, { summary, head }: SessionIndex): number {
		const row = this.#prepare(
			"INSERT INTO sessions (session_id, last_index, summary, head, reducer) VALUES (?, ?, ?, ?, ?) RETURNING session",
		).get(sessionId, lastIndex, JSON.stringify(summary), JSON.stringify(head), reducerVersion);
		return Number(row?.["session"]);
	}

	/** Accepts only events that follow the log's end: a deleted session does not come back, and a log has no holes. */
	advance(sessionId: string, start: number, lastIndex: number, index: SessionIndex | undefined): number {
		const row =
			index === undefined
				? this.#prepare(
						"UPDATE sessions SET last_index = ? WHERE session_id = ? AND last_index = ? RETURNING session",
					).get(lastIndex, sessionId, start - 1)
				: this.#prepare(
						`UPDATE sessions SET last_index = ?, summary = ?, head = ?, reducer = ?
						WHERE session_id = ? AND last_index = ? RETURNING session`,
					).get(
						lastIndex,
						JSON.stringify(index.summary),
						JSON.stringify(index.head),
						reducerVersion,
						sessionId,
						start - 1,
					);
		if (row !== undefined) return Number(row["session"]);
		const found = this.#prepare("SELECT last_index FROM sessions WHERE session_id = ?").get(sessionId);
		throw new OutOfPlaceError(sessionId, start, found && Number(found["last_index"]));
	}

	/** Keeps up to where the log has the output of the agent's process; of the same process, the furthest position. */
	setSource(sessionId: string, change: SourceChange): void {
		if (change === "none") {
			this.#prepare("UPDATE sessions SET process = NULL, position = NULL WHERE session_id = ?").run(
				sessionId,
			);
			return;
		}
		const { process, position } = change;
		const sql = `UPDATE sessions SET position = iif(process = ?, max(position, ?), ?), process = ? WHERE session_id = ?`;
		this.#prepare(sql).run(process, position, position, process, sessionId);
	}

	/** Replaces an unusable index. */
	putIndex(sessionId: string, { summary, head }: SessionIndex): void {
		const sql = "UPDATE sessions SET summary = ?, head = ?, reducer = ? WHERE session_id = ?";
		this.#prepare(sql).run(JSON.stringify(summary), JSON.stringify(head), reducerVersion, sessionId);
	}

	#look(row: Row): Found {
		const sessionId = String(row["session_id"]);
		const lastIndex = Number(row["last_index"]);
		try {
			const last = this.#events.lastOf(Number(row["session"]));
			if (last !== lastIndex) {
				return damaged(row, wording("damage.endLost", { found: String(last), expected: String(lastIndex) }));
			}
			const hasOpenTools = this.#tools.hasUnderWay(Number(row["session"]));
			return this.#lookAtIndex(row, { sessionId, lastIndex, hasOpenTools, ...readSource(row) });
		} catch (error) {
			if (isCorrupt(error)) return damaged(row, wording("damage.onDamagedPart"));
			throw error;
		}
	}

	/** Whether the cached index is usable or must be rebuilt. */
	#lookAtIndex(row: Row, stale: StaleSession): Found {
		const { sessionId, ...kept } = stale;
		if (Number(row["reducer"]) !== reducerVersion) return { as: "stale", session: stale };
		try {
			const summary = readSummary(sessionId, row);
			return { as: "usable", session: { summary, ...kept, head: this.#readHead(row) } };
		} catch (error) {
			if (!(error instanceof UnreadableRowError)) throw error;
			return { as: "stale", session: { ...stale, problem: error.message } };
		}
	}

	#readHead(row: Row): StoredSession["head"] {
		const sessionId = String(row["session_id"]);
		const positions = readHeadPositions(sessionId, row);
		const events = this.#events.at({ sessionId, session: Number(row["session"]) }, positions);
		if (events.length === positions.length) return events;
		throw new UnreadableRowError(sessionId, wording("damage.indexedEventsLost"));
	}

	#tryHead(
		row: Row,
	):
		| { readonly ok: true; readonly events: StoredSession["head"] }
		| { readonly ok: false; readonly problem: WordedMessage } {
		try {
			return { ok: true, events: this.#readHead(row) };
		} catch (error) {
			if (!isCorrupt(error) && !(error instanceof UnreadableRowError)) throw error;
			const what = error instanceof UnreadableRowError ? error.what : wording("damage.indexOnDamagedPart");
			return { ok: false, problem: wordedMessage(what) };
		}
	}
}

const damaged = (row: Row, what: Wording): Found => {
	const sessionId = String(row["session_id"]);
	const summary = tryToReadSummary(sessionId, row);
	return {
		as: "damaged",
		session: { sessionId, problem: wordedMessage(what), ...(summary === undefined ? {} : { summary }) },
	};
};

const tryToReadSummary = (sessionId: string, row: Row): SessionSummary | undefined => {
	try {
		return readSummary(sessionId, row);
	} catch (error) {
		if (error instanceof UnreadableRowError) return undefined;
		throw error;
	}
};
