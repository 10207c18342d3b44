/**
 * Hidden sessions: deleted ones until they are purged (0: the purge has begun and is irrevocable), and ones being imported.
 */
export const trash = `
	ALTER TABLE sessions ADD COLUMN deleted_at REAL;
	ALTER TABLE sessions ADD COLUMN staged_by TEXT;
	CREATE INDEX sessions_hidden ON sessions (session) WHERE deleted_at IS NOT NULL OR staged_by IS NOT NULL;
`;

/** Hidden sessions. Must match the text of the index above, or SQLite would not use it. */
export const isHidden = "deleted_at IS NOT NULL OR staged_by IS NOT NULL";
