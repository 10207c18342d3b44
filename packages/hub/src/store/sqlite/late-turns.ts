import type { Statements } from "./search/statements.ts";

/** Finished turns that received events after a position, with the last position of those. */
export type LateTurns = { readonly turns: readonly number[]; readonly through: number };

export const lateTurns = (statements: Statements, session: number, after: number): LateTurns => {
	const rows = statements.rows(
		"SELECT turn, idx FROM late_turns WHERE session = ? AND idx > ? ORDER BY turn",
		session,
		after,
	);
	return {
		turns: rows.map((row) => Number(row["turn"])),
		through: rows.reduce((last, row) => Math.max(last, Number(row["idx"])), after),
	};
};

/** For a query over sessions with a column `through`. */
export const hasLateTurns = `EXISTS (
	SELECT 1 FROM late_turns WHERE late_turns.session = sessions.session AND late_turns.idx > coalesce(through, 0)
)`;
