import type { Result } from "@parley/protocol/contract/names";
import type { Sessions } from "./sessions.ts";

/**
 * Restarts a session's agent. If that would affect other sessions than the named ones, it does nothing and returns them. Sessions that lose
 * their agent go on with the new one by themselves.
 */
export const restartAgent = async (
	sessions: Pick<Sessions, "get" | "has">,
	sessionId: string,
	named: readonly string[],
): Promise<Result<"session.restart">> => {
	const session = sessions.get(sessionId);
	const concerned = named.filter(
		(other) => sessions.has(other) && sessions.get(other).attached !== undefined,
	);
	const others = await session.restartAgent(named);
	if (others === undefined) {
		for (const other of concerned) if (sessions.has(other)) sessions.get(other).warmUp();
		return { restarted: true };
	}
	// A session deleted meanwhile needs no name.
	const living = others.filter((other) => sessions.has(other.sessionId));
	return {
		restarted: false,
		others: living.map(({ sessionId: other, isRunning }) => ({
			...{ sessionId: other, title: sessions.get(other).log.head.title, running: isRunning },
		})),
	};
};
