import type { Statements } from "../search/statements.ts";

/** Few enough that a concurrent commit does not wait long, even if each row is large. */
const rowsPerStep = 20;

/** The tables with many rows per session, and their key columns. */
const parts = [
	["documents", "document"],
	["events", "idx"],
	["prompts", "message_id"],
	["tools", "tool_call_id"],
] as const;

/** Deletes a session, some rows per step. Small tables are deleted with the session's own row. */
export function* purgeSession(statements: Statements, session: number): Generator<void, void> {
	// By default the index would merge deletions in one go; `mergeSearch` does it in steps.
	statements.run("INSERT INTO document_words (document_words, rank) VALUES ('deletemerge', 0)");
	for (const [table, key] of parts) {
		const sql = `DELETE FROM ${table} WHERE session = ? AND ${key} IN (
			SELECT ${key} FROM ${table} WHERE session = ? ORDER BY ${key} LIMIT ${rowsPerStep}) RETURNING 1`;
		while (statements.rows(sql, session, session).length >= rowsPerStep) yield;
		yield;
	}
	statements.run("DELETE FROM sessions WHERE session = ?", session);
}
