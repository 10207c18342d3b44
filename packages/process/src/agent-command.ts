/** How an agent is started: any executable that speaks ACP on stdin and stdout. */
export type AgentCommand = {
	/** Names the agent in messages and logs. */
	readonly name: string;
	readonly command: string;
	readonly args: readonly string[];
	/** Overrides inherited variables, including those that would be stripped. */
	readonly env: Readonly<Record<string, string>>;
	/** The environment it inherits; by default that of this process. */
	readonly inherited?: Readonly<Record<string, string>>;
	readonly cwd: string;
};
