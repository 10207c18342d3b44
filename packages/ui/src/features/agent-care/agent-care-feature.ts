import type { Slots } from "../../app/feature.ts";
import type { Ground } from "../../app/ground.ts";
import { PerSession } from "../../shared/session/per-session.ts";
import { AgentControls } from "./agent-controls.ts";
import { AgentNotices } from "./agent-notices.tsx";

export type AgentCareState = { readonly agentControls: PerSession<AgentControls> };

export const agentCareFeature = ({ hub }: Ground): Slots<AgentCareState> => ({
	state: { agentControls: new PerSession(({ sessionId }) => new AgentControls(sessionId, hub)) },
	ChatCard: AgentNotices,
});
