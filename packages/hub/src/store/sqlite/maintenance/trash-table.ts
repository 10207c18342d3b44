import { UnreadableRowError } from "../../store-errors.ts";
import type { TrashedSession } from "../../trash-store.ts";
import { readSummary } from "../index-rows.ts";
import { isHidden } from "../migrations/6-trash.ts";
import type { Row, Statements } from "../search/statements.ts";

/** Hidden sessions. */
export class TrashTable {
	readonly #statements: Statements;

	constructor(statements: Statements) {
		this.#statements = statements;
	}

	/** Its agent is let go, so that a restored one is attached to none. */
	hide(sessionId: string, deletedAt: number): boolean {
		const sql = `UPDATE sessions SET deleted_at = ?, process = NULL, position = NULL WHERE session_id = ? AND deleted_at IS NULL
			AND staged_by IS NULL RETURNING session`;
		return this.#statements.row(sql, deletedAt, sessionId) !== undefined;
	}

	/** Restorable sessions, last deleted first. An unreadable one is purged like the others. */
	all(): TrashedSession[] {
		return this.#statements
			.rows("SELECT * FROM sessions WHERE deleted_at > 0 ORDER BY deleted_at DESC, session DESC")
			.map((row) => ({ summary: summaryOf(row), deletedAt: Number(row["deleted_at"]) }));
	}

	/** None becomes 0, which marks a session being purged. */
	shift(by: number): void {
		this.#statements.run("UPDATE sessions SET deleted_at = max(1, deleted_at + ?) WHERE deleted_at > 0", by);
	}

	restore(sessionId: string): boolean {
		const sql = `UPDATE sessions SET deleted_at = NULL WHERE session_id = ? AND deleted_at > 0
			RETURNING session`;
		return this.#statements.row(sql, sessionId) !== undefined;
	}

	/** Marks a session as being purged, irrevocably, and frees its id. Also for one that was not deleted before. */
	condemn(sessionId: string): number | undefined {
		const sql = `UPDATE sessions SET deleted_at = 0, session_id = 'purged ' || session
			WHERE session_id = ? RETURNING session`;
		const row = this.#statements.row(sql, sessionId);
		return row && Number(row["session"]);
	}

	/** Sessions to be purged at startup: staged, or only partly purged, by a dead process. */
	condemned(): string[] {
		const sql = `SELECT session_id FROM sessions WHERE (${isHidden}) AND (deleted_at = 0 OR staged_by IS NOT NULL)`;
		return this.#statements.rows(sql).map((row) => String(row["session_id"]));
	}

	stagedBy(importId: string): string[] {
		const sql = `SELECT session_id FROM sessions WHERE (${isHidden}) AND staged_by = ?`;
		return this.#statements.rows(sql, importId).map((row) => String(row["session_id"]));
	}

	mark(sessionId: string, importId: string): void {
		this.#statements.run("UPDATE sessions SET staged_by = ? WHERE session_id = ?", importId, sessionId);
	}

	publish(stagedId: string, sessionId: string): void {
		const sql = `UPDATE sessions SET session_id = ?, staged_by = NULL
			WHERE session_id = ? AND staged_by IS NOT NULL RETURNING session`;
		if (this.#statements.row(sql, sessionId, stagedId) === undefined) throw new NotStagedError(stagedId);
	}
}

/** The staged session no longer exists: everything was deleted meanwhile. */
export class NotStagedError extends Error {
	override readonly name = "NotStagedError";
	constructor(stagedId: string) {
		super(`The session ${stagedId} is not staged any more.`);
	}
}

const summaryOf = (row: Row): TrashedSession["summary"] => {
	try {
		return readSummary(String(row["session_id"]), row);
	} catch (error) {
		if (!(error instanceof UnreadableRowError)) throw error;
		const unknown = { title: "", folder: "", agent: "", queued: 0, pendingPermissions: 0, updatedAt: 0 };
		return { sessionId: String(row["session_id"]), status: "idle", ...unknown };
	}
};
