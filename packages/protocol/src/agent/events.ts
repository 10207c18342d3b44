import { type Static, Type } from "typebox";
import { logEvent } from "../contract/definitions.ts";
import { Id, OpenObject, oneOf } from "../contract/fields.ts";
import { Wording } from "../words/wording.ts";

export const AgentIdentity = Type.Object({
	name: Type.String(),
	title: Type.Optional(Type.String()),
	version: Type.Optional(Type.String()),
});

/**
 * Parts of an agent session that are state rather than conversation; the newest value of each counts. `login`: whether the agent wants one
 * (`login/read-login.ts`).
 */
export const AgentAspect = oneOf("commands", "mode", "config", "usage", "info", "login");

/** How an agent session that is not the first one of a chat came about. Absent in logs of earlier releases. */
export const AttachedHow = oneOf("new", "resumed", "loaded", "seeded");

/** What an agent session knows of the chat before it. */
export const AttachedOrigin = Type.Object({
	/** `resumed` and `loaded`: the agent's own session goes on. `seeded`: it was given quoted turns. `new`: it knows nothing. */
	how: Type.Optional(AttachedHow),
	/** Why it was not continued, if a person wanted that. */
	reason: Type.Optional(oneOf("restart", "fresh", "switched")),
	/** For `seeded`: how many of the chat's turns were quoted, the newest ones. */
	knows: Type.Optional(
		Type.Object({ turns: Type.Integer({ minimum: 0 }), of: Type.Integer({ minimum: 0 }) }),
	),
});

export const agentEvents = {
	"agent.attached": logEvent(
		"An agent session now serves this session. There are several over time: restart, resume, fork.",
		Type.Object({ agentSessionId: Id, agent: AgentIdentity, ...AttachedOrigin.properties }),
		{ head: "quiet", turn: "single", folds: false, synced: true, turningPoint: false, blobs: false },
	),
	"agent.lost": logEvent(
		"The agent's process has ended. Its last stderr output is the best hint at the reason.",
		Type.Object({
			agentSessionId: Type.Optional(Id),
			message: Type.String(),
			wording: Type.Optional(Wording),
			exitCode: Type.Optional(Type.Integer()),
			signal: Type.Optional(Type.String()),
			stderr: Type.Optional(Type.String()),
			/** The session was idle, so only the agent's memory of it is lost. */
			idle: Type.Optional(Type.Boolean()),
		}),
		{ head: "news", turn: "single", folds: false, synced: true, turningPoint: false, blobs: false },
	),
	"agent.failed": logEvent(
		"The agent could not be started, or opened no session. The next prompt tries again.",
		Type.Object({ message: Type.String(), wording: Type.Optional(Wording) }),
		{ head: "quiet", turn: "none", folds: false, synced: false, turningPoint: false, blobs: false },
	),
	"agent.state": logEvent(
		"An aspect of the agent session changed; the newest value of each aspect counts.",
		Type.Object({ aspect: AgentAspect, value: OpenObject }),
		{ head: "quiet", turn: "none", folds: false, synced: false, turningPoint: false, blobs: false },
	),
	"agent.update": logEvent(
		"An update of a kind unknown to Parley: stored, and shown by name. `problem` says what Parley itself found wrong with a message.",
		Type.Object({
			update: Type.String(),
			data: OpenObject,
			problem: Type.Optional(Type.String()),
			wording: Type.Optional(Wording),
		}),
		{ head: "none", turn: "single", folds: false, synced: false, turningPoint: false, blobs: true },
	),
};

export type AgentIdentity = Static<typeof AgentIdentity>;
export type AgentAspect = Static<typeof AgentAspect>;
export type AttachedOrigin = Static<typeof AttachedOrigin>;
export type AgentFailure = Static<(typeof agentEvents)["agent.failed"]["payload"]>;
export type AgentLoss = Static<(typeof agentEvents)["agent.lost"]["payload"]>;
