import type { StatementSync } from "node:sqlite";
import type { BlobCount } from "../blob-store.ts";

/** A blob as the table has it. */
export type BlobRow = {
	readonly blob: string;
	readonly size: number;
	readonly usedAt: number;
	readonly isNeeded: boolean;
};

const draftPosition = 0;

const isNeeded = "EXISTS (SELECT 1 FROM blob_references WHERE blob_references.blob = blobs.blob)";

/** Which blobs there are and what needs them. Their files are on disk before they come in here, and go after they have gone from here. */
export class BlobTable {
	readonly #prepare: (sql: string) => StatementSync;
	readonly #now: () => number;
	/** Counted once and kept up from then on: it is asked for with each long output, and there may be very many blobs. */
	#usage: BlobCount | undefined;

	constructor(prepare: (sql: string) => StatementSync, now: () => number = Date.now) {
		this.#prepare = prepare;
		this.#now = now;
	}

	usage(): BlobCount {
		this.#usage ??= this.#count();
		return this.#usage;
	}

	/** Something was undone, or done by others: it is counted anew when it is asked for. */
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

	/** There is such a blob now, or it was used again. */
	add(blob: string, size: number): void {
		const now = this.#now();
		const sql = "INSERT INTO blobs VALUES (?, ?, ?, ?) ON CONFLICT (blob) DO NOTHING";
		const { changes } = this.#prepare(sql).run(blob, size, now, now);
		if (changes === 1) this.#changed(1, size);
		else this.touch(blob);
	}

	/** It was used again. */
	touch(blob: string): void {
		this.#prepare("UPDATE blobs SET used_at = ? WHERE blob = ?").run(this.#now(), blob);
	}

	/** An event needs a blob. One that does not exist is left out: agents may send what only looks like a reference. */
	refer(session: number, index: number, blob: string): void {
		const sql = "INSERT OR IGNORE INTO blob_references SELECT ?, ?, blob FROM blobs WHERE blob = ?";
		this.#prepare(sql).run(session, index, blob);
	}

	/** The draft of a session needs these blobs and no others. */
	referFromDraft(sessionId: string, blobs: readonly string[]): void {
		const session = this.#prepare("SELECT session FROM sessions WHERE session_id = ?").get(sessionId);
		if (session === undefined) return;
		const number = Number(session["session"]);
		this.#release(number, draftPosition);
		for (const blob of blobs) this.refer(number, draftPosition, blob);
	}

	/** Events were replaced by others that stand for them: only what these name is still needed of what those named. */
	replaced(
		session: number,
		removed: Iterable<number>,
		kept: Iterable<{ readonly index: number; readonly blobs: readonly string[] }>,
	): void {
		for (const index of removed) this.#release(session, index);
		for (const { index, blobs } of kept) for (const blob of blobs) this.refer(session, index, blob);
	}

	/** Some blobs in the order of their names, those behind the given one. */
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

	/** Forgets a blob. False if something needs it. */
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
