import type { DatabaseSync } from "node:sqlite";
import { sqliteCodeOf, sqliteCodes } from "../sqlite-code.ts";
import type { Row } from "./read-damaged.ts";

/** Tables that are copied session by session, or rebuilt from logs and files. */
const copiedOtherwise: ReadonlySet<string> = new Set([
	...["sessions", "events", "prompts", "drafts"],
	...["meta", "documents", "search_progress", "folding", "blobs", "blob_references", "tools", "late_turns"],
]);

/** Inserts rows into a table, restricted to its columns. Rows that do not fit are skipped. */
export class RowCopier {
	readonly #database: DatabaseSync;
	readonly #columns = new Map<string, readonly string[]>();

	constructor(database: DatabaseSync) {
		this.#database = database;
	}

	/** Tables that belong to no session and cannot be rebuilt. */
	get tables(): readonly string[] {
		const sql = "SELECT name FROM pragma_table_list WHERE type = 'table' AND schema = 'main'";
		return this.#database
			.prepare(sql)
			.all()
			.map(({ name }) => String(name))
			.filter((name) => !copiedOtherwise.has(name) && !name.startsWith("sqlite_"));
	}

	/** Returns false if it did not fit. */
	put(table: string, row: Row): boolean {
		const columns = this.#columnsOf(table).filter((column) => row[column] !== undefined);
		const values = columns.map((column) => row[column] ?? null);
		const places = columns.map(() => "?").join(", ");
		const sql = `INSERT OR IGNORE INTO "${table}" (${columns.join(", ")}) VALUES (${places})`;
		try {
			return this.#database.prepare(sql).run(...values).changes > 0;
		} catch (error) {
			if (sqliteCodeOf(error) === sqliteCodes.constraint) return false;
			throw error;
		}
	}

	#columnsOf(table: string): readonly string[] {
		const known = this.#columns.get(table);
		if (known !== undefined) return known;
		const columns = this.#database
			.prepare("SELECT name FROM pragma_table_info(?)")
			.all(table)
			.map(({ name }) => String(name));
		this.#columns.set(table, columns);
		return columns;
	}
}
