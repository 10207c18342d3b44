/**
 * Blobs and their references: from an event by its position, or from the draft as position 0. A referenced blob cannot be
 * removed.
 */
export const blobs = `
	CREATE TABLE blobs (
		blob TEXT PRIMARY KEY,
		size INTEGER NOT NULL,
		created_at REAL NOT NULL,
		used_at REAL NOT NULL
	) STRICT, WITHOUT ROWID;
	CREATE TABLE blob_references (
		session INTEGER NOT NULL REFERENCES sessions (session) ON DELETE CASCADE,
		idx INTEGER NOT NULL,
		blob TEXT NOT NULL REFERENCES blobs (blob),
		PRIMARY KEY (session, idx, blob)
	) STRICT, WITHOUT ROWID;
	CREATE INDEX blob_references_by_blob ON blob_references (blob);
	ALTER TABLE drafts ADD COLUMN attachments TEXT NOT NULL DEFAULT '[]';
`;
