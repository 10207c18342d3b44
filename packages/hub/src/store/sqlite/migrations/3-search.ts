/** The full-text index. It holds words only; texts are read from the log. Words arrive folded, so that it needs no language support. */
export const searchWords = `
	CREATE VIRTUAL TABLE document_words USING fts5 (words, content = '', contentless_delete = 1, tokenize = 'ascii');
	CREATE TRIGGER document_deleted AFTER DELETE ON documents BEGIN
		DELETE FROM document_words WHERE rowid = old.document;
	END;
`;

/** The indexed documents, where in the log their text is, and how far each log has been indexed. All of it can be rebuilt from the log. */
export const search = `
	CREATE TABLE documents (
		document INTEGER PRIMARY KEY,
		session INTEGER NOT NULL REFERENCES sessions (session) ON DELETE CASCADE,
		turn INTEGER,
		item TEXT NOT NULL,
		part INTEGER NOT NULL,
		kind TEXT NOT NULL,
		ts REAL NOT NULL,
		first_idx INTEGER NOT NULL,
		last_idx INTEGER NOT NULL
	) STRICT;
	CREATE INDEX documents_by_place ON documents (session, turn, item);
	CREATE TABLE search_progress (
		session INTEGER PRIMARY KEY REFERENCES sessions (session) ON DELETE CASCADE,
		through INTEGER NOT NULL,
		turn INTEGER NOT NULL,
		turn_through INTEGER NOT NULL
	) STRICT;
	CREATE INDEX events_for_search ON events (session, idx) WHERE type IN (
		'session.created', 'session.renamed', 'prompt.accepted', 'prompt.edited', 'prompt.removed', 'prompt.sent', 'turn.ended'
	);
	${searchWords}
`;
