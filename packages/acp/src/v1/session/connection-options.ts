import type { DroppedLine } from "@parley/jsonrpc/line-splitter";
import type { Logger } from "@parley/logging/logger";
import type { AttachedOrigin } from "@parley/protocol/agent/events";
import type { RunningAgent, StartAgent } from "../../pipe/running-agent.ts";
import type { LoggedTurn } from "../replay/logged-turn.ts";
import type { ReplayPace } from "../replay/replay-buffer.ts";
import type { ReplayedTurn } from "../replay/replayed-turns.ts";
import type { AgentEvent } from "../updates/mapped.ts";
import type { InitializeResult } from "../wire/initialize.ts";
import type { AgentServices, PermissionService, QuestionService } from "./agent-services.ts";
import type { RestoredState } from "./agent-session-options.ts";
import type { ReopenWay } from "./request-reopening.ts";
import type { LoggedPermission, LoggedQuestion } from "./served-asks.ts";
import type { ServerToGive } from "./servers-to-give.ts";

/** How long an agent may take. */
export type ConnectionTimes = {
	readonly startTimeoutMs: number;
	readonly newSessionTimeoutMs: number;
	readonly reopenTimeoutMs: number;
	readonly replayPace: ReplayPace;
	readonly closeTimeoutMs: number;
};

export type AgentConnectionOptions = Partial<ConnectionTimes> & {
	/** The agent's name in messages. */
	readonly name: string;
	readonly start: StartAgent;
	readonly logger: Logger;
	/** The version of Parley as reported to agents. */
	readonly clientVersion: string;
	/** What the agent may request from us besides permission. */
	readonly services?: AgentServices;
	/** Aborts the start; it has no effect once the agent is ready. */
	readonly signal?: AbortSignal;
	/** What the next hub must know of this agent, besides what the agent said of itself. */
	readonly note?: Readonly<Record<string, unknown>>;
};

/** An agent that an earlier hub started. */
export type KeptAgent = {
	readonly process: RunningAgent;
	/** What the agent answered to `initialize`. */
	readonly initialized: InitializeResult;
	/** The id of the first request: those below were used. */
	readonly firstId: number;
	/** The line in whose middle its output begins. */
	readonly dropped?: DroppedLine | undefined;
};

export type NewSessionOptions = {
	/** The id of our session. */
	readonly sessionId: string;
	/** The agent's working folder, as an absolute path. */
	readonly cwd: string;
	/** The MCP servers it gets; only those of kinds that the agent takes. */
	readonly servers?: readonly ServerToGive[];
	/**
	 * Receives the session's events, even before `newSession` settles. The returned promise settles once they are saved. `position` is the
	 * end, in the agent's output, of the message that caused them, if one did.
	 */
	readonly onEvents: (events: readonly AgentEvent[], position: number | undefined) => Promise<void> | void;
	/** Receives the agent's permission requests, even before `newSession` settles. */
	readonly permissions: PermissionService;
	/** The same for its questions to people. Without it, and without the service being offered, there are none. */
	readonly questions?: QuestionService;
	/** How far the session's log is saved. */
	readonly committed: () => number;
	/** The id of the request, if an earlier hub has sent it. */
	readonly sentAs?: number;
	/** How it came about and what it knows, if another agent session preceded it. */
	readonly origin?: AttachedOrigin;
};

/** A session that the agent had in another process. */
export type ReopenSessionOptions = Omit<NewSessionOptions, "sentAs"> & {
	readonly way: ReopenWay;
	readonly agentSessionId: string;
	/** The newest turns of our log, oldest first: what the agent replays of them is not news. */
	readonly logged: readonly LoggedTurn[];
	/** For a session that our log has nothing of: takes what the agent replays of it, and settles once that is saved. */
	readonly onHistory?: (turns: readonly ReplayedTurn[]) => Promise<void>;
};

/** A session that an earlier hub opened. */
export type RestoreSessionOptions = Pick<
	NewSessionOptions,
	"sessionId" | "onEvents" | "permissions" | "questions" | "committed"
> & {
	readonly agentSessionId: string;
	readonly restored: RestoredState;
	/** The permission requests of its last turn. */
	readonly requests: readonly LoggedPermission[];
	/** The same of its questions. */
	readonly asked?: readonly LoggedQuestion[];
};

/** A session on the same process, and whether it has a running turn. */
export type SharedProcess = { readonly sessionId: string; readonly isRunning: boolean };
