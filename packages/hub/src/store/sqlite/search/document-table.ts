import type { DocumentKind } from "@parley/protocol/search/methods";
import { promptItem, type SearchDocument } from "../../../search/document.ts";
import { partsOf } from "../../../search/parts.ts";
import { searchable } from "../../../search/words.ts";
import { searchWords } from "../migrations/3-search.ts";
import { isHidden } from "../migrations/6-trash.ts";
import type { Row, Statements } from "./statements.ts";

/** Where the text of a document is in the log. */
export type Span = { readonly first: number; readonly last: number };

/** One matching part of a document. */
export type Candidate = Span & {
	readonly session: number;
	readonly turn: number | undefined;
	readonly item: string;
	readonly part: number;
	readonly kind: DocumentKind;
	readonly ts: number;
	readonly score: number;
};

export type Narrowing = {
	readonly thinking?: boolean | undefined;
	readonly folder?: string | undefined;
	readonly before?: number | undefined;
};

/** Only this many of the newest matches are ranked. A word that occurs everywhere says little about which one is meant. */
const maxCandidates = 500;

/** The indexed documents and their words. */
export class DocumentTable {
	readonly #statements: Statements;

	constructor(statements: Statements) {
		this.#statements = statements;
	}

	get count(): number {
		return Number(this.#statements.row("SELECT count(*) AS n FROM documents")?.["n"]);
	}

	/** Adds a document, one part per step. */
	*add(
		session: number,
		turn: number | undefined,
		{ kind, item, text, ts }: SearchDocument,
		span: Span,
	): Generator<void, void> {
		for (const [part, piece] of partsOf(text).entries()) {
			const row = this.#statements.row(
				`INSERT INTO documents (session, turn, item, part, kind, ts, first_idx, last_idx)
				VALUES (?, ?, ?, ?, ?, ?, ?, ?) RETURNING document`,
				session,
				turn ?? null,
				item,
				part,
				kind,
				ts,
				span.first,
				span.last,
			);
			this.#statements.run(
				"INSERT INTO document_words (rowid, words) VALUES (?, ?)",
				Number(row?.["document"]),
				searchable(piece),
			);
			yield;
		}
	}

	remove(session: number, turn: number | undefined, item: string): void {
		const sql = "DELETE FROM documents WHERE session = ? AND turn IS ? AND item = ?";
		this.#statements.run(sql, session, turn ?? null, item);
	}

	/** Removes all of a turn but its prompt. */
	removeBrought(session: number, turn: number): void {
		const sql = "DELETE FROM documents WHERE session = ? AND turn = ? AND item <> ?";
		this.#statements.run(sql, session, turn, promptItem);
	}

	/** Moves a document without a turn into its turn. Returns false if there is none. */
	move(session: number, from: string, turn: number, item: string, { first, last }: Span): boolean {
		const sql = `UPDATE documents SET turn = ?, item = ?, first_idx = ?, last_idx = ?
			WHERE session = ? AND turn IS NULL AND item = ? RETURNING document`;
		return this.#statements.rows(sql, turn, item, first, last, session, from).length > 0;
	}

	/** Resets the index, even a damaged one. */
	clear(): void {
		this.#statements.exec(`
			DROP TRIGGER document_deleted;
			DROP TABLE document_words;
			DELETE FROM documents;
			DELETE FROM search_progress;
			${searchWords}
		`);
	}

	/** Documents with all these phrases, newest first. */
	find(expression: string, { thinking = false, folder, before }: Narrowing): Candidate[] {
		return this.#statements
			.rows(
				`SELECT documents.*, -bm25(document_words) AS score
				FROM document_words CROSS JOIN documents ON document = document_words.rowid
				WHERE document_words MATCH ?
					AND (? OR kind <> 'thought')
					AND ts < ?
					AND session NOT IN (SELECT session FROM sessions WHERE ${isHidden})
					AND (? IS NULL OR session IN (SELECT session FROM sessions WHERE summary ->> 'folder' = ?))
				ORDER BY document_words.rowid DESC LIMIT ${maxCandidates}`,
				expression,
				thinking ? 1 : 0,
				before ?? Number.MAX_VALUE,
				folder ?? null,
				folder ?? null,
			)
			.map(readCandidate);
	}
}

const readCandidate = (row: Row): Candidate => ({
	session: Number(row["session"]),
	turn: row["turn"] === null ? undefined : Number(row["turn"]),
	item: String(row["item"]),
	part: Number(row["part"]),
	kind: readKind(row["kind"]),
	ts: Number(row["ts"]),
	first: Number(row["first_idx"]),
	last: Number(row["last_idx"]),
	score: Number(row["score"]),
});

const readKind = (kind: unknown): DocumentKind => {
	switch (kind) {
		case "title":
		case "prompt":
		case "thought":
		case "tool":
			return kind;
		default:
			return "answer";
	}
};
