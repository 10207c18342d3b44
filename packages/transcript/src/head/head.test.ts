import type { EventBody, LogEvent } from "@parley/protocol/log/log-event";
import { expect, test } from "vitest";
import { applyEvents } from "../apply-events.ts";
import { emptySession } from "../session-state.ts";
import { emptyHead, type Head } from "./head.ts";
import { isQueuePaused, nextPrompt, orderWith } from "./queue.ts";
import { reduceHead } from "./reduce-head.ts";
import { statusOf } from "./status.ts";

const place = (body: EventBody, position: number): LogEvent => ({
	sessionId: "s",
	index: position + 1,
	id: `${position}`,
	ts: position,
	turn: 1,
	...body,
});
const after = (...bodies: EventBody[]): Head => bodies.map(place).reduce(reduceHead, emptyHead);

const text = [{ type: "text" as const, text: "hi" }];
const accepted = (messageId: string): EventBody => ({
	type: "prompt.accepted",
	payload: { messageId, content: text },
});
const sent = (messageId: string): EventBody => ({
	type: "prompt.sent",
	payload: { messageId, content: text },
});
const asked: EventBody = {
	type: "permission.requested",
	payload: { requestId: "p", title: "May I?", options: [] },
};
const ended: EventBody = { type: "turn.ended", payload: { outcome: "completed" } };
const ordered = (...messageIds: string[]): EventBody => ({
	type: "prompt.ordered",
	payload: { messageIds },
});
const renamed = (title: string, by: "person" | "hub"): EventBody => ({
	type: "session.renamed",
	payload: { title, by },
});

test("[D2.queue] prompts queue in the order of acceptance and leave the queue when sent or withdrawn", () => {
	const head = after(accepted("a"), accepted("b"), accepted("b"), accepted("c"), sent("a"), {
		type: "prompt.removed",
		payload: { messageId: "b" },
	});
	expect(head.queue.map(({ messageId }) => messageId)).toEqual(["c"]);
	expect(head.running).toMatchObject({ turn: 1, messageId: "a" });
});

const stopped: EventBody = { type: "turn.ended", payload: { outcome: "cancelled" } };
const next = (...bodies: EventBody[]): string | undefined => nextPrompt(after(...bodies))?.messageId;

test("[D2.held] prompts queued behind a stopped turn wait until the user resumes them", () => {
	expect(isQueuePaused(after(sent("a"), accepted("b"), ended))).toBe(false);
	expect(isQueuePaused(after(sent("a"), stopped))).toBe(false);
	expect(isQueuePaused(after(sent("a"), accepted("b"), stopped))).toBe(true);
	const resumed: EventBody = { type: "prompt.resumed", payload: { messageIds: ["b"] } };
	expect(next(sent("a"), accepted("b"), stopped, resumed)).toBe("b");
	// In logs of earlier releases, sending one of them means that the user resumed.
	expect(next(sent("a"), accepted("b"), accepted("c"), stopped, sent("b"), ended)).toBe("c");
});

test("[D2.held] a prompt sent after Stop runs before the paused ones and leaves them paused", () => {
	const begun = [sent("a"), accepted("b"), stopped, accepted("c")];
	expect(next(...begun)).toBe("c");
	expect(next(...begun, sent("c"), accepted("d"))).toBe("d");
	expect(isQueuePaused(after(...begun, sent("c"), ended))).toBe(true);
	expect(after(...begun, sent("c"), ended).pausedBy?.outcome).toBe("cancelled");
});

test("[A2.starting] a prompt whose agent is starting says so until it is sent or withdrawn", () => {
	const starting: EventBody = { type: "prompt.preparing", payload: { messageId: "a", stage: "starting" } };
	expect(after(accepted("a"), starting).preparing).toMatchObject({ messageId: "a", stage: "starting" });
	expect(statusOf(after(accepted("a"), starting))).toBe("running");
	expect(after(accepted("a"), starting, sent("a")).preparing).toBeUndefined();
	const removed: EventBody = { type: "prompt.removed", payload: { messageId: "a" } };
	expect(after(accepted("a"), starting, removed).preparing).toBeUndefined();
	expect(after(starting).preparing).toBeUndefined();
});

test("[B16.session] a session whose agent cannot start does not look idle until one is attached", () => {
	const failed: EventBody = { type: "agent.failed", payload: { message: "no such program" } };
	const attached: EventBody = {
		type: "agent.attached",
		payload: { agentSessionId: "x", agent: { name: "eliza" } },
	};
	expect(statusOf(after(failed))).toBe("lost");
	expect(after(failed).link.problem).toEqual({ message: "no such program" });
	expect(statusOf(after(failed, attached))).toBe("idle");
});

test("[D2.edit] a queued prompt can be edited and moved, and keeps its place when more are queued", () => {
	const edited: EventBody = {
		type: "prompt.edited",
		payload: { messageId: "b", content: [{ type: "text", text: "better" }] },
	};
	const head = after(
		accepted("a"),
		accepted("b"),
		accepted("c"),
		edited,
		ordered("c", "a", "b"),
		accepted("d"),
	);
	expect(head.queue.map(({ messageId }) => messageId)).toEqual(["c", "a", "b", "d"]);
	expect(head.queue[2]).toMatchObject({ content: [{ type: "text", text: "better" }], index: 2 });
	expect(orderWith(head.queue, "d", "a")).toEqual(["c", "d", "a", "b"]);
	expect(orderWith(head.queue, "c", undefined)).toEqual(["a", "b", "d", "c"]);
});

