import type { LogEventType } from "@parley/protocol/log/log-event";
import { reducerVersion } from "@parley/transcript/reducer-version";
import type { Statements } from "../search/statements.ts";

const rowsPerStep = 64;
const stateType: LogEventType = "agent.state";

/**
 * Removes superseded agent states: those no longer in the head have no effect. The next row covers the positions of a removed one.
 * Does nothing if another reducer version made the head.
 */
export function* foldStates(statements: Statements, session: number): Generator<void, void> {
	for (let after = 0; ; ) {
		const rows = statements.rows(
			`SELECT idx, from_idx FROM events WHERE session = ? AND idx > ? AND type = '${stateType}' AND idx NOT IN (
				SELECT value FROM sessions, json_each(iif(json_valid(head), head, '[]')) WHERE session = ?
			) AND EXISTS (SELECT 1 FROM sessions WHERE session = ? AND reducer = ? AND json_valid(head))
			ORDER BY idx LIMIT ${rowsPerStep}`,
			session,
			after,
			session,
			session,
			reducerVersion,
		);
		for (const row of rows) remove(statements, session, Number(row["idx"]));
		if (rows.length < rowsPerStep) return;
		// Rows that could not be removed must not be retried forever.
		after = Number(rows.at(-1)?.["idx"]);
		yield;
	}
}

/** Rereads the row's start each time, since the previous row may just have been removed. */
const remove = (statements: Statements, session: number, index: number): void => {
	const own = statements.row("SELECT from_idx FROM events WHERE session = ? AND idx = ?", session, index);
	const next = statements.row(
		"SELECT idx, from_idx FROM events WHERE session = ? AND idx > ? ORDER BY idx LIMIT 1",
		session,
		index,
	);
	// Covering positions behind a hole would hide the hole.
	if (own === undefined || next === undefined || Number(next["from_idx"]) !== index + 1) return;
	statements.run("DELETE FROM events WHERE session = ? AND idx = ?", session, index);
	statements.run(
		"UPDATE events SET from_idx = ? WHERE session = ? AND idx = ?",
		Number(own["from_idx"]),
		session,
		Number(next["idx"]),
	);
};
