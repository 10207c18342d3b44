/**
 * Decisions on MCP servers: which exact server of a workspace may start (`definition` is a digest), and which servers are switched on or
 * off. `scope` is a session's id, or empty for chats that do not say; `origin` is a workspace's real path, or empty for the user's own.
 */
export const servers = `
	CREATE TABLE server_approvals (
		folder TEXT NOT NULL,
		name TEXT NOT NULL,
		definition TEXT NOT NULL,
		at REAL NOT NULL,
		PRIMARY KEY (folder, name)
	) STRICT, WITHOUT ROWID;
	CREATE TABLE server_switches (
		scope TEXT NOT NULL,
		origin TEXT NOT NULL,
		name TEXT NOT NULL,
		is_on INTEGER NOT NULL,
		PRIMARY KEY (scope, origin, name)
	) STRICT, WITHOUT ROWID;
`;
