import { Type } from "typebox";
import { OptionChange, OptionSetting } from "../agent/options/option-change.ts";
import { method } from "../contract/definitions.ts";
import { Count, Id, listOf, mapOf, oneOf } from "../contract/fields.ts";
import { SessionOpened, TurnPages } from "../log/turn-page.ts";
import { maxPageItems } from "./limits.ts";
import { SharedSession } from "./shared-session.ts";
import { SessionSummary } from "./summary.ts";

export const sessionMethods = {
	"session.create": method(
		"Creates a session in a folder, served by a configured agent. An idle empty one is reused if nobody but the caller has it open: " +
			"the client or, where views share a client, the view that has the sessions `own` open. " +
			"Its agent gets `mode`, `model` and `options` before the first prompt, which fails if the agent refuses them.",
		Type.Object({
			folder: Type.String({ minLength: 1 }),
			agent: Type.Optional(Id),
			own: Type.Optional(Type.Array(Id, { maxItems: 1000 })),
			mode: Type.Optional(Id),
			model: Type.Optional(Id),
			options: Type.Optional(mapOf(OptionSetting)),
		}),
		Type.Object({ sessionId: Id }),
	),
	"session.list": method(
		"Sessions, newest first; with `folder`, only those of that folder.",
		Type.Object({
			folder: Type.Optional(Type.String()),
			before: Type.Optional(Id),
			limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
		}),
		Type.Object({ sessions: listOf(SessionSummary), more: Type.Boolean() }),
	),
	"session.open": method(
		"Attaches a client to a session. The answer has everything a view needs to render, and events follow from its `lastSeen` on.",
		Type.Object({
			sessionId: Id,
			lastSeen: Type.Optional(Count),
			turns: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
		}),
		SessionOpened,
	),
	"session.close": method(
		"Detaches a client. The session keeps running.",
		Type.Object({ sessionId: Id }),
		Type.Object({}),
	),
	"session.select": method(
		"Says which session this client shows, or that it shows none. Every `state` for this client names it, until it is deleted.",
		Type.Object({ sessionId: Type.Optional(Id) }),
		Type.Object({}),
	),
	"session.page": method(
		"Older turns, as an answer that does not move the live position. `item` means that the view has the turn `before` from that item on, and " +
			"asks for its older items first; `items` limits how many come of a turn too long to send whole.",
		Type.Object({
			sessionId: Id,
			before: Count,
			limit: Type.Integer({ minimum: 1, maximum: 200 }),
			item: Type.Optional(Count),
			items: Type.Optional(Type.Integer({ minimum: 1, maximum: maxPageItems })),
		}),
		TurnPages,
	),
	"session.rename": method(
		"Gives a session a title.",
		Type.Object({ sessionId: Id, title: Type.String({ minLength: 1, maxLength: 500 }) }),
		Type.Object({}),
	),
	"session.fresh": method(
		"Lets the session's agent session go and opens one that knows nothing of the chat. Refused while a prompt is being answered.",
		Type.Object({ sessionId: Id }),
		Type.Object({}),
	),
	"session.restart": method(
		"Ends the session's agent, with its whole process tree, and starts it again; the chat goes on by resume, load or quoted history. An agent " +
			"that has ended or waits for its next start is started at once. A running turn is stopped. If other sessions share the process, the " +
			"answer lists them instead, unless `others` names all of them: the user must know.",
		Type.Object({ sessionId: Id, others: Type.Optional(listOf(Id)) }),
		Type.Object({ restarted: Type.Boolean(), others: Type.Optional(listOf(SharedSession)) }),
	),
	"session.stop": method(
		"Stops and closes: cancels what runs, closes the agent session, and ends the agent's process if no other session uses it. The log stays, " +
			"and the next prompt attaches an agent again.",
		Type.Object({ sessionId: Id }),
		Type.Object({}),
	),
	"session.switchAgent": method(
		"Goes on with another configured agent, which is told of the chat by quoted history. Refused while a prompt is being answered. " +
			"A chat without turns simply gets the other agent.",
		Type.Object({ sessionId: Id, agent: Id }),
		Type.Object({}),
	),
	"session.takeUp": method(
		"Makes a chat of a session that only the agent knows: what the agent replays of it becomes its history. An agent that can only resume " +
			"goes on without. Asked twice, it is one chat; if the agent refuses, there is none.",
		Type.Object({
			folder: Type.String({ minLength: 1 }),
			agent: Id,
			agentSessionId: Id,
			title: Type.Optional(Type.String({ maxLength: 500 })),
		}),
		Type.Object({ sessionId: Id }),
	),
	"session.configure": method(
		"Changes the mode, the model or an option of the session's agent, also during a turn. Answered once the agent has accepted it; the new " +
			"value is an `agent.state` event.",
		Type.Object({ sessionId: Id, change: OptionChange }),
		Type.Object({}),
	),
	// Owed by the contract (C2.command), for other clients: our UI sends a command as the prompt it is.
	"session.command": method(
		"Runs a slash command that the session's agent has announced, as a prompt.",
		Type.Object({ sessionId: Id, messageId: Id, command: Id, input: Type.Optional(Type.String()) }),
		Type.Object({ status: oneOf("accepted", "duplicate"), queued: Count }),
	),
};
