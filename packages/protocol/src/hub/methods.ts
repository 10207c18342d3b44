import { type Static, Type } from "typebox";
import { method } from "../contract/definitions.ts";
import { Count, Id, listOf, mapOf, oneOf, Timestamp } from "../contract/fields.ts";
import { SessionOpened } from "../log/turn-page.ts";
import { SessionSummary } from "../session/summary.ts";

/** What kind of program is at the other end. */
export const ClientKind = oneOf("browser", "editor", "command", "test");

export const hubMethods = {
	"hub.hello": method(
		"The first request on a connection, and again after every reconnect: who is there, and what its views have seen. " +
			"The answer attaches the client to those sessions again and brings what each has missed.",
		Type.Object({
			client: Type.Object({ kind: ClientKind, version: Type.String() }),
			epoch: Type.Optional(Id),
			lastSeen: Type.Optional(mapOf(Count)),
		}),
		Type.Object({
			version: Type.String(),
			epoch: Id,
			sessions: mapOf(SessionOpened),
			gone: listOf(Id),
			/**
			 * When the epoch is another one: up to where each log is still what it was in the client's, as far as that is known. What the
			 * client has seen behind that is lost, however long the log is by now.
			 */
			survived: Type.Optional(mapOf(Count)),
		}),
	),
	"hub.ack": method(
		"Says which message of the stream arrived last. Sent after every so much, and when nothing else is sent, as a sign of life: " +
			"a client that has begun to send it and stops counts as gone. What is not acknowledged is bounded.",
		Type.Object({ received: Id }),
		Type.Object({}),
	),
	"hub.status": method(
		"What the hub is doing. For hosts only.",
		Type.Object({}),
		Type.Object({
			version: Type.String(),
			pid: Count,
			startedAt: Timestamp,
			clients: Count,
			/** Those of them that a person looks at: a command that is attached, such as `serve`, is none. Hubs before it do not say. */
			windows: Type.Optional(Count),
			sessions: listOf(SessionSummary),
			listeners: listOf(Type.String()),
		}),
	),
	"hub.listen": method(
		"Opens a listener for browsers. It closes when the host that asked goes away. A host that comes back to a new hub brings the " +
			"token of the listener it had, so that its browsers find it again. For hosts only.",
		Type.Object({
			host: Type.String({ minLength: 1, maxLength: 255 }),
			port: Type.Integer({ minimum: 0, maximum: 65_535 }),
			token: Type.Optional(Type.String({ minLength: 32, maxLength: 128 })),
			/** Must be said for an address that others can reach: the connection is not encrypted. */
			unprotected: Type.Optional(Type.Boolean()),
		}),
		Type.Object({ url: Type.String(), token: Type.String() }),
	),
	"hub.unlisten": method(
		"Closes a listener. For hosts only.",
		Type.Object({ url: Type.String() }),
		Type.Object({}),
	),
	"hub.stop": method(
		"Ends the hub, unless something runs or others are attached: what of that should not keep it, the caller says. For hosts only.",
		Type.Object({ force: Type.Optional(Type.Boolean()), despiteClients: Type.Optional(Type.Boolean()) }),
		Type.Object({
			stopping: Type.Boolean(),
			busy: Count,
			clients: Count,
			/** As in `hub.status`. */
			windows: Type.Optional(Count),
		}),
	),
};

export type ClientKind = Static<typeof ClientKind>;
