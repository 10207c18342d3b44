import type { Logger } from "@parley/logging/logger";
import type { AgentEvent } from "../updates/mapped.ts";
import type { PermissionService } from "./agent-services.ts";
import type { PromptAbilities } from "./prompt-blocks.ts";
import type { SessionCalls } from "./session-calls.ts";

export type AgentSessionOptions = {
	readonly sessionId: string;
	readonly agentSessionId: string;
	readonly calls: SessionCalls;
	readonly logger: Logger;
	/**
	 * Takes the session's events, in the order of the wire and before the next message is read: all that follows from one message
	 * in one call. What it may return settles when they are kept; most of the time nobody waits for that.
	 */
	readonly onEvents: (events: readonly AgentEvent[]) => Promise<void> | void;
	/** Takes what the agent asks permission for. */
	readonly permissions: PermissionService;
	/** The agent does not have the session any more. */
	readonly onEnded: () => void;
	/** What the agent takes in a prompt. */
	readonly takes: PromptAbilities;
	/** Whether the agent wants to be told that a session is closed. */
	readonly tellsClose: boolean;
	readonly closeTimeoutMs: number;
	/** What the agent's process wrote to stderr last. */
	readonly stderr: () => string;
};
