import { expect, test } from "vitest";
import { isValidEvent } from "../../testing/valid-event.ts";
import { mapTurnResult, modelIn } from "./map-turn-result.ts";
import { abandon, closeTurn, mapUpdate } from "./map-update.ts";
import type { AgentEvent } from "./mapped.ts";
import { type MappingState, newMapping, openTurn } from "./mapping-state.ts";

type Update = Readonly<Record<string, unknown>>;

const inTurn = () => openTurn(newMapping("agent-1"), "m1", "Go");

const run = (updates: readonly Update[], start: MappingState = inTurn()) => {
	let state = start;
	const events: AgentEvent[] = [];
	for (const update of updates) {
		const mapped = mapUpdate(state, update);
		state = mapped.state;
		events.push(...mapped.events);
	}
	expect(events.filter((event) => !isValidEvent(event))).toEqual([]);
	return { state, events };
};

const text = (words: string) => ({ type: "text", text: words });
const say = (words: string): Update => ({ sessionUpdate: "agent_message_chunk", content: text(words) });
const onTool = (meta: Update, rest: Update = {}): Update => ({
	sessionUpdate: "tool_call_update",
	toolCallId: "t",
	...rest,
	_meta: meta,
});

/** The text of one kind as a reader of the log assembles it. */
const textOf = (events: readonly AgentEvent[], kind: string): string => {
	const blocks = new Map<string, string>();
	for (const { type, payload } of events) {
		if (type !== "text" || payload.kind !== kind) continue;
		const before = payload.replace === true ? "" : (blocks.get(payload.blockId) ?? "");
		expect(payload.offset).toBe(before.length);
		blocks.set(payload.blockId, before + payload.text);
	}
	return [...blocks.values()].join("");
};

test("[E4.terminals] output in _meta is the tool's, whether it comes whole, in deltas or in pieces, and is told once", () => {
	const whole = (data: string) => onTool({ terminal_output: { terminal_id: "x", data } });
	const delta = (data: string) => onTool({ terminal_output_delta: { terminal_id: "x", data } });
	const output = (...updates: Update[]) => textOf(run(updates).events, "output");
	expect(output(whole("one\ntwo\n"))).toBe("one\ntwo\n");
	expect(output(delta("one\n"), delta("two\n"), delta("two\n"))).toBe("one\ntwo\ntwo\n");
	expect(output(whole("one\n"), whole("two\n"))).toBe("one\ntwo\n");
	expect(output(whole("one\n"), whole("one\ntwo\n"), whole("one\ntwo\n"))).toBe("one\ntwo\n");
	expect(output(onTool({ terminal_output: "plain" }))).toBe("plain");
});

test("[E4.terminals] an exit and a terminal that the client never made are kept, and output does not interrupt the answer", () => {
	const { events } = run([
		{ sessionUpdate: "tool_call", toolCallId: "t", title: "ls", name: "shell" },
		say("It "),
		onTool(
			{ terminal_info: { terminal_id: "x", cwd: "/" } },
			{
				content: [
					{ type: "terminal", terminalId: "x" },
					{ type: "terminal", terminalId: 7 },
				],
			},
		),
		onTool({ terminal_output_delta: { terminal_id: "x", data: "a" } }),
		say("works."),
		onTool({ terminal_exit: { terminal_id: "x", exit_code: 2, signal: null } }, { status: "failed" }),
	]);
	expect(events.map(({ type, payload }) => [type, payload])).toMatchObject([
		["tool", { title: "ls", name: "shell" }],
		["text", { kind: "answer", blockId: "m1/1" }],
		[
			"tool",
			{
				meta: { terminal_info: { cwd: "/" } },
				content: [
					{ type: "terminal", terminalId: "x" },
					{ type: "other", data: { type: "terminal", terminalId: 7 } },
				],
			},
		],
		["text", { kind: "output", messageId: "t", text: "a" }],
		["text", { kind: "answer", blockId: "m1/1", offset: 3 }],
		["tool", { status: "failed", exit: { code: 2 } }],
	]);
});

