import type { Handlers } from "@parley/protocol/endpoint/handlers";
import type { CallContext } from "../delivery/call-context.ts";
import type { ServerFile } from "./server-file.ts";
import { shownSettings } from "./shown-servers.ts";
import type { Switches } from "./switches.ts";
import type { UserServers } from "./user-servers.ts";

/* Open to browsers too, as for agents (docs/decisions.md): values can be written and not read. */
export const mcpSettingsHandlers = (
	user: UserServers,
	switches: Pick<Switches, "isOnByDefault">,
	file: ServerFile,
) =>
	({
		"mcp.settings": () => ({
			file: file.path,
			servers: user.all.map((server) => {
				const isOff = server.definition !== undefined && server.isOff === true;
				return shownSettings(server, switches.isOnByDefault({ origin: "", name: server.name }, !isOff));
			}),
		}),
		"mcp.save": async ({ name, entry, isNew = false }) => {
			await user.change(await file.saveServer(name, entry, isNew));
			return {};
		},
		"mcp.remove": async ({ name }) => {
			await user.change(await file.removeServer(name));
			return {};
		},
	}) satisfies Handlers<CallContext>;
