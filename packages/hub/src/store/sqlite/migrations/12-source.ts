/** The process of each session's agent, and up to where its output is in the log. Null if no agent is attached. */
export const source = `
	ALTER TABLE sessions ADD COLUMN process TEXT;
	ALTER TABLE sessions ADD COLUMN position INTEGER;
`;
