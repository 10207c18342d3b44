/** The approval of one exact server of a workspace. `definition` is a digest of everything that matters. */
export type StoredApproval = {
	readonly folder: string;
	readonly name: string;
	readonly definition: string;
	readonly at: number;
};

/** `scope`: a session, or empty for chats that do not say. `origin`: a workspace's real path, or empty for the user's own servers. */
export type StoredSwitch = {
	readonly scope: string;
	readonly origin: string;
	readonly name: string;
	readonly isOn: boolean;
};

/** A person's decisions on MCP servers. */
export type ServerStore = {
	approvals(): Promise<readonly StoredApproval[]>;
	approve(approval: StoredApproval): Promise<void>;
	revoke(folder: string, name: string): Promise<void>;
	/** Those of sessions that are gone are dropped first. */
	switches(): Promise<readonly StoredSwitch[]>;
	putSwitch(change: StoredSwitch): Promise<void>;
	/** Forgets what a session says. */
	forget(scope: string): Promise<void>;
};
