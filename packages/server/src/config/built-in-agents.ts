import { fileURLToPath } from "node:url";
import type { AgentConfig } from "@parley/hub/agents/agent-config";

/** The agents that come with Parley. They run on the hub's own Node and touch nothing unasked, so they need no trust. */
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
		env: {},
	},
];
