import type { EventBody, LogEvent } from "@parley/protocol/log/log-event";
import { readEvent } from "@parley/protocol/log/read-event";
import type { WireEvent } from "@parley/protocol/log/wire-event";
import fc from "fast-check";
import { partOf } from "../turn/item-of.ts";
import { type Step, steps } from "./log-steps.ts";

export const sessionId = "s1";

/** Writes a log the way the hub does: positions without holes, offsets that fit, at most one turn open at a time. */
const write = (script: readonly Step[], clock: readonly number[]): LogEvent[] => {
	const log: LogEvent[] = [];
	const lengths = new Map<string, number>();
	const tools = new Map<string, { readonly turn: number; readonly at: number }>();
	const queued: string[] = [];
	const begun = new Map<string, number>();
	let turn = 0;
	let open = false;
	let running = "none";

	const place = (wire: { type: string; payload: Record<string, unknown> }, inTurn?: number): void => {
		const index = log.length + 1;
		const placed: WireEvent = {
			sessionId,
			index,
			id: `id-${index}`,
			ts: clock[index % clock.length] ?? index,
			...(inTurn === undefined ? {} : { turn: inTurn }),
			...wire,
		};
		log.push(readEvent(placed));
	};
	/** Adds where its item began, if that was earlier, as the hub does. */
	const append = (body: EventBody, inTurn?: number): void => {
		const part = partOf(body);
		const key = part.part === "item" ? `${inTurn}/${part.id}` : undefined;
		const at = key === undefined ? undefined : begun.get(key);
		if (key !== undefined && at === undefined) begun.set(key, log.length + 1);
		place({ type: body.type, payload: { ...body.payload, ...(at === undefined ? {} : { at }) } }, inTurn);
	};

	append({ type: "session.created", payload: { folder: "/code", agent: "eliza" } });
	for (const step of script) {
		switch (step.do) {
			case "text": {
				const kind = step.thought ? "thought" : "answer";
				const blockId = `${kind}${step.block}`;
				const { text, slip = 0, whole, meta } = step;
				const length = lengths.get(`${turn}/${blockId}`) ?? 0;
				const offset = whole ? 0 : Math.max(0, length + slip);
				lengths.set(`${turn}/${blockId}`, whole ? text.length : Math.max(length, offset + text.length));
				const said = meta === undefined ? {} : { meta };
				const part = { messageId: `m${turn}`, blockId, kind, offset, text, ...said } as const;
				append({ type: "text", payload: whole ? { ...part, replace: true } : part }, turn);
				break;
			}
			case "tool": {
				// An update goes to the newest tool of its id in any turn; an announcement begins a new one in each turn.
				const toolCallId = `t${step.tool}`;
				const known = tools.get(toolCallId);
				const begins = known === undefined || (step.announced && known.turn !== turn);
				const place = begins ? { turn, at: log.length + 1 } : known;
				tools.set(toolCallId, place);
				const content =
					step.output === undefined
						? {}
						: {
								content: [
									{ type: "content" as const, content: { type: "text" as const, text: step.output } },
								],
							};
				append(
					{
						type: "tool",
						payload: {
							toolCallId,
							...(step.status === undefined ? {} : { status: step.status }),
							...(step.title === undefined ? {} : { title: step.title }),
							...content,
							...(step.meta === undefined ? {} : { meta: step.meta }),
							...(begins ? {} : { at: place.at }),
						},
					},
					place.turn,
				);
				break;
			}
			case "plan":
				append(
					{
						type: "plan",
						payload: {
							...(step.plan === undefined ? {} : { planId: `plan${step.plan}` }),
							...(step.removed === undefined ? {} : { removed: step.removed }),
							entries: Array.from({ length: step.entries }, (_, at) => ({
								content: `${at}`,
								status: "pending" as const,
							})),
						},
					},
					turn,
				);
				break;
			case "activity": {
				const { activity, status, detail } = step;
				append(
					{
						type: "activity",
						payload: {
							activityId: `a${activity}`,
							kind: activity === 0 ? "compaction" : "subagent",
							status,
							...(detail === undefined ? {} : { detail }),
						},
					},
					turn,
				);
				break;
			}
			case "notice":
				append({ type: "notice", payload: { severity: "info", title: `n${log.length}` } }, turn);
				break;
			case "ask":
				append(
					{
						type: "permission.requested",
						payload: {
							requestId: `p${turn}.${step.request}`,
							title: "May I?",
							options: [],
							origin: {
								id: log.length % 2 === 0 ? log.length : `r${log.length}`,
								position: log.length * 100,
							},
						},
					},
					turn,
				);
				break;
			case "answer":
				append(
					{
						type: "permission.resolved",
						payload: { requestId: `p${turn}.${step.request}`, outcome: { type: "cancelled" } },
					},
					turn,
				);
				break;
			case "question":
				append(askedQuestion(`p${turn}.${step.request}`, log.length), turn);
				break;
			case "reply": {
				const outcome = { type: "accepted" as const, values: [{ name: "a", value: log.length }] };
				append(
					{ type: "question.answered", payload: { requestId: `p${turn}.${step.request}`, outcome } },
					turn,
				);
				break;
			}
			case "visited":
				append({ type: "question.completed", payload: { requestId: `p${turn}.${step.request}` } }, turn);
				break;
			case "content":
				append(
					{
						type: "content",
						payload: {
							messageId: `m${turn}`,
							blockId: `c${log.length}`,
							content: { type: "other", kind: "image", data: {} },
						},
					},
					turn,
				);
				break;
			case "update":
				append({ type: "agent.update", payload: { update: "novelty", data: { n: log.length } } }, turn);
				break;
			case "unheard-of":
				place({ type: "from.the.future", payload: { n: log.length } }, turn);
				break;
			case "lost":
				append({ type: "agent.lost", payload: { message: "gone" } }, turn);
				break;
			case "fail":
				append({ type: "agent.failed", payload: { message: `no ${log.length}` } });
				break;
			case "release":
				append({ type: "agent.released", payload: { why: "time" } });
				break;
			case "unset":
				append({
					type: "agent.unset",
					payload: { settings: [{ option: "mode", value: `m${log.length}`, from: "settings" }] },
				});
				break;
			case "attach":
				append(
					{
						type: "agent.attached",
						payload: {
							...{ agentSessionId: `a${log.length}`, agent: { name: "eliza" } },
							...(log.length % 2 === 0 ? {} : { servers: [{ name: "files", from: "user" as const }] }),
						},
					},
					turn,
				);
				break;
			case "switch":
				append({
					type: "session.agentChanged",
					payload: { agent: `agent${log.length % 2}`, after: turn },
				});
				break;
			case "send": {
				if (open) append({ type: "turn.ended", payload: { outcome: "completed" } }, turn);
				turn += 1;
				open = true;
				// A prompt sent later overtakes a paused one.
				const which = log.length % 3 === 0 ? queued.length - 1 : 0;
				const messageId = queued.splice(which, 1)[0] ?? `q${log.length}`;
				running = messageId;
				append(
					{ type: "prompt.sent", payload: { messageId, content: [{ type: "text", text: messageId }] } },
					turn,
				);
				break;
			}
			case "stop":
				// One that comes after the end changes nothing.
				append({ type: "prompt.stopping", payload: { messageId: running } });
				break;
			case "end":
				if (open) append({ type: "turn.ended", payload: { outcome: "cancelled" } }, turn);
				open = false;
				break;
			case "queue": {
				const messageId = `q${log.length}`;
				queued.push(messageId);
				append({
					type: "prompt.accepted",
					payload: { messageId, content: [{ type: "text", text: messageId }] },
				});
				break;
			}
			case "resume":
				append({ type: "prompt.resumed", payload: { messageIds: [...queued] } });
				break;
			case "unqueue": {
				const messageId = queued.pop();
				if (messageId !== undefined) append({ type: "prompt.removed", payload: { messageId } });
				break;
			}
			case "edit": {
				const messageId = queued[step.which];
				if (messageId === undefined) break;
				append({
					type: "prompt.edited",
					payload: { messageId, content: [{ type: "text", text: step.text }] },
				});
				break;
			}
			case "prioritize": {
				const messageId = queued[step.which];
				if (messageId !== undefined) append({ type: "prompt.prioritized", payload: { messageId } });
				break;
			}
			case "prepare": {
				const messageId = queued[step.which];
				if (messageId !== undefined)
					append({ type: "prompt.preparing", payload: { messageId, stage: "starting" } });
				break;
			}
			case "order": {
				const [moved] = queued.splice(step.which, 1);
				if (moved === undefined) break;
				queued.unshift(moved);
				append({ type: "prompt.ordered", payload: { messageIds: [...queued] } });
				break;
			}
			case "rename":
				append({ type: "session.renamed", payload: { title: step.title, by: step.by } });
				break;
			case "aspect":
				append({ type: "agent.state", payload: { aspect: step.aspect, value: { n: step.value } } });
		}
	}
	return log;
};

/** Its ids are also those of permissions: the two must not be mixed up. */
const askedQuestion = (requestId: string, position: number): EventBody => ({
	type: "question.asked",
	payload: {
		requestId,
		message: "Where to?",
		form:
			position % 2 === 0
				? { type: "url", url: "https://example.org", visitId: `v${position}` }
				: { type: "form", fields: [{ type: "text", name: "a" }] },
		origin: { id: position, position },
	},
});

/** Logs of sessions with interleaved blocks, texts that go back or leave holes, tool updates after their turn, reused ids, unknown events, queues, losses and a clock that jumps. */
export const logs: fc.Arbitrary<LogEvent[]> = fc
	.tuple(fc.array(steps, { maxLength: 60 }), fc.array(fc.nat(), { minLength: 1, maxLength: 5 }))
	.map(([script, clock]) => write(script, clock));
