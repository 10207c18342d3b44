import { type Static, Type } from "typebox";
import { logEvent } from "../contract/definitions.ts";
import { Id, listOf, OpenObject, oneOf } from "../contract/fields.ts";
import { FoldOrigin } from "../log/fold-origin.ts";
import { GivenServer } from "../mcp/server.ts";
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

/**
 * Why an agent session was let go that can be neither resumed nor loaded: unwatched for hours, too large, too many others, or because a person
 * closed it.
 */
export const LetGoReason = oneOf("time", "memory", "processes", "closed");

/** What an agent session knows of the chat before it. */
export const AttachedOrigin = Type.Object({
	/** `resumed` and `loaded`: the agent's own session goes on. `seeded`: it was given quoted turns. `new`: it knows nothing. */
	how: Type.Optional(AttachedHow),
	/** Why it was not continued, if a person wanted that. */
	reason: Type.Optional(oneOf("restart", "fresh", "switched")),
	/** Why the hub had let the agent session before it go, if nobody else did. */
	letGo: Type.Optional(LetGoReason),
	/** For `switched`: the configured agent that took over. */
	agentId: Type.Optional(Id),
	/** For `seeded`: how many of the chat's turns were quoted, the newest ones. */
	knows: Type.Optional(
		Type.Object({ turns: Type.Integer({ minimum: 0 }), of: Type.Integer({ minimum: 0 }) }),
	),
});

/** A starting value that an agent did not take, and where it came from. */
export const UnsetOption = Type.Object({
	option: Id,
	value: Type.Union([Type.String(), Type.Boolean()]),
	from: oneOf("settings", "remembered"),
	reason: Type.Optional(Type.String()),
	wording: Type.Optional(Wording),
});

export const agentEvents = {
	"agent.attached": logEvent(
		"An agent session now serves this session. There are several over time: restart, resume, fork.",
		Type.Object({
			agentSessionId: Id,
			agent: AgentIdentity,
			...AttachedOrigin.properties,
			/** The MCP servers it was given; absent if none, and in logs of earlier releases. */
			servers: Type.Optional(listOf(GivenServer)),
		}),
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
	"agent.released": logEvent(
		"The agent session was let go on purpose: nobody watched for long, or a person closed it. The next prompt attaches another one.",
		Type.Object({ why: LetGoReason }),
		{ head: "quiet", turn: "none", folds: false, synced: false, turningPoint: false, blobs: false },
	),
	"agent.unset": logEvent(
		"Settings with which the agent session should have started and which it does not offer. It goes on without them.",
		Type.Object({ settings: listOf(UnsetOption) }),
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
	notice: logEvent(
		"The agent tells the user something outside its answer. Severities are `info`, `warning`, `error`, or words of the agent.",
		Type.Object({
			severity: Type.String({ maxLength: 100 }),
			title: Type.String({ minLength: 1, maxLength: 4000 }),
			description: Type.Optional(Type.String({ maxLength: 32_000 })),
			meta: Type.Optional(OpenObject),
		}),
		{ head: "none", turn: "single", folds: false, synced: false, turningPoint: false, blobs: false },
	),
	activity: logEvent(
		"What the agent does besides using tools, always whole: it compacts its context, or has a subagent work. The texts of it are `text` events whose `messageId` is its id.",
		Type.Object({
			activityId: Id,
			kind: oneOf("compaction", "subagent"),
			/** `running`, `waiting`, `completed`, `failed`, `cancelled`, `unreported`, or a word of the agent. */
			status: Type.String({ maxLength: 100 }),
			title: Type.Optional(Type.String({ maxLength: 4000 })),
			/** Why it failed, or what it is for. */
			detail: Type.Optional(Type.String({ maxLength: 32_000 })),
			meta: Type.Optional(OpenObject),
			...FoldOrigin,
		}),
		{ head: "none", turn: "item", folds: true, synced: false, turningPoint: false, blobs: false },
	),
};

export type Notice = Static<(typeof agentEvents)["notice"]["payload"]>;
export type Activity = Static<(typeof agentEvents)["activity"]["payload"]>;
export type AgentIdentity = Static<typeof AgentIdentity>;
export type AgentAspect = Static<typeof AgentAspect>;
export type AttachedOrigin = Static<typeof AttachedOrigin>;
export type LetGoReason = Static<typeof LetGoReason>;
export type UnsetOption = Static<typeof UnsetOption>;
export type AgentFailure = Static<(typeof agentEvents)["agent.failed"]["payload"]>;
export type AgentLoss = Static<(typeof agentEvents)["agent.lost"]["payload"]>;
