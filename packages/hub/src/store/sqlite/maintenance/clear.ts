import type { DatabaseSync } from "node:sqlite";
import { migrate } from "../schema.ts";
import { inTransaction } from "../transaction.ts";

/**
 * Drops everything and starts over, atomically even if the process dies. The data stays readable in the files until the write-ahead
 * log is truncated.
 */
export const clearDatabase = (database: DatabaseSync): void => {
	// Overwriting every page would be slow, and all of them leave the file anyway.
	database.exec("PRAGMA foreign_keys = OFF; PRAGMA secure_delete = OFF");
	try {
		inTransaction(database, "FULL", () => {
			// Dropping a virtual table also drops its shadow tables.
			drop(database, "sql LIKE 'CREATE VIRTUAL%'");
			drop(database, "type = 'table'");
			database.exec("PRAGMA user_version = 0");
		});
		migrate(database);
		database.exec("VACUUM");
	} finally {
		database.exec("PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON");
	}
};

const drop = (database: DatabaseSync, which: string): void => {
	const sql = `SELECT name FROM sqlite_schema WHERE ${which} AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'`;
	for (const { name } of database.prepare(sql).all()) database.exec(`DROP TABLE "${name}"`);
};
