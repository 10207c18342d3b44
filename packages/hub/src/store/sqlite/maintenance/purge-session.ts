import type { Statements } from "../search/statements.ts";

/** Few enough that a commit which comes meanwhile does not wait long, also when each of them is large. */
const rowsPerStep = 20;

/** The parts of a session that can be many, with the column that tells them apart. */
const parts = [
	["documents", "document"],
	["events", "idx"],
	["prompts", "message_id"],
	["tools", "tool_call_id"],
] as const;

/** Deletes a session, some rows with every step. What is small goes with the session's own row. */
export function* purgeSession(statements: Statements, session: number): Generator<void, void> {
	// Left alone, the index would merge what is deleted out of itself in one go; `mergeSearch` does it in steps.
	statements.run("INSERT INTO document_words (document_words, rank) VALUES ('deletemerge', 0)");
	for (const [table, key] of parts) {
		const sql = `DELETE FROM ${table} WHERE session = ? AND ${key} IN (
			SELECT ${key} FROM ${table} WHERE session = ? ORDER BY ${key} LIMIT ${rowsPerStep}) RETURNING 1`;
		while (statements.rows(sql, session, session).length >= rowsPerStep) yield;
		yield;
	}
	statements.run("DELETE FROM sessions WHERE session = ?", session);
}
