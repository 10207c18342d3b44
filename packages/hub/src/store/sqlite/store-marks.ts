import { randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type { Salvage } from "../log-store.ts";
import { toProblem } from "./store-problem.ts";

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
		const wasClosed = this.#get("in use") === "no";
		const epoch = (wasClosed ? this.#get("epoch") : undefined) ?? randomUUID();
		this.renew(epoch);
		return epoch;
	}

	/** Notes the same after everything was deleted. */
	renew(epoch: string): void {
		this.#database.exec("PRAGMA synchronous = FULL; BEGIN IMMEDIATE");
		this.#put("epoch", epoch);
		this.#put("in use", "yes");
		// Into the main file, where not even a lost write-ahead log can make it unsaid.
		this.#database.exec("COMMIT; PRAGMA wal_checkpoint(TRUNCATE)");
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

	get salvage(): Salvage | undefined {
		const note = this.#get("salvage");
		return note === undefined ? undefined : JSON.parse(note);
	}

	set salvage(salvage: Salvage | undefined) {
		this.#database.exec("PRAGMA synchronous = FULL");
		if (salvage === undefined) this.#database.exec("DELETE FROM meta WHERE key = 'salvage'");
		else this.#put("salvage", JSON.stringify(salvage));
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
