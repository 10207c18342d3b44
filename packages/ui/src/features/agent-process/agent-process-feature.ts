import type { Slots } from "../../app/feature.ts";
import type { Ground } from "../../app/ground.ts";
import { PerSession } from "../../shared/session/per-session.ts";
import { AgentControls } from "./agent-controls.ts";
import { AgentNotices } from "./agent-notices.tsx";

export type AgentProcessState = { readonly agentControls: PerSession<AgentControls> };

export const agentProcessFeature = ({ hub }: Ground): Slots<AgentProcessState> => ({
	state: { agentControls: new PerSession(({ sessionId }) => new AgentControls(sessionId, hub)) },
	ChatCard: AgentNotices,
});
