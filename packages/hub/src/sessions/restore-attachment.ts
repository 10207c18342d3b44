import type { MappingState } from "@parley/acp/v1/updates/mapping-state";
import { MappingRestorer } from "@parley/acp/v1/updates/restore-mapping";
import type { LogEvent } from "@parley/protocol/log/log-event";
import { readEvent } from "@parley/protocol/log/read-event";
import { itemIdOf, partOf } from "@parley/transcript/turn/item-of";
import { ItemPlaces } from "../log/item-places.ts";
import type { LogStore } from "../store/log-store.ts";
import { restoreEarlierTools } from "./restore-earlier-tools.ts";
import {
	permissionReading,
	questionReading,
	type RestoredPermission,
	type RestoredQuestion,
	RestoredRequests,
} from "./restored-requests.ts";
import type { LogPlaces, SessionLog } from "./session-log.ts";
import { maxRemembered, ToolPlaces } from "./tool-places.ts";

/** What a hub knew of an agent session that outlived it. */
export type RestoredAttachment = {
	readonly agentSessionId: string;
	/** For the next message of the agent. */
	readonly mapping: MappingState;
	/** Whether the agent has produced anything in the running turn. */
	readonly answered: boolean;
	/** The requests of the last turn, and those that were pending before it, by their ids. */
	readonly permissions: ReadonlyMap<string, RestoredPermission>;
	/** The same of its questions. */
	readonly questions: ReadonlyMap<string, RestoredQuestion>;
	/** For `SessionLog.restore`. */
	readonly places: LogPlaces;
};

export type AttachmentReader = Pick<
	LogStore,
	"eventsAfter" | "turnSlice" | "window" | "openTools" | "newestTools"
>;

const pageEvents = 500;
const pageBytes = 1024 * 1024;

/**
 * Restores a session's attachment from its log, while nothing is being written to it. Reads the last turn in pages, the open tools of earlier
 * turns one by one, and the places of the newest tools: however long the session is, no more than that is held. Undefined if no agent was
 * ever attached.
 */
export const restoreAttachment = async (
	store: AttachmentReader,
	log: Pick<SessionLog, "sessionId" | "head" | "attachedAt">,
): Promise<RestoredAttachment | undefined> => {
	const { sessionId, head, attachedAt } = log;
	const { agentSessionId } = head.link;
	if (attachedAt === undefined || agentSessionId === undefined) return undefined;
	const begun = await beginningOf(store, sessionId, head.lastTurn);
	const newest = await store.newestTools(sessionId, attachedAt, maxRemembered + 1);
	const mapping = new MappingRestorer(agentSessionId, head.aspects);
	// Otherwise no turn has begun since, and all of its tools are among the events below.
	if (begun > attachedAt) await restoreEarlierTools(store, mapping, { sessionId, attachedAt, begun, newest });
	const permissions = new RestoredRequests(store, sessionId, permissionReading);
	const questions = new RestoredRequests(store, sessionId, questionReading);
	const items = new ItemPlaces();
	for (const { turn, at, request } of head.pending) {
		if (at >= begun) continue;
		permissions.ask({ turn, at, request });
		items.restore(turn, itemIdOf({ type: "permission.requested", payload: request }), at);
	}
	for (const { turn, at, request } of head.questions) {
		if (at >= begun) continue;
		questions.ask({ turn, at, request });
		items.restore(turn, itemIdOf({ type: "question.asked", payload: request }), at);
	}
	for await (const event of eventsFrom(store, sessionId, begun)) {
		mapping.take(event);
		await permissions.take(event);
		await questions.take(event);
		restoreItem(items, event);
	}
	const tools = new ToolPlaces();
	const places = newest.map(({ toolCallId, turn, at }) => [toolCallId, { turn, at }] as const);
	tools.restore(attachedAt, places, newest.length > maxRemembered);
	const { state, answered } = mapping;
	return {
		...{ agentSessionId, mapping: state, answered, places: { tools, items } },
		...{ permissions: permissions.all, questions: questions.all },
	};
};

/** The position of a turn's prompt; 0 if it has none, because nothing was asked yet. */
const beginningOf = async (store: AttachmentReader, sessionId: string, turn: number): Promise<number> => {
	const { frame } = await store.turnSlice(sessionId, turn, Number.MAX_SAFE_INTEGER, 0);
	return frame.find(({ type }) => type === "prompt.sent")?.index ?? 0;
};

async function* eventsFrom(
	store: AttachmentReader,
	sessionId: string,
	position: number,
): AsyncGenerator<LogEvent, void> {
	for (let after = Math.max(0, position - 1); ; ) {
		const page = await store.eventsAfter(sessionId, after, pageEvents, pageBytes);
		const last = page.at(-1);
		if (last === undefined) return;
		for (const event of page) yield readEvent(event);
		after = last.index;
	}
}

/** Tools have places of their own. */
const restoreItem = (items: ItemPlaces, event: LogEvent): void => {
	const part = partOf(event);
	if (part.part === "item" && event.type !== "tool")
		items.restore(event.turn, part.id, part.at ?? event.index);
};
