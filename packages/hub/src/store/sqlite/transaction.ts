import type { DatabaseSync } from "node:sqlite";

/** `FULL`: survives a power cut once this returns. `NORMAL`: survives a crash of the process, but maybe not a power cut. */
export type Synchronous = "FULL" | "NORMAL";

/** Runs work in a transaction. */
export const inTransaction = (database: DatabaseSync, synchronous: Synchronous, work: () => void): void => {
	database.exec(`PRAGMA synchronous = ${synchronous}; BEGIN IMMEDIATE`);
	try {
		work();
		database.exec("COMMIT");
	} catch (error) {
		if (database.isTransaction) database.exec("ROLLBACK");
		throw error;
	}
};
