import { type Wording, wording } from "@parley/words/wording";
import type { AgentExit } from "./agent-exit.ts";

/** How an agent's process exited. */
export const describeExit = (agent: string, { code, signal, withKeeper, unreadable }: AgentExit): Wording => {
	if (withKeeper) return wording("turnEnd.keeperLost", { agent });
	if (unreadable) return wording("turnEnd.unreadable", { agent });
	if (signal !== undefined) return wording("turnEnd.agentKilled", { agent, signal });
	return code === undefined
		? wording("turnEnd.agentEnded", { agent })
		: wording("turnEnd.agentExited", { agent, code: String(code) });
};
