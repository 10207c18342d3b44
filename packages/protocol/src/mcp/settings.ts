import { type Static, Type } from "typebox";
import { AgentVariable, ChangedVariable } from "../agent/settings.ts";
import { listOf } from "../contract/fields.ts";
import { Wording } from "../words/wording.ts";
import { ServerName, ServerTransport } from "./server.ts";

/**
 * A server of the user as it is configured. Values never leave the hub: `args` and `url` are missing if they hold a secret. `values` are
 * environment variables, or the headers of an address.
 */
export const ServerSettings = Type.Object({
	name: ServerName,
	transport: Type.Optional(ServerTransport),
	command: Type.Optional(Type.String()),
	args: Type.Optional(listOf(Type.String())),
	url: Type.Optional(Type.String()),
	values: listOf(AgentVariable),
	/** Whether chats have it unless they say otherwise. */
	isOn: Type.Boolean(),
	/** Why it cannot be used. */
	problem: Type.Optional(Type.String()),
	wording: Type.Optional(Wording),
});

/** A server as it is to be configured. Without `args` or `url`, it keeps what it has. */
export const ServerEntry = Type.Object({
	transport: ServerTransport,
	command: Type.Optional(Type.String({ minLength: 1, maxLength: 4096, pattern: "^[^\\u0000]+$" })),
	args: Type.Optional(
		Type.Array(Type.String({ maxLength: 8192, pattern: "^[^\\u0000]*$" }), { maxItems: 200 }),
	),
	url: Type.Optional(Type.String({ minLength: 1, maxLength: 4096, pattern: "^[^\\u0000]+$" })),
	values: Type.Array(ChangedVariable, { maxItems: 200 }),
});

export type ServerSettings = Static<typeof ServerSettings>;
export type ServerEntry = Static<typeof ServerEntry>;
