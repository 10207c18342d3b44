import type { LoggedTurn } from "@parley/acp/v1/replay/logged-turn";
import type { AgentConnection } from "@parley/acp/v1/session/agent-connection";
import type { AgentSession } from "@parley/acp/v1/session/agent-session";
import type { NewSessionOptions, ReopenSessionOptions } from "@parley/acp/v1/session/connection-options";
import type { ReopenWay } from "@parley/acp/v1/session/request-reopening";
import { sessionAbilities } from "@parley/acp/v1/session/session-abilities";
import { AuthRequiredError } from "@parley/acp/v1/session/session-errors";
import type { Logger } from "@parley/logging/logger";
import type { AttachedOrigin } from "@parley/protocol/agent/events";

/** The agent session that a chat had before. */
export type Former = {
	/** Undefined if it was another agent's. */
	readonly agentSessionId: string | undefined;
	/** How to go on with it, the best way first. */
	readonly ways: readonly ReopenWay[];
	/** The newest turns of the log. */
	readonly logged: () => Promise<readonly LoggedTurn[]>;
	/** What a new agent session will know instead. Rejects if none is wanted; `refusal` is why the last way failed. */
	readonly origin: (refusal?: unknown) => Promise<AttachedOrigin>;
	/** Why a person wanted another process. */
	readonly reason?: AttachedOrigin["reason"];
	/** Takes what the agent replays, if the log has nothing of it. */
	readonly onHistory?: ReopenSessionOptions["onHistory"];
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
	const { agentSessionId, onHistory } = former;
	let refusal: unknown;
	const abilities = sessionAbilities(connection.capabilities);
	for (const way of former.ways) {
		if (agentSessionId === undefined || !abilities[way]) continue;
		try {
			const logged = await former.logged();
			const reason = former.reason === undefined ? {} : { reason: former.reason };
			const origin = { how: way === "resume" ? "resumed" : "loaded", ...reason } as const;
			const reopening = { ...options, way, agentSessionId, logged, origin };
			return await connection.reopenSession({
				...reopening,
				...(onHistory === undefined ? {} : { onHistory }),
			});
		} catch (error) {
			refusal = error;
			// It goes on with it once somebody has logged in.
			if (error instanceof AuthRequiredError) throw error;
			logger.warn("The agent did not go on with its session", { way, agentSessionId, error });
			if (!connection.alive) {
				former.onFatal?.(way);
				throw error;
			}
		}
	}
	return connection.newSession({ ...options, origin: await former.origin(refusal) });
};
