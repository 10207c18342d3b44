import { Type } from "typebox";
import { method } from "../contract/definitions.ts";
import { Id, listOf, oneOf } from "../contract/fields.ts";
import { ServerName, ServerOrigin } from "./server.ts";
import { ServerEntry, ServerSettings } from "./settings.ts";
import { ServerFileProblem, ServerState } from "./state.ts";

export const mcpMethods = {
	"mcp.list": method(
		"The MCP servers of a chat: those of the user, and those that its workspace configures, each with what becomes of it. `isBehind`: the " +
			"agent session that the chat has now was given others; `mcp.apply` changes that, unless a prompt is being answered.",
		Type.Object({ sessionId: Id }),
		Type.Object({
			folder: Type.String(),
			servers: listOf(ServerState),
			problems: listOf(ServerFileProblem),
			isBehind: Type.Boolean(),
			isBusy: Type.Boolean(),
		}),
	),
	"mcp.switch": method(
		"Switches a server on or off: in one chat, or in all chats that do not say. It takes effect with the next agent session.",
		Type.Object({
			sessionId: Id,
			name: ServerName,
			from: ServerOrigin,
			scope: oneOf("chat", "default"),
			isOn: Type.Boolean(),
		}),
		Type.Object({}),
	),
	"mcp.approve": method(
		"Approves one exact server of the chat's workspace, for this folder. A conflict if it has changed since it was shown.",
		Type.Object({ sessionId: Id, name: ServerName, approval: Type.String({ maxLength: 200 }) }),
		Type.Object({}),
	),
	"mcp.revoke": method(
		"Withdraws the approval of a server of the chat's workspace.",
		Type.Object({ sessionId: Id, name: ServerName }),
		Type.Object({}),
	),
	"mcp.apply": method(
		"Opens the chat's agent session anew, so that it has the servers as they are now. The agent goes on with the conversation as far as it " +
			"can. Refused while a prompt is being answered.",
		Type.Object({ sessionId: Id }),
		Type.Object({}),
	),
	"mcp.settings": method(
		"The user's servers as they are configured, without their values.",
		Type.Object({}),
		Type.Object({ file: Type.String(), servers: listOf(ServerSettings) }),
	),
	"mcp.save": method(
		"Configures a server of the user in the configuration file, which keeps everything else. With `isNew`, a name that is taken is a " +
			"conflict.",
		Type.Object({ name: ServerName, entry: ServerEntry, isNew: Type.Optional(Type.Boolean()) }),
		Type.Object({}),
	),
	"mcp.remove": method(
		"Removes a server of the user from the configuration file.",
		Type.Object({ name: ServerName }),
		Type.Object({}),
	),
};
