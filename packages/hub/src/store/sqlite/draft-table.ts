import type { StatementSync } from "node:sqlite";
import { isResult } from "@parley/protocol/contract/check";
import type { StoredDraft } from "../log-store.ts";

type Row = Readonly<Record<string, unknown>>;

/** The drafts in the store: one row per session, kept when it becomes empty, because its revision must not begin anew. */
export class DraftTable {
	readonly #prepare: (sql: string) => StatementSync;

	constructor(prepare: (sql: string) => StatementSync) {
		this.#prepare = prepare;
	}

	/** One that cannot be read does not cost the others. */
	all(): StoredDraft[] {
		const rows = this.#prepare("SELECT session_id, drafts.* FROM drafts JOIN sessions USING (session)").all();
		return rows.flatMap((row) => readDraft(row) ?? []);
	}

	/** Does nothing for a session that does not exist: it was deleted meanwhile. */
	put({ sessionId, revision, textRevision, writer, step, text, setAside }: StoredDraft): void {
		const sql = `INSERT INTO drafts
			SELECT session, ?, ?, ?, ?, ?, ? FROM sessions WHERE session_id = ?
			ON CONFLICT (session) DO UPDATE SET revision = excluded.revision, text_revision = excluded.text_revision,
			writer = excluded.writer, step = excluded.step, text = excluded.text, set_aside = excluded.set_aside`;
		this.#prepare(sql).run(revision, textRevision, writer, step, text, JSON.stringify(setAside), sessionId);
	}
}

const readDraft = (row: Row): StoredDraft | undefined => {
	const draft = {
		revision: Number(row["revision"]),
		writer: String(row["writer"]),
		text: String(row["text"]),
		setAside: parseList(row["set_aside"]),
	};
	const answer = { draft };
	if (!isResult("draft.get", answer)) return undefined;
	return {
		...answer.draft,
		sessionId: String(row["session_id"]),
		textRevision: Number(row["text_revision"]),
		step: Number(row["step"]),
	};
};

const parseList = (json: unknown): unknown => {
	try {
		return JSON.parse(String(json));
	} catch (error) {
		if (error instanceof SyntaxError) return undefined;
		throw error;
	}
};
