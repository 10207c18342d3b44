import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import type { WireEvent } from "@parley/protocol/log/wire-event";
import type {
	Append,
	SessionIndex,
	StoredDraft,
	StoredFolder,
	StoredSessions,
	StoredWindow,
} from "../log-store.ts";
import type { Compaction } from "../store-care.ts";
import { OutOfPlaceError } from "../store-errors.ts";
import { clearDatabase } from "./care/clear.ts";
import { checkpoint, compact } from "./care/compact.ts";
import { TrashTable } from "./care/trash-table.ts";
import { DraftTable } from "./draft-table.ts";
import { readEventRow } from "./event-rows.ts";
import { readFolder, readSession, readSessions } from "./index-rows.ts";
import { migrate, refuseNewer } from "./schema.ts";
import { SearchIndex } from "./search/search-index.ts";
import { Statements } from "./search/statements.ts";
import { inTransaction } from "./transaction.ts";

/** The store itself, synchronous: it lives in a thread of its own, where nothing else waits for the disk. */
export class LogDatabase {
	readonly epoch: string;
	readonly search: SearchIndex;
	readonly statements: Statements;
	readonly trash: TrashTable;
	readonly drafts = new DraftTable((sql) => this.#prepare(sql));
	readonly #database: DatabaseSync;
	readonly #statements = new Map<string, StatementSync>();

	constructor(path: string) {
		mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
		if (existsSync(path)) refuseNewer(path);
		// A backup or a curious user may hold the file for a moment; that is no reason for the hub to end.
		this.#database = new DatabaseSync(path, { timeout: 5_000 });
		try {
			// So that room can be given back in slices. It counts for a file that has no tables yet.
			this.#database.exec("PRAGMA auto_vacuum = INCREMENTAL");
			this.#database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON");
			// What is deleted or replaced is overwritten: a text that is gone must not be found in the file.
			this.#database.exec("PRAGMA secure_delete = ON");
			migrate(this.#database);
			this.epoch = this.#ensureEpoch();
			this.search = new SearchIndex(this.#database);
			this.statements = new Statements(this.#database);
			this.trash = new TrashTable(this.statements);
		} catch (error) {
			this.#database.close();
			throw error;
		}
	}

	/** Writes several appends in one transaction: all of them or none. */
	commit(appends: readonly Append[]): void {
		const synced = appends.some(({ durability }) => durability === "synced");
		inTransaction(this.#database, synced ? "FULL" : "NORMAL", () => {
			for (const append of appends) this.#write(append);
		});
	}

	sessions(): StoredSessions {
		const sql = `SELECT session_id, last_index, summary, head FROM sessions
			WHERE deleted_at IS NULL AND staged_by IS NULL`;
		return readSessions(this.#prepare(sql).all());
	}

	hasPrompt(sessionId: string, messageId: string): boolean {
		const sql = "SELECT 1 FROM prompts JOIN sessions USING (session) WHERE session_id = ? AND message_id = ?";
		return this.#prepare(sql).get(sessionId, messageId) !== undefined;
	}

	eventsAfter(
		sessionId: string,
		position: number,
		limit: number,
		maxBytes = Number.POSITIVE_INFINITY,
	): WireEvent[] {
		const sql =
			"SELECT events.* FROM events JOIN sessions USING (session) WHERE session_id = ? AND idx > ? ORDER BY idx LIMIT ?";
		const rows: Record<string, unknown>[] = [];
		let bytes = 0;
		for (const row of this.#prepare(sql).iterate(sessionId, position, limit)) {
			bytes += String(row["payload"]).length;
			if (rows.length > 0 && bytes > maxBytes) break;
			rows.push(row);
		}
		return this.#read(sessionId, rows);
	}

	window(sessionId: string, before: number | undefined, limit: number): StoredWindow | undefined {
		const row = this.#prepare(
			"SELECT session, session_id, last_index, summary, head FROM sessions WHERE session_id = ?",
		).get(sessionId);
		if (row === undefined) return undefined;
		const session = Number(row["session"]);
		const numbers = this.#prepare(
			"SELECT DISTINCT turn FROM events WHERE session = ? AND turn IS NOT NULL AND turn < ? ORDER BY turn DESC LIMIT ?",
		).all(session, before ?? Number.MAX_SAFE_INTEGER, limit + 1);
		// Left alone, SQLite would rather read the whole session in order, once per turn.
		const events = this.#prepare(
			"SELECT * FROM events INDEXED BY events_by_turn WHERE session = ? AND turn = ? ORDER BY idx",
		);
		const turns = numbers.slice(0, limit).map(({ turn }) => Number(turn));
		const { lastIndex, head } = readSession(row);
		return {
			lastIndex,
			head,
			turns: turns
				.reverse()
				.map((turn) => ({ turn, events: this.#read(sessionId, events.all(session, turn)) })),
			more: numbers.length > limit,
		};
	}

	/** Does something so that all or none of it is kept, and the disk has it. */
	durably<Answer>(work: () => Answer): Answer {
		let answer: { readonly value: Answer } | undefined;
		inTransaction(this.#database, "FULL", () => {
			answer = { value: work() };
		});
		if (answer === undefined) throw new Error("A transaction ended without its work.");
		return answer.value;
	}

	/** Adds to a session that nobody sees. Apart from the commits of others: what is wrong with it must not cost them. */
	stage(importId: string, append: Append): void {
		inTransaction(this.#database, "NORMAL", () => {
			this.#write(append);
			this.trash.mark(append.sessionId, importId);
		});
	}

	checkpoint(): void {
		checkpoint(this.#database);
	}

	compact(whole: boolean): Compaction {
		return compact(this.#database, whole);
	}

	/** Forgets everything but which store it is. */
	clear(): void {
		clearDatabase(this.#database);
		this.#ensureEpoch(this.epoch);
	}

	folders(): StoredFolder[] {
		return this.#prepare("SELECT path, trust, used_at FROM folders ORDER BY used_at DESC")
			.all()
			.map(readFolder);
	}

	putFolder({ path, trust, usedAt }: StoredFolder): void {
		this.#database.exec("PRAGMA synchronous = FULL");
		const sql = `INSERT INTO folders (path, trust, used_at) VALUES (?, ?, ?)
			ON CONFLICT (path) DO UPDATE SET trust = excluded.trust, used_at = excluded.used_at`;
		this.#prepare(sql).run(path, trust, usedAt);
	}

	/** A power cut may cost the last words of a draft, as it may those of any editor; the death of this process must not. */
	putDraft(draft: StoredDraft): void {
		this.#database.exec("PRAGMA synchronous = NORMAL");
		this.drafts.put(draft);
	}

	close(): void {
		this.#statements.clear();
		this.#database.close();
	}

	#write({ sessionId, events, index }: Append): void {
		const [first] = events;
		const last = events.at(-1);
		if (first === undefined || last === undefined) return;
		const start = first.from ?? first.index;
		const session =
			start === 1 && index !== undefined
				? this.#addSession(sessionId, last.index, index)
				: this.#advance(sessionId, start, last.index, index);
		const insert = this.#prepare("INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
		for (const { index: idx, from = idx, turn = null, id, ts, type, payload } of events) {
			insert.run(session, idx, from, turn, id, ts, type, JSON.stringify(payload));
			if (type === "prompt.accepted") {
				this.#prepare("INSERT INTO prompts VALUES (?, ?)").run(session, String(payload["messageId"]));
			}
		}
	}

	#addSession(sessionId: string, lastIndex: number, { summary, head }: SessionIndex): number {
		const row = this.#prepare(
			"INSERT INTO sessions (session_id, last_index, summary, head) VALUES (?, ?, ?, ?) RETURNING session",
		).get(sessionId, lastIndex, JSON.stringify(summary), JSON.stringify(head));
		return Number(row?.["session"]);
	}

	/** Only what follows the log's end may be added: a deleted session does not come back, and a log has no holes. */
	#advance(sessionId: string, start: number, lastIndex: number, index: SessionIndex | undefined): number {
		const row = this.#prepare(
			`UPDATE sessions SET last_index = ?, summary = coalesce(?, summary), head = coalesce(?, head)
			WHERE session_id = ? AND last_index = ? RETURNING session`,
		).get(
			lastIndex,
			index === undefined ? null : JSON.stringify(index.summary),
			index === undefined ? null : JSON.stringify(index.head),
			sessionId,
			start - 1,
		);
		if (row !== undefined) return Number(row["session"]);
		const found = this.#prepare("SELECT last_index FROM sessions WHERE session_id = ?").get(sessionId);
		throw new OutOfPlaceError(sessionId, start, found && Number(found["last_index"]));
	}

	#read(sessionId: string, rows: readonly Record<string, unknown>[]): WireEvent[] {
		return rows.map((row) => readEventRow(sessionId, row));
	}

	#ensureEpoch(epoch: string = randomUUID()): string {
		const sql =
			"INSERT INTO meta VALUES ('epoch', ?) ON CONFLICT (key) DO UPDATE SET value = value RETURNING value";
		return String(this.#database.prepare(sql).get(epoch)?.["value"]);
	}

	#prepare(sql: string): StatementSync {
		const known = this.#statements.get(sql);
		if (known !== undefined) return known;
		const statement = this.#database.prepare(sql);
		this.#statements.set(sql, statement);
		return statement;
	}
}
