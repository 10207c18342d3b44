import type { AgentChoice } from "@parley/protocol/agent/methods";

/** How an agent is started. `thirdParty` is everything that did not come with Parley. */
export type AgentConfig = AgentChoice & {
	readonly command: string;
	readonly args: readonly string[];
	readonly env: Readonly<Record<string, string>>;
};

/** Tabs whose agents would be started in the same way share one process; anything that makes a difference is part of the key. */
export const configurationKey = (config: AgentConfig, folder: string): string =>
	JSON.stringify([config.agentId, config.command, config.args, Object.entries(config.env).sort(), folder]);
