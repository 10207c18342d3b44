import type { Slots } from "../../app/feature.ts";
import type { Ground } from "../../app/ground.ts";
import { lazyPanel } from "../../shared/lazy/lazy-panel.tsx";
import { PerSession } from "../../shared/session/per-session.ts";
import { AgentControls } from "./agent-controls.ts";

/** Most chats never need it, so the page is drawn first. */
const AgentNotices = lazyPanel(
	() => import("./agent-notices.tsx"),
	(module) => module.AgentNotices,
	"agent-waiting",
);

export type AgentProcessState = { readonly agentControls: PerSession<AgentControls> };

export const agentProcessFeature = ({ hub }: Ground): Slots<AgentProcessState> => ({
	state: { agentControls: new PerSession(({ sessionId }) => new AgentControls(sessionId, hub)) },
	ChatCard: AgentNotices,
});
