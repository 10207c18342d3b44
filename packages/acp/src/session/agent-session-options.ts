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
	 * Receives the session's events in wire order, before the next message is read: all events of one message in one call. The returned
	 * promise settles once they are saved; usually nobody awaits it.
	 */
	readonly onEvents: (events: readonly AgentEvent[]) => Promise<void> | void;
	/** Receives the agent's permission requests. */
	readonly permissions: PermissionService;
	/** Called when the agent no longer has the session. */
	readonly onEnded: () => void;
	/** The content types that the agent accepts in a prompt. */
	readonly takes: PromptAbilities;
	/** Whether the agent supports session/close. */
	readonly tellsClose: boolean;
	readonly closeTimeoutMs: number;
	/** The end of the agent's stderr. */
	readonly stderr: () => string;
};
