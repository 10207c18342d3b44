import type { Slots } from "../../app/feature.ts";
import type { Ground } from "../../app/ground.ts";
import { AgentManager } from "./agent-manager.ts";
import { Agents } from "./agents.ts";

export type AgentsState = { readonly agents: Agents; readonly agentManager: AgentManager };

export const agentsFeature = ({ hub, notices }: Ground): Slots<AgentsState, "agents"> => {
	const agents = new Agents(hub, notices.about());
	return {
		state: { agents, agentManager: new AgentManager(hub) },
		topics: { agents: (choices) => agents.take(choices) },
		load: () => agents.load(),
	};
};