test("[E4.terminals] very long output is split into blocks, and nothing of it is lost", () => {
	const piece = "x".repeat(200_000);
	const { events } = run(Array.from({ length: 5 }, () => onTool({ terminal_output_delta: { data: piece } })));
	expect(textOf(events, "output")).toHaveLength(1_000_000);
	const blocks = events.flatMap((event) => (event.type === "text" ? [event.payload.blockId] : []));
	expect(new Set(blocks).size).toBe(3);
});

test("[E4.compaction] a compaction is one item with its summary, however that is told", () => {
	const compact = (fields: Update): Update => ({
		sessionUpdate: "compaction_update",
		compactionId: "c",
		...fields,
	});
	const chunk = (words: string): Update => ({
		sessionUpdate: "compaction_summary_chunk",
		compactionId: "c",
		content: text(words),
	});
	const streamed = run([
		compact({ status: "in_progress" }),
		chunk("You spoke, "),
		chunk("I listened."),
		compact({ status: "completed", summary: [text("You spoke, "), text("I listened.")] }),
	]).events;
	expect(streamed.flatMap(({ type, payload }) => (type === "activity" ? [payload.status] : []))).toEqual([
		"running",
		"completed",
	]);
	expect(streamed.filter(({ type }) => type === "text")).toHaveLength(2);
	expect(textOf(streamed, "summary")).toBe("You spoke, I listened.");
	const replaced = run([chunk("Draft"), compact({ status: "completed", summary: [text("Final")] })]).events;
	expect(replaced[0]).toMatchObject({ type: "activity", payload: { status: "running" } });
	expect(textOf(replaced, "summary")).toBe("Final");
	expect(run([compact({ status: "failed", error: "Too short" })]).events).toMatchObject([
		{ payload: { kind: "compaction", status: "failed", detail: "Too short" } },
	]);
});

test("[E4.compaction] a compaction that its turn or the agent's end left open is closed", () => {
	const { state } = run([
		{ sessionUpdate: "compaction_update", compactionId: "c", status: "in_progress" },
		{ sessionUpdate: "compaction_update", compactionId: "d", status: "completed" },
	]);
	expect(closeTurn(state, "completed").events).toMatchObject([
		{ type: "activity", payload: { activityId: "c", status: "unreported" } },
	]);
	expect(abandon(state, "interrupted").events).toMatchObject([{ payload: { status: "failed" } }]);
	expect(closeTurn(closeTurn(state, "cancelled").state, "failed").events).toEqual([]);
});

test("[E4.notices] a notice keeps its severity, also one of tomorrow, and lets the answer go on", () => {
	const { events } = run([
		say("I am "),
		{ sessionUpdate: "notice", severity: "_odd", title: "Beware", description: null, _meta: { a: 1 } },
		say("here."),
	]);
	expect(events[1]).toEqual({
		type: "notice",
		payload: { severity: "_odd", title: "Beware", meta: { a: 1 } },
	});
	expect(textOf(events, "answer")).toBe("I am here.");
	expect(events[2]).toMatchObject({ payload: { blockId: "m1/1", offset: 5 } });
});

test("[E4.subagents] a subagent is followed by its id, and its messages are kept whole", () => {
	const about = { sessionUpdate: "subagent_update", sessionId: "sub" };
	const { events } = run([
		{ ...about, title: "Colleague", state: { state: "running" } },
		{ sessionUpdate: "session_message", messageId: "l1", content: [text("Dear")] },
		{ sessionUpdate: "session_message_chunk", messageId: "l1", content: text(" colleague") },
		{ sessionUpdate: "session_message", messageId: "l1", recipientSessionId: "sub" },
		{ ...about, state: { state: "idle", stopReason: "end_turn" } },
	]);
	expect(events.flatMap(({ type, payload }) => (type === "activity" ? [payload] : []))).toEqual([
		{ activityId: "sub", kind: "subagent", status: "running", title: "Colleague" },
		{ activityId: "sub", kind: "subagent", status: "completed", title: "Colleague" },
	]);
	expect(textOf(events, "letter")).toBe("Dear colleague");
});

