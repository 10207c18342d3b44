import { type Static, Type } from "typebox";
import { method } from "../contract/definitions.ts";
import { Id, listOf, oneOf, Timestamp } from "../contract/fields.ts";
import { Wording } from "../words/wording.ts";

/** An agent that can serve sessions. A third-party one brings its own hooks and settings, so it needs a trusted folder. */
export const AgentChoice = Type.Object({ agentId: Id, title: Type.String(), thirdParty: Type.Boolean() });

/** `problem`: why these are not the agents in the configuration file; `wording` says the same in any language. */
export const AgentChoices = Type.Object({
	agents: listOf(AgentChoice),
	preferred: Id,
	problem: Type.Optional(Type.String()),
	wording: Type.Optional(Wording),
});

/** A session that an agent remembers. */
export const AgentSessionEntry = Type.Object({
	agentSessionId: Id,
	title: Type.Optional(Type.String()),
	updatedAt: Type.Optional(Timestamp),
});

export const agentMethods = {
	"agent.list": method(
		"The configured agents, and the default for new sessions.",
		Type.Object({}),
		AgentChoices,
	),
	"agent.sessions": method(
		"The sessions that an agent remembers in a folder and that are no chats yet, page by page. An agent that does not run is asked only with " +
			"`start`, and else `asleep`; `unsupported`: it has no list, or cannot open what is in it.",
		Type.Object({
			agent: Id,
			folder: Type.String({ minLength: 1 }),
			cursor: Type.Optional(Type.String()),
			start: Type.Optional(Type.Boolean()),
		}),
		Type.Object({
			state: oneOf("listed", "asleep", "unsupported"),
			sessions: listOf(AgentSessionEntry),
			nextCursor: Type.Optional(Type.String()),
		}),
	),
	"agent.prefer": method(
		"Makes an agent the default for new sessions. With a command, also configures it until the hub exits. For hosts only.",
		Type.Object({ agentId: Id, command: Type.Optional(listOf(Type.String())) }),
		Type.Object({}),
	),
};

export type AgentSessionEntry = Static<typeof AgentSessionEntry>;
export type AgentChoices = Static<typeof AgentChoices>;
export type AgentChoice = Static<typeof AgentChoice>;
