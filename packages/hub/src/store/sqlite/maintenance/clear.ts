import type { DatabaseSync } from "node:sqlite";
import { migrate } from "../schema.ts";
import { inTransaction } from "../transaction.ts";

/**
 * Drops everything and begins anew. If the process dies meanwhile, either all is there or nothing. It can be read in the files until
 * the write-ahead log is emptied.
 */
export const clearDatabase = (database: DatabaseSync): void => {
	// Overwriting every page would take long, and all of them leave the file in the end.
	database.exec("PRAGMA foreign_keys = OFF; PRAGMA secure_delete = OFF");
	try {
		inTransaction(database, "FULL", () => {
			// A virtual table takes its own tables with it.
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
