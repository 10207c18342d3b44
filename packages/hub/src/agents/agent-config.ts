import type { AgentChoice } from "@parley/protocol/agent/methods";
import type { AgentStart } from "@parley/protocol/agent/settings";

/** How an agent is started, and how its sessions begin. `thirdParty` is every agent that does not ship with Parley. */
export type AgentConfig = AgentChoice &
	AgentStart & {
		readonly command: string;
		readonly args: readonly string[];
		readonly env: Readonly<Record<string, string>>;
		/** Variables whose values are in an editor's secret storage, by their names there. */
		readonly secrets?: Readonly<Record<string, string>>;
		/** Variables of `env` declared secret or not; for the others, name and value decide. */
		readonly secrecy?: Readonly<Record<string, boolean>>;
	};

/** Where and for whom an agent runs. */
export type AgentPlace = {
	readonly folder: string;
	/** The variables it inherits, if not the hub's own. */
	readonly environment?: Readonly<Record<string, string>> | undefined;
	/** The chat it is for. It matters only if the agent has one process per chat. */
	readonly sessionId?: string | undefined;
};

/** Sessions whose agents start in the same way share one process; everything that affects the start is part of the key. */
export const configurationKey = (
	{ agentId, command, args, env, secrets = {}, cwd, process }: AgentConfig,
	{ folder, environment = {}, sessionId }: AgentPlace,
): string =>
	JSON.stringify([
		...[agentId, command, args],
		...[env, secrets, environment].map(sorted),
		folder,
		...(cwd === undefined ? [] : [{ cwd }]),
		...(process === "perChat" ? [{ sessionId }] : []),
	]);

const sorted = (variables: Readonly<Record<string, string>>): [string, string][] =>
	Object.entries(variables).sort();
