import type { LoggedTurn } from "@parley/acp/v1/replay/logged-turn";
import type { AgentConnection } from "@parley/acp/v1/session/agent-connection";
import type { AgentSession } from "@parley/acp/v1/session/agent-session";
import type { NewSessionOptions } from "@parley/acp/v1/session/connection-options";
import type { ReopenWay } from "@parley/acp/v1/session/request-reopening";
import { sessionAbilities } from "@parley/acp/v1/session/session-abilities";
import { AuthRequiredError } from "@parley/acp/v1/session/session-errors";
import type { Logger } from "@parley/logging/logger";
import type { AttachedOrigin } from "@parley/protocol/agent/events";

/** The agent session that a chat had before. */
export type Former = {
	readonly agentSessionId: string;
	/** How to go on with it, the best way first. */
	readonly ways: readonly ReopenWay[];
	/** The newest turns of the log. */
	readonly logged: () => Promise<readonly LoggedTurn[]>;
	/** What a new agent session will know instead. */
	readonly origin: () => Promise<AttachedOrigin>;
	/** Called when the agent's process ended instead of an answer. */
	readonly onFatal?: (way: ReopenWay) => void;
};

/** Goes on with a chat's agent session in whatever way the agent can, else opens a new one. */
export const openAgentSession = async (
	connection: AgentConnection,
	options: NewSessionOptions,
	former: Former,
	logger: Logger,
): Promise<AgentSession> => {
	const { agentSessionId } = former;
	const abilities = sessionAbilities(connection.capabilities);
	for (const way of former.ways) {
		if (!abilities[way]) continue;
		try {
			const logged = await former.logged();
			const origin = { how: way === "resume" ? "resumed" : "loaded" } as const;
			return await connection.reopenSession({ ...options, way, agentSessionId, logged, origin });
		} catch (error) {
			// It goes on with it once somebody has logged in.
			if (error instanceof AuthRequiredError) throw error;
			logger.warn("The agent did not go on with its session", { way, agentSessionId, error });
			if (!connection.alive) {
				former.onFatal?.(way);
				throw error;
			}
		}
	}
	return connection.newSession({ ...options, origin: await former.origin() });
};
