/** What a person last chose in the chats of an agent. */
export const choices = `
	CREATE TABLE choices (
		agent TEXT NOT NULL,
		name TEXT NOT NULL,
		change TEXT NOT NULL,
		PRIMARY KEY (agent, name)
	) STRICT, WITHOUT ROWID;
`;
