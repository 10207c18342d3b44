import { type Static, Type } from "typebox";
import { event } from "../contract/definitions.ts";
import { Id, OpenObject, oneOf } from "../contract/fields.ts";
import { Wording } from "../words/wording.ts";

export const AgentIdentity = Type.Object({
	name: Type.String(),
	title: Type.Optional(Type.String()),
	version: Type.Optional(Type.String()),
});

/** Parts of an agent session that are state rather than conversation: the newest of each kind counts. */
export const AgentAspect = oneOf("commands", "mode", "config", "usage", "info");

export const agentEvents = {
	"agent.attached": event(
		"An agent session now serves this session. There are several over time: restart, resume, fork.",
		Type.Object({ agentSessionId: Id, agent: AgentIdentity }),
	),
	"agent.lost": event(
		"The agent's process is gone. What it wrote to stderr last is the best hint at the reason.",
		Type.Object({
			agentSessionId: Type.Optional(Id),
			message: Type.String(),
			wording: Type.Optional(Wording),
			exitCode: Type.Optional(Type.Integer()),
			signal: Type.Optional(Type.String()),
			stderr: Type.Optional(Type.String()),
			/** Nothing was under way in this session: nothing is lost but the agent's memory of it. */
			idle: Type.Optional(Type.Boolean()),
		}),
	),
	"agent.failed": event(
		"The agent could not be started, or opened no session. The next prompt tries again.",
		Type.Object({ message: Type.String(), wording: Type.Optional(Wording) }),
	),
	"agent.state": event(
		"An aspect of the agent session changed; the newest value of each aspect counts.",
		Type.Object({ aspect: AgentAspect, value: OpenObject }),
	),
	"agent.update": event(
		"An update of a kind that Parley does not know: kept and shown by name.",
		Type.Object({ update: Type.String(), data: OpenObject }),
	),
};

export type AgentIdentity = Static<typeof AgentIdentity>;
export type AgentAspect = Static<typeof AgentAspect>;
export type AgentLoss = Static<(typeof agentEvents)["agent.lost"]["payload"]>;