test("[E4.plan] plans with ids stand beside each other, in every form, until they are removed", () => {
	const show = (plan: Update): Update => ({ sessionUpdate: "plan_update", plan });
	const { events } = run([
		show({ type: "items", planId: "a", entries: [{ content: "Listen", status: "pending", priority: null }] }),
		show({ type: "markdown", planId: "b", content: "1. Listen" }),
		show({ type: "file", planId: "c", uri: "file:///plan.md" }),
		{ sessionUpdate: "plan_removed", planId: "a" },
	]);
	expect(events.map(({ payload }) => payload)).toEqual([
		{ planId: "a", entries: [{ content: "Listen", status: "pending" }] },
		{ planId: "b", entries: [], markdown: "1. Listen" },
		{ planId: "c", entries: [], uri: "file:///plan.md" },
		{ planId: "a", entries: [], removed: true },
	]);
});

test("[E4.tolerant] a bad part of an update costs nothing else of it, and is kept", () => {
	const { events } = run([
		{
			sessionUpdate: "tool_call_update",
			toolCallId: "t",
			title: 7,
			status: "completed",
			content: [null, { type: "content", content: text("out") }],
			locations: "nowhere",
			_meta: "odd",
		},
		{ sessionUpdate: "agent_message_chunk", messageId: 7, content: text("So.") },
		{ sessionUpdate: "plan", entries: [{ content: "x", status: "someday" }, 7] },
		{ sessionUpdate: "usage_update", used: 5 },
	]);
	expect(events.map(({ type, payload }) => [type, payload])).toMatchObject([
		["tool", { status: "completed", content: [{ type: "other", data: null }, { content: text("out") }] }],
		["agent.update", { data: { toolCallId: "t", title: 7, locations: "nowhere", _meta: "odd" } }],
		["text", { text: "So." }],
		["plan", { entries: [{ content: "x", status: "pending" }] }],
		["agent.update", { data: { entries: [{ content: "x", status: "someday" }, 7] } }],
		["agent.state", { aspect: "usage", value: { used: 5 } }],
	]);
});

test("[E4.meta] annotations and _meta of a message are kept, once", () => {
	const chunk = (words: string, _meta?: Update): Update => ({
		...say(words),
		content: { ...text(words), annotations: { priority: 1 } },
		...(_meta === undefined ? {} : { _meta }),
	});
	const metas = run([
		chunk("a", { model: "m" }),
		chunk("b", { model: "m" }),
		chunk("c"),
		chunk("d", { model: "n" }),
	]).events.map(({ payload }) => Reflect.get(payload, "meta"));
	const annotations = { priority: 1 };
	expect(metas).toEqual([{ model: "m", annotations }, undefined, undefined, { model: "n", annotations }]);
	const huge = run([chunk("a", { much: "x".repeat(5000) })]).events[0]?.payload;
	expect(JSON.stringify(huge).length).toBeLessThan(500);
	expect(huge).toMatchObject({ text: "a", meta: { notKept: { message: expect.any(String) } } });
});

test("[E4.info] a title renames the chat when it changes, and null withdraws it", () => {
	const info = (fields: Update): Update => ({ sessionUpdate: "session_info_update", ...fields });
	const { events } = run([
		info({ title: " My\n title " }),
		info({ title: "My title", updatedAt: "2026-01-01" }),
		info({ updatedAt: null }),
		info({ title: null }),
	]);
	const renamed = events.flatMap(({ type, payload }) => (type === "session.renamed" ? [payload] : []));
	expect(renamed).toEqual([
		{ title: "My title", by: "agent" },
		{ title: "", by: "agent" },
	]);
});

test("[B11.quota][A7.model] the answer to a prompt tells tokens and quota, and the session its model", () => {
	const quota = { token_count: { input_tokens: 100, output_tokens: 20 } };
	const told = mapTurnResult(
		{ state: inTurn(), events: [] },
		{ usage: { totalTokens: 120 }, _meta: { quota } },
	);
	expect(told.events).toEqual([
		{
			type: "agent.state",
			payload: { aspect: "usage", value: { turn: { totalTokens: 120 }, quota } },
		},
	]);
	expect(mapTurnResult({ state: inTurn(), events: [] }, { stopReason: "end_turn" }).events).toEqual([]);
	const models = { currentModelId: "b", availableModels: [{ modelId: "b", name: "Big" }] };
	expect(modelIn({ config: { models } })).toEqual({ model: "Big" });
	expect(modelIn({})).toEqual({});
});
