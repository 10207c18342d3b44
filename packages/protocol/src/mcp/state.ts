import { type Static, Type } from "typebox";
import { listOf, oneOf } from "../contract/fields.ts";
import { Wording } from "../words/wording.ts";
import { ServerName, ServerOrigin, ServerTransport } from "./server.ts";

/** What becomes of a server in a chat's next agent session, and if it is not given to the agent, why. */
export const ServerStatus = oneOf(
	"given",
	"off",
	"untrusted",
	"needsApproval",
	"notSupported",
	"invalid",
	"secretMissing",
);

/** Exactly what the agent would start or connect to, for a person to decide by. A value that looks secret is missing. */
export const ShownServer = Type.Object({
	command: Type.Optional(Type.String()),
	args: Type.Optional(listOf(Type.String())),
	url: Type.Optional(Type.String()),
	/** Environment variables, or headers. */
	values: listOf(Type.Object({ name: Type.String(), value: Type.Optional(Type.String()) })),
});

/** An MCP server in a chat. */
export const ServerState = Type.Object({
	name: ServerName,
	from: ServerOrigin,
	transport: Type.Optional(ServerTransport),
	/** The file of the workspace that configures it. */
	file: Type.Optional(Type.String()),
	status: ServerStatus,
	reason: Type.Optional(Type.String()),
	wording: Type.Optional(Wording),
	/** Switched on in this chat, and in chats that do not say. */
	isOn: Type.Boolean(),
	isOnByDefault: Type.Boolean(),
	/** The agent session that the chat has now was given it; `isOutdated`: as it was configured then. */
	isInUse: Type.Boolean(),
	isOutdated: Type.Optional(Type.Boolean()),
	shown: Type.Optional(ShownServer),
	/** Names this exact server of a workspace: approving it means nothing else. */
	approval: Type.Optional(Type.String()),
	isApproved: Type.Optional(Type.Boolean()),
});

/** A file of the workspace that cannot be read as configuration. */
export const ServerFileProblem = Type.Object({
	file: Type.String(),
	problem: Type.String(),
	wording: Type.Optional(Wording),
});

export type ServerStatus = Static<typeof ServerStatus>;
export type ShownServer = Static<typeof ShownServer>;
export type ServerState = Static<typeof ServerState>;
export type ServerFileProblem = Static<typeof ServerFileProblem>;
