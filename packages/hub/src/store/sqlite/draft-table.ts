import type { StatementSync } from "node:sqlite";
import { isResult } from "@parley/protocol/contract/check-result";
import type { Draft } from "@parley/protocol/draft/draft";
import type { StoredDraft } from "../draft-store.ts";

type Row = Readonly<Record<string, unknown>>;

/** The drafts: one row per session, kept when it becomes empty, because its revision must not restart. */
export class DraftTable {
	readonly #prepare: (sql: string) => StatementSync;

	constructor(prepare: (sql: string) => StatementSync) {
		this.#prepare = prepare;
	}

	/** An unreadable draft does not affect the others. */
	all(): StoredDraft[] {
		const rows = this.#prepare("SELECT session_id, drafts.* FROM drafts JOIN sessions USING (session)").all();
		return rows.flatMap((row) => readDraft(row) ?? []);
	}

	/** Including unreadable ones. */
	get count(): number {
		return Number(this.#prepare("SELECT count(*) AS drafts FROM drafts").get()?.["drafts"]);
	}

	/** Does nothing for a missing session: it was deleted meanwhile. */
	put({
		sessionId,
		revision,
		textRevision,
		writer,
		step,
		text,
		attachments = [],
		setAside,
	}: StoredDraft): void {
		const sql = `INSERT INTO drafts (session, revision, text_revision, writer, step, text, set_aside, attachments)
			SELECT session, ?, ?, ?, ?, ?, ?, ? FROM sessions WHERE session_id = ?
			ON CONFLICT (session) DO UPDATE SET revision = excluded.revision, text_revision = excluded.text_revision,
			writer = excluded.writer, step = excluded.step, text = excluded.text, set_aside = excluded.set_aside,
			attachments = excluded.attachments`;
		const lists = [JSON.stringify(setAside), JSON.stringify(attachments)];
		this.#prepare(sql).run(revision, textRevision, writer, step, text, ...lists, sessionId);
	}
}

/** The blobs that a draft references, including those of texts set aside. */
export const blobsOfDraft = ({ attachments = [], setAside }: Draft): string[] =>
	[...attachments, ...setAside.flatMap((each) => each.attachments ?? [])].map(({ blob }) => blob);

const readDraft = (row: Row): StoredDraft | undefined => {
	// The text is worth keeping even if the list of files is unreadable.
	const attachments = parseList(row["attachments"]) ?? [];
	const draft = {
		revision: Number(row["revision"]),
		writer: String(row["writer"]),
		text: String(row["text"]),
		...(Array.isArray(attachments) && attachments.length === 0 ? {} : { attachments }),
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
