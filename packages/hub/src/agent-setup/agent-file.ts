import type { AgentEntry, ChangedVariable } from "@parley/protocol/agent/settings";
import type { AgentConfig } from "../agents/agent-config.ts";

/** All agents that are configured. */
export type ConfiguredAgents = readonly [AgentConfig, ...AgentConfig[]];

/** The settings file. Changes resolve with the agents that it configures then; they are refused while it is invalid. */
export type AgentFile = {
	readonly path: string;
	/** Whether an agent ships with Parley. */
	isBuiltIn(agentId: string): boolean;
	save(agentId: string, entry: AgentEntry, isNew: boolean): Promise<ConfiguredAgents>;
	/** Adds or replaces variables of an agent and keeps its others. */
	setVariables(agentId: string, variables: readonly ChangedVariable[]): Promise<ConfiguredAgents>;
	remove(agentId: string): Promise<ConfiguredAgents>;
	/** The address or the path of the public registry. */
	registry(): Promise<string | undefined>;
	setRegistry(source: string): Promise<void>;
};
