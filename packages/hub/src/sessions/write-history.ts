import type { ReplayedTurn } from "@parley/acp/v1/replay/replayed-turns";
import type { EventBody } from "@parley/protocol/log/log-event";
import type { AgentEvents } from "./agent-events.ts";
import type { SessionLog } from "./session-log.ts";

/** Writes the beginning of a log: its first event, and the turns that the agent remembers as if they had happened here. */
export const writeHistory = async (
	log: SessionLog,
	said: AgentEvents,
	created: EventBody,
	turns: readonly ReplayedTurn[],
): Promise<void> => {
	await log.append([created]);
	for (const { messageId, content, events } of turns) {
		const turn = log.head.lastTurn + 1;
		void log.append([{ type: "prompt.sent", payload: { messageId, content: [...content] } }], { turn });
		for (const event of events) void said.take([event]);
		await said.settled();
		await log.append([{ type: "turn.ended", payload: { outcome: "completed" } }], { turn });
	}
};
