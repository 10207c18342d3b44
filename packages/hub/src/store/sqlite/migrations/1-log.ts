/** Sessions and their logs, all prompts ever accepted, folders and their trust. */
export const log = `	CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
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
`;
