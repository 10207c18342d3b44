import type { Result } from "@parley/protocol/contract/names";
import type { Sessions } from "./sessions.ts";

/**
 * Stops the turn of an agent that does not listen. If that takes other sessions along which are not named, nothing is done, and
 * they are the answer. Those that lost their agent to it get a new one by themselves.
 */
export const forceStop = async (
	sessions: Pick<Sessions, "get" | "has">,
	sessionId: string,
	which: { readonly turn: number | undefined; readonly named: readonly string[] },
): Promise<Result<"prompt.stop">> => {
	const outcome = await sessions.get(sessionId).forceStop(which.named, which.turn);
	if (outcome === undefined) return { stopped: false };
	if (outcome.kind === "released") return { stopped: true };
	// One that was deleted meanwhile needs neither a name nor an agent.
	const others = outcome.others
		.filter((other) => sessions.has(other.sessionId))
		.map((other) => ({ ...other, session: sessions.get(other.sessionId) }));
	switch (outcome.kind) {
		case "shared":
			return {
				stopped: false,
				others: others.map(({ session, isRunning }) => ({
					sessionId: session.log.sessionId,
					title: session.log.head.title,
					running: isRunning,
				})),
			};
		case "killed":
			for (const { session } of others) session.warmUp();
			return { stopped: true };
	}
};
