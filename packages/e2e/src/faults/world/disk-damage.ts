import { closeSync, openSync, statSync, truncateSync, writeFileSync, writeSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import type { Random } from "../seed.ts";

const walHeader = 32;
const frameHeader = 24;
const pageSize = 4096;

/** What a disk can do to the files of a closed store. */
export class DiskDamage {
	readonly #store: string;
	readonly #random: Random;

	constructor(store: string, random: Random) {
		this.#store = store;
		this.#random = random;
	}

	get walSize(): number {
		return statSync(`${this.#store}-wal`, { throwIfNoEntry: false })?.size ?? 0;
	}

	/** Moves everything committed from the write-ahead log into the database. */
	checkpoint(): void {
		// The hub may be reading or writing at the moment.
		const database = new DatabaseSync(this.#store, { timeout: 10_000 });
		const result = database.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get();
		database.close();
		if (result?.["busy"] !== 0) throw new Error("the write-ahead log could not be brought into the store");
	}

	/** The end of the write-ahead log, anything after `kept` bytes, reached the disk damaged or not at all. */
	losePower(kept: number): void {
		const size = this.walSize;
		const at = this.#cut(Math.min(kept, size), size);
		if (this.#random.chance(0.5)) truncateSync(`${this.#store}-wal`, at);
		else this.#overwrite(`${this.#store}-wal`, at, size - at);
	}

	/** Nothing of the write-ahead log reached the disk. */
	loseLog(): void {
		truncateSync(`${this.#store}-wal`, 0);
		this.forgetIndex();
	}

	/** Overwrites bytes of some pages. */
	corruptPages(count: number): void {
		const pages = Math.floor(statSync(this.#store).size / pageSize);
		for (let at = 0; at < count; at += 1) {
			const page = this.#random.int(0, pages - 1);
			const offset = this.#random.int(0, pageSize - 1);
			this.#overwrite(this.#store, page * pageSize + offset, this.#random.int(1, pageSize - offset));
		}
	}

	/** The shared-memory index does not survive a power cut either. */
	forgetIndex(): void {
		writeFileSync(`${this.#store}-shm`, "");
	}

	/** At a frame boundary or anywhere. */
	#cut(first: number, last: number): number {
		const at = this.#random.int(first, last);
		if (this.#random.chance(0.5)) return at;
		const frame = frameHeader + pageSize;
		return Math.max(first, walHeader + Math.floor((at - walHeader) / frame) * frame);
	}

	#overwrite(path: string, position: number, length: number): void {
		const bytes = Buffer.from(Array.from({ length }, () => this.#random.int(0, 255)));
		const file = openSync(path, "r+");
		writeSync(file, bytes, 0, length, position);
		closeSync(file);
	}
}
