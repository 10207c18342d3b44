import type {
	AgentAspect,
	AgentFailure,
	AgentIdentity,
	AgentLoss,
	AttachedOrigin,
	LetGoReason,
	UnsetOption,
} from "@parley/protocol/agent/events";
import type { GivenServer } from "@parley/protocol/mcp/server";
import type { PromptContent } from "@parley/protocol/message/content";
import type { PermissionRequest } from "@parley/protocol/permission/events";
import type { TurnOutcome } from "@parley/protocol/prompt/events";
import type { Question } from "@parley/protocol/question/events";
import type { Wording } from "@parley/words/wording";

/** An accepted prompt in the queue. */
export type QueuedPrompt = {
	readonly messageId: string;
	readonly content: readonly PromptContent[];
	readonly acceptedAt: number;
	readonly index: number;
	/** It runs next, however the current turn ends. */
	readonly prioritized?: true;
	/** Its agent runs in the environment of an editor window. */
	readonly fromWindow?: true;
};

export type PendingPermission = {
	readonly requestId: string;
	readonly title: string;
	readonly turn?: number;
	/** Position of the request. */
	readonly at: number;
	/** The request itself, for a view that does not hold the item. */
	readonly request: PermissionRequest;
};

/** A question of the agent that waits for an answer. */
export type PendingQuestion = {
	readonly requestId: string;
	readonly turn?: number;
	/** Position of the question. */
	readonly at: number;
	/** The question itself, for a view that does not hold the item. */
	readonly request: Question;
};

/** The agent of a session, according to the log. */
export type AgentLink = {
	readonly state: "none" | "attached" | "lost" | "failed";
	readonly agentSessionId?: string;
	readonly identity?: AgentIdentity;
	/** Another agent served the turns before, and this one has no session yet. */
	readonly switched?: true;
	/** How the agent session came about, if another one preceded it. */
	readonly how?: AttachedOrigin["how"];
	/** The last turn before it, if `how` is present. */
	readonly after?: number;
	/** Why the agent session was let go; another one follows with the next prompt. */
	readonly released?: LetGoReason;
	/** Settings with which it should have started and did not. */
	readonly unset?: readonly UnsetOption[];
	/** The MCP servers that it was given. */
	readonly servers?: readonly GivenServer[];
	readonly loss?: AgentLoss;
	/** Why it could not start. */
	readonly problem?: AgentFailure;
};

export type EarlierAgent = { readonly agent: string; readonly through: number };

/** The next prompt, while it cannot be sent yet. */
export type Preparing = {
	readonly messageId: string;
	readonly stage: "starting" | "waiting";
	readonly reason?: string;
	readonly wording?: Wording;
	readonly since: number;
};

export type RunningTurn = {
	readonly turn: number;
	readonly messageId: string;
	readonly since: number;
	/** Someone asked to stop it. */
	readonly stopping?: true;
};

/** The small part of a session that is not conversation. It depends on head events only, never on a turn's content. */
export type Head = {
	readonly title: string;
	/** The newest title that the hub derived: it counts again if the agent withdraws its own. */
	readonly derivedTitle?: string;
	readonly titleBy: "nobody" | "person" | "agent" | "hub";
	readonly folder: string;
	readonly agent: string;
	/** The agents that served the session before, and the last turn of each. */
	readonly earlierAgents?: readonly EarlierAgent[];
	readonly link: AgentLink;
	readonly queue: readonly QueuedPrompt[];
	readonly running?: RunningTurn;
	/** The outcome of the last turn, until another one starts. */
	readonly ended?: { readonly outcome: TurnOutcome; readonly index: number };
	/** The turn that paused the prompts queued behind it, until the user resumes them. */
	readonly pausedBy?: { readonly outcome: TurnOutcome; readonly index: number };
	readonly preparing?: Preparing;
	readonly pending: readonly PendingPermission[];
	readonly questions: readonly PendingQuestion[];
	readonly aspects: { readonly [Aspect in AgentAspect]?: Readonly<Record<string, unknown>> };
	readonly lastTurn: number;
	readonly createdAt: number;
	readonly updatedAt: number;
};

export const emptyHead: Head = {
	title: "",
	titleBy: "nobody",
	folder: "",
	agent: "",
	link: { state: "none" },
	queue: [],
	pending: [],
	questions: [],
	aspects: {},
	lastTurn: 0,
	createdAt: 0,
	updatedAt: 0,
};
