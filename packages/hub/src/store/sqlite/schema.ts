import { DatabaseSync } from "node:sqlite";
import { StoreTooNewError } from "../store-errors.ts";

/** One step per version, applied in order, each in its own transaction. A released step is never changed. */
const migrations: readonly string[] = [
	`
	CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
	CREATE TABLE sessions (
		session INTEGER PRIMARY KEY,
		session_id TEXT NOT NULL UNIQUE,
		last_index INTEGER NOT NULL,
		summary TEXT NOT NULL,
		head TEXT NOT NULL
	) STRICT;
	CREATE TABLE events (
		session INTEGER NOT NULL REFERENCES sessions (session) ON DELETE CASCADE,
		idx INTEGER NOT NULL,
		from_idx INTEGER NOT NULL,
		turn INTEGER,
		id TEXT NOT NULL,
		ts REAL NOT NULL,
		type TEXT NOT NULL,
		payload TEXT NOT NULL,
		PRIMARY KEY (session, idx)
	) STRICT, WITHOUT ROWID;
	CREATE INDEX events_by_turn ON events (session, turn, idx) WHERE turn IS NOT NULL;
	CREATE TABLE prompts (
		session INTEGER NOT NULL REFERENCES sessions (session) ON DELETE CASCADE,
		message_id TEXT NOT NULL,
		PRIMARY KEY (session, message_id)
	) STRICT, WITHOUT ROWID;
	CREATE TABLE folders (path TEXT PRIMARY KEY, trust TEXT NOT NULL, used_at REAL NOT NULL) STRICT;
	`,
];

const versionOf = (database: DatabaseSync): number =>
	Number(database.prepare("PRAGMA user_version").get()?.["user_version"] ?? 0);

/** Refuses a database from the future. It is only read: to open it for writing could already change its file. */
export const refuseNewer = (path: string): void => {
	const database = new DatabaseSync(path, { readOnly: true });
	try {
		const found = versionOf(database);
		if (found > migrations.length) throw new StoreTooNewError(path, found, migrations.length);
	} finally {
		database.close();
	}
};

/** Brings a database to this program's version. */
export const migrate = (database: DatabaseSync): void => {
	const found = versionOf(database);
	for (const [position, step] of migrations.entries()) {
		if (position < found) continue;
		database.exec(`BEGIN IMMEDIATE; ${step}; PRAGMA user_version = ${position + 1}; COMMIT`);
	}
};
