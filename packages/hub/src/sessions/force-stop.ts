import type { Result } from "@parley/protocol/contract/names";
import type { Sessions } from "./sessions.ts";

/**
 * Force-stops a turn whose agent ignores a cancel. If that would affect other sessions than the named ones, it does nothing and returns
 * them. Sessions that lose their agent get a new one by themselves.
 */
export const forceStop = async (
	sessions: Pick<Sessions, "get" | "has">,
	sessionId: string,
	which: { readonly turn: number | undefined; readonly named: readonly string[] },
): Promise<Result<"prompt.stop">> => {
	const outcome = await sessions.get(sessionId).forceStop(which.named, which.turn);
	if (outcome === undefined) return { stopped: false };
	if (outcome.kind === "released") return { stopped: true };
	// A session deleted meanwhile needs neither a name nor an agent.
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
