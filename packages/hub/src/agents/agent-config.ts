import type { AgentChoice } from "@parley/protocol/agent/methods";

/** How an agent is started. `thirdParty` is every agent that does not ship with Parley. */
export type AgentConfig = AgentChoice & {
	readonly command: string;
	readonly args: readonly string[];
	readonly env: Readonly<Record<string, string>>;
	/** Variables whose values are in an editor's secret storage, by their names there. */
	readonly secrets?: Readonly<Record<string, string>>;
	/** Variables of `env` declared secret or not; for the others, name and value decide. */
	readonly secrecy?: Readonly<Record<string, boolean>>;
};

/** Sessions whose agents start in the same way share one process; everything that affects the start is part of the key. */
export const configurationKey = (
	{ agentId, command, args, env, secrets = {} }: AgentConfig,
	folder: string,
	environment: Readonly<Record<string, string>> = {},
): string => JSON.stringify([agentId, command, args, ...[env, secrets, environment].map(sorted), folder]);

const sorted = (variables: Readonly<Record<string, string>>): [string, string][] =>
	Object.entries(variables).sort();
