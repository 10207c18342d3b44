import { eventTraits } from "@parley/protocol/generated/event-traits";
import type { KnownEvent, LogEvent } from "@parley/protocol/log/log-event";
import type { TypesWith } from "@parley/protocol/log/traits-of";
import type { AgentLink, Head, QueuedPrompt } from "./head.ts";
import { orderQueue, pausesQueue } from "./queue.ts";
import { withEarlier } from "./served-by.ts";

/** An event that can change the head; all others leave it unchanged, including its time. */
export type HeadEvent = KnownEvent<TypesWith<"head", "news" | "quiet">>;

export const isHeadEvent = (event: LogEvent): event is HeadEvent =>
	event.type !== "opaque" && eventTraits[event.type].head !== "none";

/** Whether an event moves its session up in lists. Losing an idle agent does not. */
export const isNews = (event: HeadEvent): boolean =>
	eventTraits[event.type].head === "news" && !(event.type === "agent.lost" && event.payload.idle === true);

export const reduceHead = (head: Head, event: LogEvent): Head => {
	if (!isHeadEvent(event)) return head;
	const changed = change(head, event);
	return isNews(event) ? { ...changed, updatedAt: event.ts } : changed;
};

const change = (head: Head, event: HeadEvent): Head => {
	switch (event.type) {
		case "session.created":
			return { ...head, ...event.payload, createdAt: event.ts };
		case "session.renamed":
			return rename(head, event.payload);
		case "session.agentChanged": {
			const { agent, after } = event.payload;
			const link: AgentLink = { state: "none", ...(after === 0 ? {} : { switched: true }) };
			return { ...head, ...withEarlier(head, after), agent, link, aspects: {} };
		}
		case "prompt.accepted": {
			const { messageId, content, fromWindow } = event.payload;
			if (head.queue.some((prompt) => prompt.messageId === messageId)) return head;
			const origin = fromWindow === true ? { fromWindow } : {};
			const prompt = { messageId, content, acceptedAt: event.ts, index: event.index, ...origin };
			return { ...head, queue: [...head.queue, prompt] };
		}
		case "prompt.removed":
			return dequeue(head, event.payload.messageId);
		case "prompt.edited": {
			const { messageId, content } = event.payload;
			return changeQueued(head, messageId, (prompt) => ({ ...prompt, content }));
		}
		case "prompt.ordered":
			return { ...head, queue: orderQueue(head.queue, event.payload.messageIds) };
		case "prompt.prioritized":
			return changeQueued(head, event.payload.messageId, (prompt) => ({ ...prompt, prioritized: true }));
		case "prompt.resumed":
			return resume(head);
		case "prompt.preparing": {
			const isQueued = head.queue.some(({ messageId }) => messageId === event.payload.messageId);
			return isQueued ? { ...head, preparing: { ...event.payload, since: event.ts } } : head;
		}
		case "prompt.sent": {
			const { messageId } = event.payload;
			const turn = event.turn ?? head.lastTurn;
			const lastTurn = Math.max(head.lastTurn, turn);
			const prompt = head.queue.find((each) => each.messageId === messageId);
			const { ended, preparing, ...rest } = dequeue(
				goesOn(head.pausedBy, prompt) ? resume(head) : head,
				messageId,
			);
			return { ...rest, lastTurn, running: { turn, messageId, since: event.ts } };
		}
		case "prompt.stopping": {
			const { running } = head;
			const isMeant = running?.messageId === event.payload.messageId;
			return isMeant ? { ...head, running: { ...running, stopping: true } } : head;
		}
		case "turn.ended":
			return endTurn(head, event);
		case "permission.requested": {
			const { requestId, title } = event.payload;
			if (head.pending.some((each) => each.requestId === requestId)) return head;
			const place = event.turn === undefined ? {} : { turn: event.turn };
			return {
				...head,
				pending: [...head.pending, { requestId, title, ...place, at: event.index, request: event.payload }],
			};
		}
		case "permission.resolved":
			return { ...head, pending: head.pending.filter((each) => each.requestId !== event.payload.requestId) };
		case "question.asked": {
			const { requestId } = event.payload;
			if (head.questions.some((each) => each.requestId === requestId)) return head;
			const place = event.turn === undefined ? {} : { turn: event.turn };
			const asked = { requestId, ...place, at: event.index, request: event.payload };
			return { ...head, questions: [...head.questions, asked] };
		}
		case "question.answered": {
			const { requestId } = event.payload;
			return { ...head, questions: head.questions.filter((each) => each.requestId !== requestId) };
		}
		case "agent.attached": {
			const { agentSessionId, agent, how, servers } = event.payload;
			const seam = how === undefined ? {} : { how, after: event.turn ?? 0 };
			const given = servers === undefined ? {} : { servers };
			const link = { state: "attached" as const, agentSessionId, identity: agent, ...seam, ...given };
			return { ...head, link, aspects: {} };
		}
		case "agent.lost":
			return { ...head, link: { ...head.link, state: "lost", loss: event.payload } };
		case "agent.failed":
			return { ...head, link: { ...head.link, state: "failed", problem: event.payload } };
		case "agent.released":
			return { ...head, link: { ...head.link, released: event.payload.why } };
		case "agent.unset":
			return { ...head, link: { ...head.link, unset: event.payload.settings } };
		case "agent.state":
			return { ...head, aspects: { ...head.aspects, [event.payload.aspect]: event.payload.value } };
	}
};

/** A person's title stays. An agent withdraws its title with an empty one. */
const rename = (before: Head, { title, by }: KnownEvent<"session.renamed">["payload"]): Head => {
	const head = by === "hub" ? { ...before, derivedTitle: title } : before;
	if (head.titleBy === "person" && by !== "person") return head;
	if (by !== "agent" || title !== "") return { ...head, title, titleBy: by };
	const { derivedTitle } = head;
	return derivedTitle === undefined
		? { ...head, title: "", titleBy: "nobody" }
		: { ...head, title: derivedTitle, titleBy: "hub" };
};

const dequeue = ({ preparing, ...head }: Head, messageId: string): Head => ({
	...head,
	...(preparing === undefined || preparing.messageId === messageId ? {} : { preparing }),
	queue: head.queue.filter((prompt) => prompt.messageId !== messageId),
});

const resume = ({ pausedBy, ...head }: Head): Head => head;

/** A paused prompt runs, so the user has resumed them. Early releases logged nothing else. */
export const goesOn = (
	pausedBy: { readonly index: number } | undefined,
	prompt: { readonly index: number } | undefined,
): boolean => pausedBy !== undefined && prompt !== undefined && prompt.index < pausedBy.index;

const changeQueued = (
	head: Head,
	messageId: string,
	change: (prompt: QueuedPrompt) => QueuedPrompt,
): Head => ({
	...head,
	queue: head.queue.map((prompt) => (prompt.messageId === messageId ? change(prompt) : prompt)),
});

/** The end of a turn closes its requests, even those never resolved one by one. */
const endTurn = (head: Head, event: KnownEvent<"turn.ended">): Head => {
	const turn = event.turn ?? head.lastTurn;
	const { running, ...rest } = head;
	const over = running === undefined || running.turn === turn;
	const ended = { outcome: event.payload.outcome, index: event.index };
	return {
		...(over ? { ...rest, ended, ...(pausesQueue(ended.outcome) ? { pausedBy: ended } : {}) } : head),
		lastTurn: Math.max(head.lastTurn, turn),
		pending: head.pending.filter((each) => each.turn !== turn),
		questions: head.questions.filter((each) => each.turn !== turn),
	};
};
