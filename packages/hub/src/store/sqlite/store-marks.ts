import { randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type { Salvage } from "../store-health.ts";
import { addPastEpoch, maxPastSessions, type PastEpoch, parseLineage, survivedThrough } from "./lineage.ts";
import { checkpoint } from "./maintenance/compact.ts";
import { toProblem } from "./store-problem.ts";

/** Without the size of the damaged file, which can change. */
export type SalvageMark = Omit<Salvage, "bytes">;

const probeSize = 512 * 1024;

/** The store's records about itself. */
export class StoreMarks {
	readonly #database: DatabaseSync;

	constructor(database: DatabaseSync) {
		this.#database = database;
	}

	/**
	 * Marks the store as in use and returns its epoch. After an unclean shutdown the epoch is new: power may have failed, and positions
	 * that clients remember may now refer to other events.
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
	 * The position up to which each session's log is unchanged since another epoch, where known. A log that lost its end may have grown
	 * again, so that its length does not reveal the loss.
	 */
	survived(epoch: string, sessionIds: readonly string[]): Record<string, number> {
		const lineage = this.#lineage;
		const known = sessionIds.flatMap((sessionId) => {
			const through = survivedThrough(lineage, epoch, sessionId);
			return through === undefined ? [] : [[sessionId, through] as const];
		});
		return Object.fromEntries(known);
	}

	/** Records a new epoch; also used after everything was deleted. */
	renew(epoch: string, lineage: readonly PastEpoch[] = []): void {
		this.#database.exec("PRAGMA synchronous = FULL; BEGIN IMMEDIATE");
		this.#put("epoch", epoch);
		this.#put("lineage", JSON.stringify(lineage));
		this.#put("in use", "yes");
		this.#database.exec("COMMIT");
		// Moves it into the main file, where it survives even the loss of the write-ahead log; unless a reader prevents it.
		checkpoint(this.#database);
	}

	/** Marks a clean shutdown. If that cannot be written, the only consequence is a new epoch. */
	close(): void {
		try {
			this.#database.exec("PRAGMA synchronous = FULL");
			this.#put("in use", "no");
		} catch (error) {
			if (toProblem(error).code === "failed") throw error;
		}
	}

	/** Fails if the store has little or no room to write; a few bytes alone would fit on any full disk. */
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

	/** The time at which deleted sessions were last checked. Part of a larger transaction. */
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

	/** The ends of the most recently used logs. */
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
