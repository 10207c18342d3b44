import { Type } from "typebox";
import { AgentChoices } from "./agent/methods.ts";
import { event } from "./contract/definitions.ts";
import { Count, Id, listOf, oneOf } from "./contract/fields.ts";
import { Draft } from "./draft/draft.ts";
import { Folder } from "./folder/methods.ts";
import { WireEvent } from "./log/wire-event.ts";
import { LoginAttempts } from "./login/methods.ts";
import { SessionSummary } from "./session/summary.ts";
import { StoreState } from "./store/state.ts";

/** Everything the hub pushes to clients unasked. */
export const topics = {
	connection: event(
		"The state of the stream to the hub. A gap means that events were missed and the view is being rebuilt. `stopped` is a farewell: " +
			"someone has stopped the hub, and nothing is running in it any more.",
		Type.Object({
			status: oneOf("connecting", "connected", "stopped", "error"),
			sessionId: Type.Optional(Id),
			/** How often it was tried since the last lasting connection, and why that failed; added by the client, which alone knows. */
			retryCount: Type.Optional(Count),
			lastError: Type.Optional(Type.String()),
			gapDetected: Type.Optional(Type.Boolean()),
		}),
	),
	state: event(
		"The part of the session list that changed, and the counts over all sessions.",
		Type.Object({
			sessions: listOf(SessionSummary),
			removed: Type.Optional(listOf(Id)),
			/** What this client has selected (`session.select`). */
			activeSessionId: Type.Optional(Id),
			/** How many sessions are working, waiting for an answer included. */
			running: Type.Optional(Count),
			/** How many requests wait for an answer, in all sessions. */
			pendingPermissions: Type.Optional(Count),
		}),
	),
	events: event(
		"New entries of one session's log, in order.",
		Type.Object({ sessionId: Id, events: listOf(WireEvent) }),
	),
	forgotten: event("Everything was deleted. Views also clear their local storage.", Type.Object({})),
	folders: event(
		"Folders whose trust has changed, in their new state.",
		Type.Object({ folders: listOf(Folder) }),
	),
	agents: event("The agents that can be chosen have changed, or cannot be read. To everyone.", AgentChoices),
	servers: event(
		"The MCP servers of the user, or a decision on those of a workspace, have changed: ask again. To everyone.",
		Type.Object({}),
	),
	logins: event("The logins that are under way or have failed have changed. To everyone.", LoginAttempts),
	hosts: event("How many editor windows are attached.", Type.Object({ windows: Count })),
	request: event(
		"A request from the hub to one editor window; see `host.openFile` and its neighbours. `host.answer` answers it. The hub repeats it " +
			"with the same id after each `hub.hello` until it is answered: a window that has already done it only answers again.",
		Type.Object({ requestId: Id, method: Id, params: Type.Unknown() }),
	),
	draft: event(
		"A session's draft has changed. To clients that have the session open.",
		Type.Object({ sessionId: Id, draft: Draft }),
	),
	store: event("The state of the store has changed. To everyone.", StoreState),
};
