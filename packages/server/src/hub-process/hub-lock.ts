import { DatabaseSync } from "node:sqlite";

/** Another hub has this data folder. */
export class HubRunningError extends Error {
	override readonly name = "HubRunningError";
	constructor(data: string, cause: unknown) {
		super(`A hub already runs for ${data}. "parley status" tells what it does, "parley stop" ends it.`, {
			cause,
		});
	}
}

/**
 * The right to be the hub of a data folder. It is a lock that the operating system holds for this process on a SQLite file: it
 * ends with the process, however that ends, so there is no stale lock to judge.
 */
export class HubLock implements Disposable {
	readonly #database: DatabaseSync;

	private constructor(database: DatabaseSync) {
		this.#database = database;
	}

	static take(path: string, data: string): HubLock {
		const database = new DatabaseSync(path);
		try {
			database.exec("PRAGMA busy_timeout = 0; PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE");
		} catch (error) {
			database.close();
			throw new HubRunningError(data, error);
		}
		return new HubLock(database);
	}

	[Symbol.dispose](): void {
		this.#database.close();
	}
}
