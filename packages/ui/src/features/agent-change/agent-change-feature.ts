import type { Slots } from "../../app/feature.ts";
import type { Ground } from "../../app/ground.ts";
import { AgentChange } from "./agent-change.ts";

export type AgentChangeState = { readonly agentChange: AgentChange };

export const agentChangeFeature = ({ hub }: Ground): Slots<AgentChangeState> => ({
	state: { agentChange: new AgentChange(hub) },
});
