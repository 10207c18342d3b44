import type { DatabaseSync } from "node:sqlite";

/** `FULL`: the disk has it when this returns. `NORMAL`: it survives the process, and a power cut may cost it. */
export type Synchronous = "FULL" | "NORMAL";

/** Does all of the work, or none of it. */
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
