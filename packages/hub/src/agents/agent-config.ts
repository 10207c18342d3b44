import type { AgentChoice } from "@parley/protocol/agent/methods";

/** How an agent is started. `thirdParty` is everything that did not come with Parley. */
export type AgentConfig = AgentChoice & {
	readonly command: string;
	readonly args: readonly string[];
	readonly env: Readonly<Record<string, string>>;
	/** Variables whose values an editor keeps, by the names it knows them under. */
	readonly secrets?: Readonly<Record<string, string>>;
	/** Variables of `env` that are declared to be secret, or not to be; of the others names and values decide. */
	readonly secrecy?: Readonly<Record<string, boolean>>;
};

/** Tabs whose agents would be started in the same way share one process; anything that makes a difference is part of the key. */
export const configurationKey = (
	{ agentId, command, args, env, secrets = {} }: AgentConfig,
	folder: string,
	environment: Readonly<Record<string, string>> = {},
): string => JSON.stringify([agentId, command, args, ...[env, secrets, environment].map(sorted), folder]);

const sorted = (variables: Readonly<Record<string, string>>): [string, string][] =>
	Object.entries(variables).sort();
