import type { StatementSync } from "node:sqlite";
import type { BlobCount } from "../blob-store.ts";

/** A row of the table. */
export type BlobRow = {
	readonly blob: string;
	readonly size: number;
	readonly usedAt: number;
	readonly isNeeded: boolean;
};

const draftPosition = 0;

const isNeeded = "EXISTS (SELECT 1 FROM blob_references WHERE blob_references.blob = blobs.blob)";

/** The stored blobs and what references them. A blob's file is on disk before its row exists, and is deleted after its row. */
export class BlobTable {
	readonly #prepare: (sql: string) => StatementSync;
	readonly #now: () => number;
	/** Computed once, then updated incrementally: every long output asks for it, and there may be very many blobs. */
	#usage: BlobCount | undefined;

	constructor(prepare: (sql: string) => StatementSync, now: () => number = Date.now) {
		this.#prepare = prepare;
		this.#now = now;
	}

	usage(): BlobCount {
		this.#usage ??= this.#count();
		return this.#usage;
	}

	/** Invalidates the usage after a rollback or a change made elsewhere. */
	recount(): void {
		this.#usage = undefined;
	}

	#count(): BlobCount {
		const row = this.#prepare("SELECT count(*) AS blobs, coalesce(sum(size), 0) AS bytes FROM blobs").get();
		return { blobs: Number(row?.["blobs"]), bytes: Number(row?.["bytes"]) };
	}

	sizeOf(blob: string): number | undefined {
		const row = this.#prepare("SELECT size FROM blobs WHERE blob = ?").get(blob);
		return row && Number(row["size"]);
	}

	/** Adds a blob, or marks an existing one as used. */
	add(blob: string, size: number): void {
		const now = this.#now();
		const sql = "INSERT INTO blobs VALUES (?, ?, ?, ?) ON CONFLICT (blob) DO NOTHING";
		const { changes } = this.#prepare(sql).run(blob, size, now, now);
		if (changes === 1) this.#changed(1, size);
		else this.touch(blob);
	}

	/** Marks it as used. */
	touch(blob: string): void {
		this.#prepare("UPDATE blobs SET used_at = ? WHERE blob = ?").run(this.#now(), blob);
	}

	/** Adds an event's reference to a blob. Missing blobs are ignored: agents may send what only looks like a reference. */
	refer(session: number, index: number, blob: string): void {
		const sql = "INSERT OR IGNORE INTO blob_references SELECT ?, ?, blob FROM blobs WHERE blob = ?";
		this.#prepare(sql).run(session, index, blob);
	}

	/** Sets the blobs that a session's draft references. */
	referFromDraft(sessionId: string, blobs: readonly string[]): void {
		const session = this.#prepare("SELECT session FROM sessions WHERE session_id = ?").get(sessionId);
		if (session === undefined) return;
		const number = Number(session["session"]);
		this.#release(number, draftPosition);
		for (const blob of blobs) this.refer(number, draftPosition, blob);
	}

	/** After folding, drops the references of replaced events that their replacements do not have. */
	replaced(
		session: number,
		removed: Iterable<number>,
		kept: Iterable<{ readonly index: number; readonly blobs: readonly string[] }>,
	): void {
		for (const index of removed) this.#release(session, index);
		for (const { index, blobs } of kept) for (const blob of blobs) this.refer(session, index, blob);
	}

	/** The next blobs in order of their names, after the given one. */
	after(blob: string, limit: number): BlobRow[] {
		const sql = `SELECT blob, size, used_at, ${isNeeded} AS needed FROM blobs WHERE blob > ? ORDER BY blob LIMIT ?`;
		return this.#prepare(sql)
			.all(blob, limit)
			.map((row) => ({
				blob: String(row["blob"]),
				size: Number(row["size"]),
				usedAt: Number(row["used_at"]),
				isNeeded: row["needed"] === 1,
			}));
	}

	/** Deletes a blob's row. Returns false if it is referenced. */
	drop(blob: string): boolean {
		const row = this.#prepare(`DELETE FROM blobs WHERE blob = ? AND NOT ${isNeeded} RETURNING size`).get(
			blob,
		);
		if (row === undefined) return false;
		this.#changed(-1, -Number(row["size"]));
		return true;
	}

	#changed(blobs: number, bytes: number): void {
		if (this.#usage === undefined) return;
		this.#usage = { blobs: this.#usage.blobs + blobs, bytes: this.#usage.bytes + bytes };
	}

	#release(session: number, index: number): void {
		this.#prepare("DELETE FROM blob_references WHERE session = ? AND idx = ?").run(session, index);
	}
}
