import type { Handlers } from "@parley/protocol/endpoint/handlers";
import type { AgentCatalog } from "../agents/agent-catalog.ts";
import type { ListedSessions } from "../agents/listed-sessions.ts";
import type { CallContext } from "../delivery/call-context.ts";
import type { Folders } from "../folders/folders.ts";
import { requireTrust } from "./require-trust.ts";
import type { Sessions } from "./sessions.ts";

type ForeignParts = {
	readonly sessions: Pick<Sessions, "foreign">;
	readonly listed: ListedSessions;
	readonly catalog: AgentCatalog;
	readonly folders: Folders;
};

export const foreignSessionHandlers = ({ sessions, listed, catalog, folders }: ForeignParts) =>
	({
		"agent.sessions": async ({ agent, folder: path, cursor, start = false }) => {
			const config = catalog.get(agent);
			const { path: folder } = await folders.add(path);
			if (start) requireTrust(catalog, folders, agent, folder);
			return listed.list({ config, folder }, cursor, start);
		},
		"session.takeUp": async ({ folder, agent, agentSessionId, title }) => ({
			sessionId: await sessions.foreign.takeUp({ folder, agent, agentSessionId, title }),
		}),
	}) satisfies Handlers<CallContext>;
