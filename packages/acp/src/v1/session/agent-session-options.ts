import type { RpcError } from "@parley/jsonrpc/errors";
import type { Logger } from "@parley/logging/logger";
import type { AttachedOrigin } from "@parley/protocol/agent/events";
import type { EventBody } from "@parley/protocol/log/log-event";
import type { GivenServer } from "@parley/protocol/mcp/server";
import type { MappingState } from "../updates/mapping-state.ts";
import type { AskServices } from "./agent-asks.ts";
import type { TakeEvents } from "./event-outlet.ts";
import type { PromptAbilities } from "./prompt-blocks.ts";
import type { SessionCalls } from "./session-calls.ts";

/** A prompt that an earlier hub logged and that is not answered yet. */
export type RestoredTurn = {
	readonly messageId: string;
	/** Whether the agent has produced anything in it. */
	readonly answered: boolean;
	/** Whether someone asked to stop it. */
	readonly stopping: boolean;
	/** The id of its request, if it was written. */
	readonly requestId: number | undefined;
};

/** An agent session as an earlier hub left it: what follows is in its log. */
export type RestoredState = {
	readonly mapping: MappingState;
	/** The position in the agent's output up to which its messages are in the log. */
	readonly through: number;
	readonly turn: RestoredTurn | undefined;
};

export type AgentSessionOptions = {
	readonly sessionId: string;
	readonly agentSessionId: string;
	readonly calls: SessionCalls;
	readonly logger: Logger;
	/**
	 * Receives the session's events in wire order, before the next message is read: all events of one message in one call. The returned
	 * promise settles once they are saved; usually nobody awaits it.
	 */
	readonly onEvents: TakeEvents;
	/** How far the session's log is saved. */
	readonly committed: () => number;
	/** Receives what the agent asks people. */
	readonly asks: AskServices;
	/** Called when the agent no longer has the session. */
	readonly onEnded: () => void;
	/** The content types that the agent accepts in a prompt. */
	readonly takes: PromptAbilities;
	/** Whether the agent supports session/close. */
	readonly tellsClose: boolean;
	readonly closeTimeoutMs: number;
	/** The end of the agent's stderr. */
	readonly stderr: () => string;
	/** What else the agent says by refusing a prompt. */
	readonly onRefused: (error: RpcError) => readonly EventBody[];
	/** How it came about and what it knows, if another agent session preceded it. */
	readonly origin?: AttachedOrigin;
	/** The MCP servers that it was given. */
	readonly servers?: readonly GivenServer[];
	/** Absent in a new session. */
	readonly restored?: RestoredState;
};
