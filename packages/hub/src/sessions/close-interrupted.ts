import type { LogStore } from "../store/log-store.ts";
import { closeOpenTurn, closeTool, type Interruption } from "./close-open-turn.ts";
import { openTools } from "./open-tools.ts";
import type { SessionLog } from "./session-log.ts";
import { turnOf } from "./turn-of.ts";

/** Closes in the log what was interrupted: tools first, then permission requests and the turn. */
export const closeInterrupted = async (
	log: SessionLog,
	store: LogStore,
	why: Interruption,
	hasOpenTools: boolean,
): Promise<void> => {
	const { head, sessionId } = log;
	if (hasOpenTools) {
		for await (const tools of openTools(store, sessionId))
			await Promise.all(
				tools.map((tool) => log.append([closeTool(head, tool)], { turn: tool.turn, durability: "synced" })),
			);
	}
	await Promise.all(
		closeOpenTurn(head, why).map((event) => log.append([event], { turn: turnOf(head, event) })),
	);
};
