import type { Clients } from "../delivery/clients.ts";
import type { Folders } from "../folders/folders.ts";
import { Approvals } from "../mcp/approvals.ts";
import { ChatServers } from "../mcp/chat-servers.ts";
import type { McpDecisions } from "../mcp/mcp-handlers.ts";
import { Switches } from "../mcp/switches.ts";
import { UserServers } from "../mcp/user-servers.ts";
import type { HubSetup } from "./hub-setup.ts";
import type { AgentParts } from "./open-agents.ts";

export type ServerParts = McpDecisions & { readonly user: UserServers };

/** MCP servers: those of the user, and a person's decisions on those of workspaces. */
export const openServers = async (
	{ store, servers = [], logger, now }: HubSetup,
	clients: Clients,
	{ secrets, starts, hosts }: AgentParts,
	folders: Folders,
): Promise<ServerParts> => {
	const onChanged = (): void => clients.publish({ topic: "servers", payload: {} });
	const hide = (values: readonly string[]): Promise<void> => secrets.hide(values);
	const user = new UserServers({ hide, onChanged });
	await user.change(servers);
	const [approvals, switches] = await Promise.all([
		Approvals.load(store.servers, now),
		Switches.load(store.servers),
	]);
	const chats = new ChatServers({
		...{ user, approvals, switches, folders, hide, logger: logger.child("mcp") },
		environmentOf: (folder) => hosts.windows.environmentOf(folder),
		canAsk: (folder) => hosts.windows.forFolder(folder) !== undefined,
		readSecret: async (name, folder) => starts.readSecret?.(name, folder),
	});
	return { user, approvals, switches, chats, onChanged };
};
