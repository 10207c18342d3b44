import type { LogEvent } from "@parley/protocol/log/log-event";
import { readEvent } from "@parley/protocol/log/read-event";
import { replayTurn } from "@parley/transcript/pages";
import { documentsOf, promptItem, promptText } from "../../../search/document.ts";
import { readEventRow } from "../event-rows.ts";
import { hasLateTurns } from "../late-turns.ts";
import type { Candidate, Span } from "./document-table.ts";
import type { Row, Statements } from "./statements.ts";
import { turningPointList } from "./turning-points.ts";

/** The reads that search makes on the logs. */
export class SessionTexts {
	readonly #statements: Statements;

	constructor(statements: Statements) {
		this.#statements = statements;
	}

	/** Sessions whose log continues beyond what was indexed, most recently used last. */
	unread(): string[] {
		return this.#statements
			.rows(
				`SELECT session_id FROM sessions LEFT JOIN search_progress USING (session)
				WHERE deleted_at IS NULL AND staged_by IS NULL AND (${hasLateTurns} OR EXISTS (
					SELECT 1 FROM events INDEXED BY events_for_search
					WHERE events.session = sessions.session AND idx > coalesce(through, 0)
						AND type IN (${turningPointList})
				)) ORDER BY CASE WHEN json_valid(summary) THEN summary ->> 'updatedAt' END, session`,
			)
			.map((row) => String(row["session_id"]));
	}

	sessionOf(sessionId: string): number | undefined {
		const row = this.#statements.row("SELECT session FROM sessions WHERE session_id = ?", sessionId);
		return row && Number(row["session"]);
	}

	nextTurningPoint(session: number, after: number): { index: number; read: () => LogEvent } | undefined {
		const row = this.#statements.row(
			`SELECT * FROM events INDEXED BY events_for_search
			WHERE session = ? AND idx > ? AND type IN (${turningPointList}) ORDER BY idx LIMIT 1`,
			session,
			after,
		);
		return row && { index: Number(row["idx"]), read: () => read(row) };
	}

	/** Events of a turn's items, item by item, after the one with the given item and position. */
	items(session: number, turn: number, { first, last }: Span, limit: number): LogEvent[] {
		const sql = `SELECT * FROM events INDEXED BY events_by_item
			WHERE session = ? AND turn = ? AND (item, idx) > (?, ?) ORDER BY item, idx LIMIT ?`;
		return this.#statements.rows(sql, session, turn, first, last, limit).map(read);
	}

	lastOf(session: number, turn: number): number {
		const sql = "SELECT max(idx) AS last FROM events WHERE session = ? AND turn = ?";
		return Number(this.#statements.row(sql, session, turn)?.["last"] ?? 0);
	}

	/** A session's id, title and folder. */
	about(session: number): { sessionId: string; title: string; folder: string } | undefined {
		const row = this.#statements.row(
			`SELECT session_id, summary ->> 'title' AS title, summary ->> 'folder' AS folder
			FROM sessions WHERE session = ? AND json_valid(summary)`,
			session,
		);
		if (row === undefined) return undefined;
		return {
			sessionId: String(row["session_id"]),
			title: String(row["title"] ?? ""),
			folder: String(row["folder"] ?? ""),
		};
	}

	/** The text of a document, if the log still has it. */
	textOf({ session, turn, item, kind, first, last }: Candidate): string | undefined {
		if (kind === "title") return this.about(session)?.title;
		if (turn !== undefined && item !== promptItem) {
			const events = this.#item(session, turn, { first, last });
			return documentsOf(replayTurn(turn, events)).find((each) => each.item === item)?.text;
		}
		const events = this.#span(session, turn, { first, last });
		if (turn !== undefined)
			return documentsOf(replayTurn(turn, events)).find((each) => each.item === item)?.text;
		const [event] = events;
		return event?.type === "prompt.accepted" || event?.type === "prompt.edited"
			? promptText(event.payload.content)
			: undefined;
	}

	/**
	 * All events of an item, identified by its position; one indexed by an earlier release, by its first and last event, of which
	 * folding keeps the last.
	 */
	#item(session: number, turn: number, { first, last }: Span): LogEvent[] {
		const sql = `SELECT * FROM events INDEXED BY events_by_item WHERE session = ? AND turn = ? AND item = coalesce(
				(SELECT item FROM events WHERE session = ? AND idx = ?),
				(SELECT item FROM events WHERE session = ? AND idx = ?), ?) ORDER BY idx`;
		return this.#statements.rows(sql, session, turn, session, first, session, last, first).map(read);
	}

	#span(session: number, turn: number | undefined, { first, last }: Span): LogEvent[] {
		const sql = "SELECT * FROM events WHERE session = ? AND idx BETWEEN ? AND ? AND turn IS ? ORDER BY idx";
		return this.#statements.rows(sql, session, first, last, turn ?? null).map(read);
	}
}

/** The session id does not matter here: these events are internal. */
const read = (row: Row): LogEvent => readEvent(readEventRow("searched", row));
