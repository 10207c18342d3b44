import { DatabaseSync } from "node:sqlite";
import { messageOf } from "@parley/base/errors/message-of";
import { sqliteCodeOf, sqliteCodes } from "@parley/hub/store/sqlite/sqlite-code";

/** Another hub has this data folder. */
export class HubRunningError extends Error {
	override readonly name = "HubRunningError";
	constructor(data: string, cause: unknown) {
		super(`A hub already runs for ${data}. "parley status" tells what it does, "parley stop" ends it.`, {
			cause,
		});
	}
}

/** The lock could not be taken, and not because another hub has it. */
export class HubLockError extends Error {
	override readonly name = "HubLockError";
	constructor(path: string, cause: unknown) {
		const reason = messageOf(cause);
		const code = sqliteCodeOf(cause);
		super(
			`The hub cannot lock ${path}: ${reason}. ` +
				(code === sqliteCodes.notADatabase || code === sqliteCodes.corrupt
					? "Something has overwritten that file; remove it while no hub runs."
					: "See that this user can write there and that the disk is not full."),
			{ cause },
		);
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
		let database: DatabaseSync | undefined;
		try {
			database = new DatabaseSync(path);
			database.exec("PRAGMA busy_timeout = 0; PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE");
			return new HubLock(database);
		} catch (error) {
			database?.close();
			throw isHeld(error) ? new HubRunningError(data, error) : new HubLockError(path, error);
		}
	}

	[Symbol.dispose](): void {
		this.#database.close();
	}
}

const isHeld = (error: unknown): boolean => {
	const code = sqliteCodeOf(error);
	return code === sqliteCodes.busy || code === sqliteCodes.locked;
};
