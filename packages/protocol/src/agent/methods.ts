import { type Static, Type } from "typebox";
import { method } from "../contract/definitions.ts";
import { Id, listOf } from "../contract/fields.ts";

/** An agent that can serve sessions. A third-party one brings its own hooks and settings, so it needs a trusted folder. */
export const AgentChoice = Type.Object({ agentId: Id, title: Type.String(), thirdParty: Type.Boolean() });

/** `problem`: why they are not those of the settings file. */
export const AgentChoices = Type.Object({
	agents: listOf(AgentChoice),
	preferred: Id,
	problem: Type.Optional(Type.String()),
});

export const agentMethods = {
	"agent.list": method(
		"The configured agents, and the one that a new session gets unless it asks for another.",
		Type.Object({}),
		AgentChoices,
	),
	"agent.prefer": method(
		"Makes an agent the one that new sessions get; with a command, it is configured as well until the hub ends. For hosts only.",
		Type.Object({ agentId: Id, command: Type.Optional(listOf(Type.String())) }),
		Type.Object({}),
	),
};

export type AgentChoices = Static<typeof AgentChoices>;
export type AgentChoice = Static<typeof AgentChoice>;
