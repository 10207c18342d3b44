import { type Static, Type } from "typebox";
import { method } from "../contract/definitions.ts";
import { Count, Id, listOf, mapOf, oneOf, Timestamp } from "../contract/fields.ts";
import { SessionOpened } from "../log/turn-page.ts";
import { SessionSummary } from "../session/summary.ts";

/** The process that outlives hubs, and the agents in it. */
const Keeper = Type.Object({
	pid: Count,
	since: Timestamp,
	/** It does not answer; its agents are not known then. */
	silent: Type.Optional(Type.Boolean()),
	agents: listOf(
		Type.Object({
			pid: Count,
			since: Timestamp,
			name: Type.Optional(Type.String()),
			/** Output that is not in the log yet, in bytes. */
			kept: Count,
		}),
	),
});

/** The kind of program at the other end. */
export const ClientKind = oneOf("browser", "editor", "command", "test");

export const hubMethods = {
	"hub.hello": method(
		"The first request on a connection, also after every reconnect: who the client is, and what its views have seen. " +
			"The answer reattaches the client to those sessions and carries what each has missed.",
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
			 * After a change of epoch: the position up to which each log is the one the client saw, where known. Anything the client saw
			 * beyond it is lost, however long the log is by now.
			 */
			survived: Type.Optional(mapOf(Count)),
		}),
	),
	"hub.ack": method(
		"Acknowledges the last message received from the stream. Clients send it at intervals of received data, and as a heartbeat when idle: " +
			"a client that has acknowledged once and then stops is disconnected. Unacknowledged data is bounded.",
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
			/** The process that keeps the agents, if there is one. */
			keeper: Type.Optional(Keeper),
		}),
	),
	"hub.listen": method(
		"Opens a listener for browsers. It closes when the requesting host disconnects. A host that reconnects to a new hub passes the " +
			"token of its former listener, so that its browsers can reconnect. For hosts only.",
		Type.Object({
			host: Type.String({ minLength: 1, maxLength: 255 }),
			port: Type.Integer({ minimum: 0, maximum: 65_535 }),
			token: Type.Optional(Type.String({ minLength: 32, maxLength: 128 })),
			/** Required for an address that others can reach: the connection is not encrypted. */
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
		"Ends the hub and its agents unless a turn is running or other clients are attached; `despiteClients` ignores the clients, `force` both. " +
			"With `leaveAgents` the hub ends at once and its agents keep working for the next one. For hosts only.",
		Type.Object({
			force: Type.Optional(Type.Boolean()),
			despiteClients: Type.Optional(Type.Boolean()),
			leaveAgents: Type.Optional(Type.Boolean()),
		}),
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
