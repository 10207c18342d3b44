import { isFinished, maxUnderWay } from "@parley/acp/v1/updates/known-tools";
import type { MappingRestorer } from "@parley/acp/v1/updates/restore-mapping";
import { readEvent } from "@parley/protocol/log/read-event";
import type { LogStore, StoredTool, ToolRecord } from "../store/log-store.ts";

export type EarlierToolsOptions = {
	readonly sessionId: string;
	/** The position of the agent session. */
	readonly attachedAt: number;
	/** The position of the last turn's prompt. */
	readonly begun: number;
	/** The newest tools of the agent session. */
	readonly newest: readonly ToolRecord[];
};

type Reader = Pick<LogStore, "openTools" | "window">;

/**
 * Restores the tools of an agent session from before its last turn. Of finished ones only the status matters: an update may still come,
 * while a call announced under such an id is a new one. The others may go on and show something, and are taken like the last turn's events:
 * the open ones, and of the newest also those that were not reported on to their end.
 */
export const restoreEarlierTools = async (
	store: Reader,
	mapping: MappingRestorer,
	{ sessionId, attachedAt, begun, newest }: EarlierToolsOptions,
): Promise<void> => {
	const oldest = newest[0]?.at ?? begun;
	for (const tool of await store.openTools(sessionId, maxUnderWay + 1))
		if (tool.at > attachedAt && tool.at < oldest) await takeTool(store, mapping, sessionId, tool);
	for (const tool of newest) {
		if (tool.at >= begun) break;
		if (isFinished(tool.status)) mapping.remember(tool);
		else await takeTool(store, mapping, sessionId, tool);
	}
};

/** The store folds the changes of one item while it reads them, however many there are. */
const takeTool = async (
	store: Reader,
	mapping: MappingRestorer,
	sessionId: string,
	{ toolCallId, turn, at }: StoredTool,
): Promise<void> => {
	const window = await store.window(sessionId, turn, 1, 0, { item: at + 1, items: 1 });
	for (const wire of window?.turns.flatMap(({ events }) => events) ?? []) {
		const event = readEvent(wire);
		if (event.type === "tool" && event.payload.toolCallId === toolCallId) mapping.take(event);
	}
};
