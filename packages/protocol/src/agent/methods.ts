import { type Static, Type } from "typebox";
import { method } from "../contract/definitions.ts";
import { Id, listOf } from "../contract/fields.ts";
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

export const agentMethods = {
	"agent.list": method(
		"The configured agents, and the default for new sessions.",
		Type.Object({}),
		AgentChoices,
	),
	"agent.prefer": method(
		"Makes an agent the default for new sessions. With a command, also configures it until the hub exits. For hosts only.",
		Type.Object({ agentId: Id, command: Type.Optional(listOf(Type.String())) }),
		Type.Object({}),
	),
};

export type AgentChoices = Static<typeof AgentChoices>;
export type AgentChoice = Static<typeof AgentChoice>;
