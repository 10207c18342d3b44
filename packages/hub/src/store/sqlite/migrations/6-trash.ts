/**
 * Sessions that nobody sees: deleted ones until they are purged (0: that has begun, and there is no way back), and ones that are
 * being imported.
 */
export const trash = `
	ALTER TABLE sessions ADD COLUMN deleted_at REAL;
	ALTER TABLE sessions ADD COLUMN staged_by TEXT;
	CREATE INDEX sessions_hidden ON sessions (session) WHERE deleted_at IS NOT NULL OR staged_by IS NOT NULL;
`;

/** Sessions that nobody sees. It must read as in the index above, or that would not be used. */
export const isHidden = "deleted_at IS NOT NULL OR staged_by IS NOT NULL";
