import { fileURLToPath } from "node:url";
import type { AgentConfig } from "@parley/hub/agents/agent-config";

/** An editor's executable acts as Node only with this variable, and agents do not inherit it. */
const nodeEnvironment: Readonly<Record<string, string>> =
	process.versions["electron"] === undefined ? {} : { ELECTRON_RUN_AS_NODE: "1" };

/** The agents that ship with Parley. They run on the hub's own Node and touch nothing unasked, so they need no trust. */
export const builtInAgents: readonly [AgentConfig, ...AgentConfig[]] = [
	{
		agentId: "eliza",
		title: "Eliza",
		thirdParty: false,
		command: process.execPath,
		args: [
			"--disable-warning=ExperimentalWarning",
			fileURLToPath(import.meta.resolve("@parley/agents/eliza/main")),
		],
		env: nodeEnvironment,
	},
];
