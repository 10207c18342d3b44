import { DatabaseSync } from "node:sqlite";
import { messageOf } from "@parley/base/errors/message-of";
import { sqliteCodeOf, sqliteCodes } from "@parley/hub/store/sqlite/sqlite-code";
import { WordedError } from "@parley/words/worded-error";
import { wording } from "@parley/words/wording";

/** Another hub is using this data folder. */
export class HubRunningError extends WordedError {
	override readonly name = "HubRunningError";
	constructor(data: string, cause: unknown) {
		super(wording("hubStart.alreadyRuns", { folder: data }), { cause });
	}
}

/** Taking the lock failed for a reason other than another hub. */
export class HubLockError extends WordedError {
	override readonly name = "HubLockError";
	constructor(path: string, cause: unknown) {
		const reason = messageOf(cause);
		const code = sqliteCodeOf(cause);
		const isOverwritten = code === sqliteCodes.notADatabase || code === sqliteCodes.corrupt;
		super(
			isOverwritten
				? wording("hubStart.lockOverwritten", { file: path, reason })
				: wording("hubStart.notLocked", { file: path, reason }),
			{ cause },
		);
	}
}

/**
 * The right to be the hub of a data folder: a lock that the operating system holds on a SQLite file for this process. It ends with the
 * process, however that ends, so no lock can be stale.
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
