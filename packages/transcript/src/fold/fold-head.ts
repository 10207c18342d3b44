import type { LogEvent } from "@parley/protocol/log/log-event";
import { pausesQueue } from "../head/queue.ts";
import { goesOn, type HeadEvent, isHeadEvent, isNews } from "../head/reduce-head.ts";

/**
 * The few events that determine the head. They are events and not state, so that the same reducer builds a view opened
 * with them and one that saw everything.
 */
export const foldHead = (events: readonly LogEvent[]): HeadEvent[] => {
	const kept = new Map<string, HeadEvent>();
	let last: HeadEvent | undefined;
	for (const event of events) {
		if (!isHeadEvent(event)) continue;
		if (isNews(event)) last = event;
		keep(kept, event);
	}
	if (last !== undefined) kept.set("last", last);
	return [...new Set(kept.values())].sort((a, b) => a.index - b.index);
};

/** What changes a queued prompt: it is kept as long as the prompt is. */
const queuedChanges = [
	"prompt.edited",
	"prompt.prioritized",
	"prompt.preparing",
] as const satisfies readonly HeadEvent["type"][];

type QueuedChange = Extract<HeadEvent, { readonly type: (typeof queuedChanges)[number] }>;

const isQueuedChange = (event: HeadEvent): event is QueuedChange =>
	queuedChanges.some((type) => type === event.type);

const keep = (kept: Map<string, HeadEvent>, event: HeadEvent): void => {
	if (isQueuedChange(event)) {
		const { messageId } = event.payload;
		if (!kept.has(`queued ${messageId}`)) return;
		if (event.type === "prompt.preparing") dropPreparing(kept);
		kept.set(`${event.type} ${messageId}`, event);
		return;
	}
	switch (event.type) {
		case "session.created":
			kept.set("created", event);
			return;
		case "session.renamed":
			kept.set(`title by ${event.payload.by}`, event);
			return;
		case "session.agentChanged":
			forgetAgent(kept);
			// Of several between the same turns, only the last one counts.
			kept.set(`agent after ${event.payload.after}`, event);
			return;
		case "prompt.accepted":
			keepFirst(kept, `queued ${event.payload.messageId}`, event);
			return;
		case "prompt.removed":
			dequeue(kept, event.payload.messageId);
			return;
		case "prompt.resumed":
			kept.delete("pause");
			// The end of the turn that paused them may also be kept for other reasons.
			kept.set("resumed", event);
			return;
		case "prompt.ordered":
			kept.set("order", event);
			return;
		case "prompt.sent": {
			const { messageId } = event.payload;
			if (goesOn(kept.get("pause"), kept.get(`queued ${messageId}`))) kept.delete("pause");
			dequeue(kept, messageId);
			dropPreparing(kept);
			kept.delete("stopping");
			kept.set("turn", event);
			return;
		}
		case "prompt.stopping":
			if (isRunning(kept.get("turn"), event.payload.messageId)) kept.set("stopping", event);
			return;
		case "turn.ended":
			kept.delete("stopping");
			kept.set("turn", event);
			if (pausesQueue(event.payload.outcome)) kept.set("pause", event);
			for (const [key, each] of kept) {
				const isAsked = each.type === "permission.requested" || each.type === "question.asked";
				if (isAsked && each.turn === event.turn) kept.delete(key);
			}
			return;
		case "permission.requested":
			keepFirst(kept, `pending ${event.payload.requestId}`, event);
			return;
		case "permission.resolved":
			kept.delete(`pending ${event.payload.requestId}`);
			return;
		case "question.asked":
			keepFirst(kept, `question ${event.payload.requestId}`, event);
			return;
		case "question.answered":
			kept.delete(`question ${event.payload.requestId}`);
			return;
		case "agent.attached":
			forgetAgent(kept);
			kept.set("attached", event);
			return;
		case "agent.lost":
			kept.set("lost", event);
			return;
		case "agent.failed":
			kept.set("failed", event);
			return;
		case "agent.released":
			kept.set("released", event);
			return;
		case "agent.unset":
			kept.set("unset", event);
			return;
		case "agent.state":
			kept.set(`aspect ${event.payload.aspect}`, event);
			return;
		default:
			event satisfies never;
	}
};

const isRunning = (turn: HeadEvent | undefined, messageId: string): boolean =>
	turn?.type === "prompt.sent" && turn.payload.messageId === messageId;

/** What was said of an agent session ends with it. */
const forgetAgent = (kept: Map<string, HeadEvent>): void => {
	for (const [key, each] of kept) if (each.type === "agent.state") kept.delete(key);
	for (const key of ["attached", "lost", "failed"]) kept.delete(key);
};

/** A repeated entry keeps the place of its first occurrence. */
const keepFirst = (kept: Map<string, HeadEvent>, key: string, event: HeadEvent): void => {
	if (!kept.has(key)) kept.set(key, event);
};

const dequeue = (kept: Map<string, HeadEvent>, messageId: string): void => {
	for (const what of ["queued", ...queuedChanges]) kept.delete(`${what} ${messageId}`);
};

/** Only one prompt is prepared at a time. */
const dropPreparing = (kept: Map<string, HeadEvent>): void => {
	for (const [key, { type }] of kept) if (type === "prompt.preparing") kept.delete(key);
};
