import type { Slots } from "../../app/feature.ts";
import type { Ground } from "../../app/ground.ts";
import { Agents } from "./agents.ts";

export type AgentsState = { readonly agents: Agents };

export const agentsFeature = ({ hub, notices }: Ground): Slots<AgentsState, "agents"> => {
	const agents = new Agents(hub, notices.about());
	return {
		state: { agents },
		topics: { agents: (choices) => agents.take(choices) },
		load: () => agents.load(),
	};
};
