/** Drafts. */
export const drafts = `	CREATE TABLE drafts (
		session INTEGER PRIMARY KEY REFERENCES sessions (session) ON DELETE CASCADE,
		revision INTEGER NOT NULL,
		text_revision INTEGER NOT NULL,
		writer TEXT NOT NULL,
		step INTEGER NOT NULL,
		text TEXT NOT NULL,
		set_aside TEXT NOT NULL
	) STRICT;
`;
