import type { Slots } from "../../app/feature.ts";
import type { Ground } from "../../app/ground.ts";
import { lazyPanel } from "../../shared/lazy/lazy-panel.tsx";
import { PerSession } from "../../shared/session/per-session.ts";
import { ChatMcp } from "./chat-mcp.ts";
import { McpSettings } from "./mcp-settings.ts";

const McpArea = lazyPanel(
	() => import("./mcp-area.tsx"),
	(module) => module.McpArea,
	"mcp-waiting",
);

export type McpState = {
	readonly mcp: PerSession<ChatMcp>;
	readonly mcpSettings: McpSettings;
};

export const mcpFeature = ({ hub }: Ground): Slots<McpState, "servers"> => {
	const open = new Set<ChatMcp>();
	const mcp = new PerSession(({ sessionId }) => new ChatMcp(sessionId, hub));
	const loadAll = async (): Promise<void> => {
		await Promise.all([...open].map((each) => each.load()));
	};
	return {
		state: { mcp, mcpSettings: new McpSettings(hub) },
		topics: { servers: () => void loadAll() },
		load: loadAll,
		forSession: (session) => {
			const part = mcp.of(session);
			open.add(part);
			return { close: () => void open.delete(part) };
		},
		ChatCard: McpArea,
	};
};