test("[D2.sendNow] a prioritized prompt is not paused by the turn that was stopped for it", () => {
	const prioritized: EventBody = { type: "prompt.prioritized", payload: { messageId: "c" } };
	const waiting = after(sent("a"), accepted("b"), accepted("c"), prioritized, stopped);
	expect(isQueuePaused(waiting)).toBe(false);
	expect(isQueuePaused(after(sent("a"), accepted("b"), accepted("c"), prioritized, stopped, sent("c")))).toBe(
		false,
	);
});

test("[C12.renamed][C12.compatibility] a page of an earlier release keeps the queue in order, and calls it paused until the prompt is sent", () => {
	const prioritized: EventBody = { type: "prompt.prioritized", payload: { messageId: "c" } };
	const bodies = [sent("a"), accepted("b"), accepted("c"), ordered("c", "b"), prioritized, stopped];
	// The name is unknown to it, so it keeps the event's position and shows nothing: the event is in no turn.
	const asRead = (body: EventBody, position: number): LogEvent => {
		const event = place(body, position);
		const wire = { ...event, payload: { ...event.payload } };
		return body === prioritized ? { ...event, type: "opaque", payload: { wire } } : event;
	};
	const head = bodies.map(asRead).reduce(reduceHead, emptyHead);
	expect(head.queue.map(({ messageId }) => messageId)).toEqual(["c", "b"]);
	expect(isQueuePaused(head)).toBe(true);
	const then = reduceHead(head, place(sent("c"), bodies.length));
	expect(then.running).toMatchObject({ messageId: "c" });
	expect(isQueuePaused(then)).toBe(isQueuePaused(after(...bodies, sent("c"))));
});

const stopping = (messageId: string): EventBody => ({ type: "prompt.stopping", payload: { messageId } });

test("[B4.logged] a turn that someone asked to stop says so until it ends", () => {
	expect(after(sent("a"), stopping("a")).running).toEqual({
		turn: 1,
		messageId: "a",
		since: 0,
		stopping: true,
	});
	expect(after(sent("a"), stopping("a"), stopped).running).toBeUndefined();
	expect(after(sent("a"), stopping("a"), stopped, sent("b")).running).not.toHaveProperty("stopping");
	// It names its prompt, so that one that comes late stops no other turn.
	expect(after(sent("a"), stopped, sent("b"), stopping("a")).running).not.toHaveProperty("stopping");
	expect(after(stopping("a"))).toEqual(after());
});

test("[B4.logged] the end of a turn dates a stopped session, not the wish to stop it", () => {
	expect(after(sent("a"), stopping("a")).updatedAt).toBe(0);
	expect(after(sent("a"), stopping("a"), stopped).updatedAt).toBe(2);
});

test("[B4.logged][C12.compatibility] a page of an earlier release shows nothing of it, and misses nothing", () => {
	const { turn, ...event } = place(stopping("a"), 1);
	const asRead: LogEvent = { ...event, type: "opaque", payload: { wire: { ...event, payload: {} } } };
	const before = applyEvents(emptySession("s"), [place(sent("a"), 0)]).state;
	const { state, gap } = applyEvents(before, [asRead]);
	expect(state).toEqual({ ...before, lastSeen: 2 });
	expect(gap).toBeUndefined();
	expect(applyEvents(state, [place(stopped, 2)]).state.turns).toMatchObject([
		{ items: [], end: { outcome: "cancelled" } },
	]);
});

test("[A12.status] the status of a session: what needs the user comes first", () => {
	expect(statusOf(after())).toBe("idle");
	expect(statusOf(after(sent("a")))).toBe("running");
	expect(statusOf(after(sent("a"), asked))).toBe("waiting");
	expect(
		statusOf(
			after(sent("a"), asked, {
				type: "permission.resolved",
				payload: { requestId: "p", outcome: { type: "cancelled" } },
			}),
		),
	).toBe("running");
	expect(statusOf(after(sent("a"), asked, ended))).toBe("idle");
	expect(statusOf(after(sent("a"), { type: "agent.lost", payload: { message: "gone" } }, ended))).toBe(
		"lost",
	);
});

test("[A12.title] a derived title does not replace one that the user gave", () => {
	expect(after(renamed("derived", "hub")).title).toBe("derived");
	expect(
		after(renamed("derived", "hub"), renamed("mine", "person"), renamed("derived again", "hub")).title,
	).toBe("mine");
	expect(after(renamed("mine", "person"), renamed("mine too", "person")).title).toBe("mine too");
});

test("[D1.several] a new agent session starts without the old one's commands and modes", () => {
	const attached = (agentSessionId: string): EventBody => ({
		type: "agent.attached",
		payload: { agentSessionId, agent: { name: "eliza" } },
	});
	const mode: EventBody = {
		type: "agent.state",
		payload: { aspect: "mode", value: { currentModeId: "plan" } },
	};
	expect(after(attached("a1"), mode).aspects).toEqual({ mode: { currentModeId: "plan" } });
	expect(after(attached("a1"), mode, attached("a2"))).toMatchObject({
		aspects: {},
		link: { state: "attached", agentSessionId: "a2" },
	});
});

test("[D6.seam][C12.compatibility] the head knows how an agent session came about; logs of earlier releases say nothing of it", () => {
	const attached = (origin: object): EventBody => ({
		type: "agent.attached",
		payload: { agentSessionId: "a2", agent: { name: "eliza" }, ...origin },
	});
	expect(after(attached({})).link).toEqual({
		state: "attached",
		agentSessionId: "a2",
		identity: { name: "eliza" },
	});
	expect(after(attached({ how: "seeded", knows: { turns: 1, of: 1 } })).link).toMatchObject({
		how: "seeded",
		after: 1,
	});
});
