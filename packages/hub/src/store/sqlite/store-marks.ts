import { randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type { Salvage } from "../store-health.ts";
import { addPastEpoch, maxPastSessions, type PastEpoch, parseLineage, survivedThrough } from "./lineage.ts";
import { checkpoint } from "./maintenance/compact.ts";
import { toProblem } from "./store-problem.ts";

/** How large the damaged file is can change. */
export type SalvageMark = Omit<Salvage, "bytes">;

const probeSize = 512 * 1024;

/** What the store notes about itself. */
export class StoreMarks {
	readonly #database: DatabaseSync;

	constructor(database: DatabaseSync) {
		this.#database = database;
	}

	/**
	 * Notes that the store is in use, and says which epoch it is. After anything but a proper end there is a new one: power may
	 * have failed, and positions that clients remember may by now stand for something else.
	 */
	open(): string {
		const before = this.#get("epoch");
		const wasClosed = this.#get("in use") === "no";
		const epoch = (wasClosed ? before : undefined) ?? randomUUID();
		const lineage = this.#lineage;
		const isCutShort = before !== undefined && before !== epoch;
		this.renew(
			epoch,
			isCutShort ? addPastEpoch(lineage, { epoch: before, reached: this.#reached() }) : lineage,
		);
		return epoch;
	}

	/**
	 * Up to where each of these sessions is what it was in another epoch, as far as that is known. A log that lost its end and was
	 * gone on with is as long as before, so that positions alone do not tell what is lost.
	 */
	survived(epoch: string, sessionIds: readonly string[]): Record<string, number> {
		const lineage = this.#lineage;
		const known = sessionIds.flatMap((sessionId) => {
			const through = survivedThrough(lineage, epoch, sessionId);
			return through === undefined ? [] : [[sessionId, through] as const];
		});
		return Object.fromEntries(known);
	}

	/** Notes the same after everything was deleted. */
	renew(epoch: string, lineage: readonly PastEpoch[] = []): void {
		this.#database.exec("PRAGMA synchronous = FULL; BEGIN IMMEDIATE");
		this.#put("epoch", epoch);
		this.#put("lineage", JSON.stringify(lineage));
		this.#put("in use", "yes");
		this.#database.exec("COMMIT");
		// Into the main file, where not even a lost write-ahead log can make it unsaid; unless somebody reads that right now.
		checkpoint(this.#database);
	}

	/** Notes the proper end. If that cannot be written, the next epoch is a new one, and that is all. */
	close(): void {
		try {
			this.#database.exec("PRAGMA synchronous = FULL");
			this.#put("in use", "no");
		} catch (error) {
			if (toProblem(error).code === "failed") throw error;
		}
	}

	/** Fails if the store cannot be written, or hardly: what is no more than a few words would fit into any disk. */
	probe(): void {
		this.#database.exec("PRAGMA synchronous = FULL");
		this.#put("probe", " ".repeat(probeSize));
		this.#database.exec("DELETE FROM meta WHERE key = 'probe'");
	}

	get salvage(): SalvageMark | undefined {
		const note = this.#get("salvage");
		return note === undefined ? undefined : JSON.parse(note);
	}

	set salvage(salvage: SalvageMark | undefined) {
		this.#database.exec("PRAGMA synchronous = FULL");
		if (salvage === undefined) this.#database.exec("DELETE FROM meta WHERE key = 'salvage'");
		else this.#put("salvage", JSON.stringify(salvage));
	}

	/** What the clock said when deleted sessions were last looked at. As a part of something larger. */
	get trashClock(): number | undefined {
		const note = Number(this.#get("trash clock") ?? Number.NaN);
		return Number.isFinite(note) ? note : undefined;
	}

	set trashClock(now: number) {
		this.#put("trash clock", String(now));
	}

	get #lineage(): PastEpoch[] {
		return parseLineage(this.#get("lineage"));
	}

	/** How far the logs reach that were used last. */
	#reached(): Record<string, number> {
		const sql = `SELECT session_id, last_index FROM sessions
			ORDER BY CASE WHEN json_valid(summary) THEN summary ->> 'updatedAt' END DESC LIMIT ?`;
		const rows = this.#database.prepare(sql).all(maxPastSessions);
		return Object.fromEntries(rows.map((row) => [String(row["session_id"]), Number(row["last_index"])]));
	}

	#get(key: string): string | undefined {
		const row = this.#database.prepare("SELECT value FROM meta WHERE key = ?").get(key);
		return row && String(row["value"]);
	}

	#put(key: string, value: string): void {
		const sql = "INSERT INTO meta VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value";
		this.#database.prepare(sql).run(key, value);
	}
}
