import { existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { isType } from "@parley/protocol/log/is-type";
import type { WireEvent } from "@parley/protocol/log/wire-event";
import type { StoredDraft } from "../draft-store.ts";
import type { StoredFolder } from "../folder-store.ts";
import type { Append, StoredWindow, TurnSlice } from "../log-store.ts";
import type { SessionIndex, StoredSessions } from "../session-store.ts";
import type { Compaction } from "../store-maintenance.ts";
import { AgentSessionRows } from "./agent-session-rows.ts";
import { BlobTable } from "./blob-table.ts";
import { ChoiceTable } from "./choice-table.ts";
import { blobsOfDraft, DraftTable } from "./draft-table.ts";
import { EventTable } from "./event-table.ts";
import { Folding } from "./folding/folding.ts";
import { readFolder } from "./index-rows.ts";
import { itemOf } from "./items/item-column.ts";
import { clearDatabase } from "./maintenance/clear.ts";
import { checkpoint, compact } from "./maintenance/compact.ts";
import { TrashTable } from "./maintenance/trash-table.ts";
import { migrate, refuseNewer } from "./schema.ts";
import { SearchIndex } from "./search/search-index.ts";
import { Statements } from "./search/statements.ts";
import { ServerTable } from "./server-table.ts";
import { SessionTable } from "./session-table.ts";
import { StoreMarks } from "./store-marks.ts";
import { ToolTable } from "./tool-table.ts";
import { inTransaction, type Synchronous } from "./transaction.ts";

/**
 * The first must precede the first table: only then can space be freed in slices. The last overwrites deleted and replaced
 * data, so that deleted text cannot be found in the file.
 */
/** A backup or a curious user may lock the file for a moment; that must not end the hub. */
const pragmas = `
	PRAGMA busy_timeout = 5000;
	PRAGMA auto_vacuum = INCREMENTAL;
	PRAGMA journal_mode = WAL;
	PRAGMA journal_size_limit = 4194304;
	PRAGMA synchronous = NORMAL;
	PRAGMA foreign_keys = ON;
	PRAGMA secure_delete = ON;
`;

/** The store itself. It is synchronous and lives in its own thread, where nothing else waits for the disk. */
export class LogDatabase {
	readonly epoch: string;
	readonly search: SearchIndex;
	readonly folding: Folding;
	readonly marks: StoreMarks;
	readonly statements: Statements;
	readonly trash: TrashTable;
	readonly drafts = new DraftTable((sql) => this.#prepare(sql));
	readonly choices = new ChoiceTable((sql) => this.#prepare(sql));
	readonly blobs = new BlobTable((sql) => this.#prepare(sql));
	readonly tools = new ToolTable((sql) => this.#prepare(sql));
	readonly agentSessions = new AgentSessionRows((sql) => this.#prepare(sql));
	readonly servers = new ServerTable((sql) => this.#prepare(sql));
	readonly #database: DatabaseSync;
	readonly #events = new EventTable((sql) => this.#prepare(sql));
	readonly #sessions = new SessionTable((sql) => this.#prepare(sql), this.#events, this.tools);
	readonly #statements = new Map<string, StatementSync>();

	constructor(path: string) {
		mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
		if (existsSync(path)) refuseNewer(path);
		this.#database = new DatabaseSync(path);
		try {
			this.#database.exec(pragmas);
			migrate(this.#database);
			this.marks = new StoreMarks(this.#database);
			this.epoch = this.marks.open();
			this.search = new SearchIndex(this.#database);
			this.folding = new Folding(this.#database, this.blobs);
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
		this.#keepingBlobs(synced ? "FULL" : "NORMAL", () => {
			for (const append of appends) this.#write(append);
		});
	}

	sessions(): StoredSessions {
		return this.#sessions.all();
	}

	session(sessionId: string): StoredSessions {
		return this.#sessions.one(sessionId);
	}

	headEvents(sessionId: string, position: number, limit: number): WireEvent[] {
		return this.#events.ofHead(sessionId, position, limit);
	}

	putIndex(sessionId: string, index: SessionIndex): void {
		inTransaction(this.#database, "NORMAL", () => this.setIndex(sessionId, index));
	}

	/** Part of a larger transaction. */
	setIndex(sessionId: string, index: SessionIndex): void {
		this.#sessions.putIndex(sessionId, index);
	}

	eventsAfter(sessionId: string, position: number, limit: number, maxBytes?: number): WireEvent[] {
		return this.#events.after(sessionId, position, limit, maxBytes);
	}

	window(...args: Parameters<SessionTable["window"]>): StoredWindow | undefined {
		return this.#sessions.window(...args);
	}

	turnSlice(sessionId: string, turn: number, after: number, maxBytes: number): TurnSlice {
		return this.#events.slice(sessionId, turn, after, maxBytes);
	}

	turnNumbers(sessionId: string, after: number, limit: number): number[] {
		return this.#events.turnNumbers(sessionId, after, limit);
	}

	sessionIds(): string[] {
		return this.#prepare("SELECT session_id FROM sessions")
			.all()
			.map((row) => String(row["session_id"]));
	}

	hasPrompt(sessionId: string, messageId: string): boolean {
		const sql = "SELECT 1 FROM prompts JOIN sessions USING (session) WHERE session_id = ? AND message_id = ?";
		return this.#prepare(sql).get(sessionId, messageId) !== undefined;
	}

	/** Runs work in a synced transaction. */
	durably<Answer>(work: () => Answer): Answer {
		let answer: { readonly value: Answer } | undefined;
		inTransaction(this.#database, "FULL", () => {
			answer = { value: work() };
		});
		if (answer === undefined) throw new Error("A transaction ended without its work.");
		return answer.value;
	}

	/** Appends to a staged session, separately from other commits: a bad import must not fail them. */
	stage(importId: string, append: Append): void {
		this.#keepingBlobs("NORMAL", () => {
			this.#write(append);
			this.trash.mark(append.sessionId, importId);
		});
	}

	/** Returns false if a reader prevents it. */
	checkpoint(): boolean {
		return checkpoint(this.#database);
	}

	compact(whole: boolean): Omit<Compaction, "held"> {
		return compact(this.#database, whole);
	}

	/** Deletes everything but the store's identity. */
	clear(): void {
		clearDatabase(this.#database);
		this.blobs.recount();
		this.marks.renew(this.epoch);
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

	/** A power cut may lose the last words of a draft, as in any editor; a crash of this process must not. */
	putDraft(draft: StoredDraft): void {
		inTransaction(this.#database, "NORMAL", () => this.setDraft(draft));
	}

	/** Part of a larger transaction. */
	setDraft(draft: StoredDraft): void {
		this.drafts.put(draft);
		this.blobs.referFromDraft(draft.sessionId, blobsOfDraft(draft));
	}

	/** Adds a blob whose file is on disk. */
	addBlob(blob: string, size: number): void {
		this.#keepingBlobs("FULL", () => this.blobs.add(blob, size));
	}

	/** Marks them as used. */
	touchBlobs(blobs: readonly string[]): void {
		if (blobs.length === 0) return;
		inTransaction(this.#database, "NORMAL", () => {
			for (const blob of blobs) this.blobs.touch(blob);
		});
	}

	/** Deletes the rows of unreferenced blobs. Synced when it returns, because their files are deleted next. */
	dropBlobs(blobs: readonly string[]): ReadonlySet<string> {
		const dropped = new Set<string>();
		if (blobs.length === 0) return dropped;
		this.#keepingBlobs("FULL", () => {
			for (const blob of blobs) if (this.blobs.drop(blob)) dropped.add(blob);
		});
		return dropped;
	}

	get isOpen(): boolean {
		return this.#database.isOpen;
	}

	close(): void {
		this.#statements.clear();
		try {
			this.marks.close();
		} finally {
			this.#database.close();
		}
	}

	#write(append: Append): void {
		this.#writeEvents(append);
		if (append.source !== undefined) this.#sessions.setSource(append.sessionId, append.source);
	}

	#writeEvents({ sessionId, events, index, late = [], newBlobs = [], namedBlobs = [] }: Append): void {
		const [first] = events;
		const last = events.at(-1);
		if (first === undefined || last === undefined) return;
		const start = first.from ?? first.index;
		const session =
			start === 1 && index !== undefined
				? this.#sessions.add(sessionId, last.index, index)
				: this.#sessions.advance(sessionId, start, last.index, index);
		const insert = this.#prepare("INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)");
		for (const event of events) {
			const { index: idx, from = idx, turn = null, id, ts, type, payload } = event;
			insert.run(session, idx, from, turn, id, ts, type, JSON.stringify(payload), itemOf(event));
			this.tools.take(session, event);
			if (isType(type, "prompt.accepted")) {
				this.#prepare("INSERT INTO prompts VALUES (?, ?)").run(session, String(payload["messageId"]));
			}
		}
		for (const turn of late) this.#noteLate(session, turn, last.index);
		for (const { blob, data } of newBlobs) this.blobs.add(blob, data.byteLength);
		for (const { index: idx, blob } of namedBlobs) this.blobs.refer(session, idx, blob);
	}

	#noteLate(session: number, turn: number, index: number): void {
		const sql = `INSERT INTO late_turns VALUES (?, ?, ?)
			ON CONFLICT (session, turn) DO UPDATE SET idx = excluded.idx`;
		this.#prepare(sql).run(session, turn, index);
	}

	/** A transaction that adds or removes blobs: a rollback invalidates the usage count. */
	#keepingBlobs(synchronous: Synchronous, work: () => void): void {
		try {
			inTransaction(this.#database, synchronous, work);
		} catch (error) {
			this.blobs.recount();
			throw error;
		}
	}

	#prepare(sql: string): StatementSync {
		const known = this.#statements.get(sql);
		if (known !== undefined) return known;
		const statement = this.#database.prepare(sql);
		this.#statements.set(sql, statement);
		return statement;
	}
}
