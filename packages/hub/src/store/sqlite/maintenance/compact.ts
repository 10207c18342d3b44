import type { DatabaseSync } from "node:sqlite";
import type { Compaction } from "../../store-maintenance.ts";
import type { Statements } from "../search/statements.ts";

const pagesPerMerge = 16;
const pagesPerStep = 64;
/** The most freed in one call; a megabyte takes about ten milliseconds. */
const maxPages = 4096;
/** A smaller free share is not worth rewriting the file. */
const minFreeShare = 0.05;

/**
 * Merges the search index into one segment, some pages per step. Until then deletions are only marked and stay readable.
 */
export function* mergeSearch(statements: Statements): Generator<void, void> {
	let pages = -pagesPerMerge;
	for (;;) {
		const before = changes(statements);
		statements.run("INSERT INTO document_words (document_words, rank) VALUES ('merge', ?)", pages);
		// According to SQLite's documentation, fewer than two changes mean that there was nothing to merge.
		if (changes(statements) - before < 2) return;
		pages = pagesPerMerge;
		yield;
	}
}

const changes = (statements: Statements): number =>
	Number(statements.row("SELECT total_changes() AS n")?.["n"]);

/**
 * Checkpoints and truncates the write-ahead log. Returns false if a reader prevents it; it does not wait, because every commit would
 * wait too.
 */
export const checkpoint = (database: DatabaseSync): boolean => {
	const timeout = Number(database.prepare("PRAGMA busy_timeout").get()?.["timeout"]);
	database.exec("PRAGMA busy_timeout = 0");
	try {
		return database.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get()?.["busy"] === 0;
	} finally {
		database.exec(`PRAGMA busy_timeout = ${timeout}`);
	}
};

/**
 * Returns free pages to the disk: some at a time, or all at once if the file supports nothing else. They are freed when the
 * write-ahead log is truncated.
 */
export const compact = (database: DatabaseSync, whole: boolean): Omit<Compaction, "held"> => {
	const pageSize = pragma(database, "page_size");
	const before = pragma(database, "page_count");
	const free = pragma(database, "freelist_count");
	if (pragma(database, "auto_vacuum") === 2) {
		for (let given = 0; given < Math.min(free, maxPages); given += pagesPerStep)
			database.prepare(`PRAGMA incremental_vacuum(${pagesPerStep})`).all();
	} else if (whole && free > before * minFreeShare) {
		database.exec("PRAGMA auto_vacuum = INCREMENTAL; VACUUM");
	}
	const freedBytes = Math.max(0, before - pragma(database, "page_count")) * pageSize;
	const left = pragma(database, "freelist_count");
	return { freedBytes, left: left * pageSize, more: freedBytes > 0 && left > 0 };
};

const pragma = (database: DatabaseSync, name: string): number =>
	Number(database.prepare(`PRAGMA ${name}`).get()?.[name]);
