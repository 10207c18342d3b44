import type { EventBody } from "@parley/protocol/log/log-event";
import fc from "fast-check";
import { expect, test } from "vitest";
import { isValidEvent, textOf } from "../../testing/valid-event.ts";
import { KnownTools } from "./known-tools.ts";
import { mapPermission } from "./map-permission.ts";
import { mapNewSession } from "./map-state.ts";
import { abandon, closeTurn, mapUpdate } from "./map-update.ts";
import type { AgentEvent } from "./mapped.ts";
import { type MappingState, newMapping, openTurn } from "./mapping-state.ts";

type Update = Readonly<Record<string, unknown>>;

const inTurn = () => openTurn(newMapping("agent-1"), "m1");

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

const say = (text: string, messageId?: string): Update => ({
	sessionUpdate: "agent_message_chunk",
	content: { type: "text", text },
	...(messageId === undefined ? {} : { messageId }),
});
const think = (text: string): Update => ({
	sessionUpdate: "agent_thought_chunk",
	content: { type: "text", text },
});
const tool = (fields: Update, kind = "tool_call_update"): Update => ({ sessionUpdate: kind, ...fields });

const blocksOf = (events: readonly EventBody[]) =>
	events.flatMap(({ type, payload }) =>
		type === "text" ? [[payload.messageId, payload.blockId, payload.offset, payload.text]] : [],
	);

test("[A7.deltas][E4.mapped] text is addressed by offset in UTF-16 units and by ids derived from the prompt's", () => {
	expect(run([say("a😀"), say(""), say("b")]).events).toEqual([
		{
			type: "text",
			payload: { messageId: "m1/reply", blockId: "m1/1", kind: "answer", offset: 0, text: "a😀" },
		},
		{
			type: "text",
			payload: { messageId: "m1/reply", blockId: "m1/1", kind: "answer", offset: 3, text: "b" },
		},
	]);
});

test("[E4.mapped] a new block begins when the kind changes or something came between, but not for state", () => {
	const { events } = run([
		think("hm"),
		say("one"),
		{ sessionUpdate: "usage_update", used: 1, size: 2 },
		say("+"),
		tool({ toolCallId: "t", title: "T" }, "tool_call"),
		say("two"),
		tool({ toolCallId: "t", status: "completed" }),
		say("+"),
		{ sessionUpdate: "plan", entries: [] },
		say("three"),
		{ sessionUpdate: "novelty" },
		say("four"),
	]);
	expect(blocksOf(events)).toEqual([
		["m1/reply", "m1/1", 0, "hm"],
		["m1/reply", "m1/2", 0, "one"],
		["m1/reply", "m1/2", 3, "+"],
		["m1/reply", "m1/3", 0, "two"],
		["m1/reply", "m1/3", 3, "+"],
		["m1/reply", "m1/4", 0, "three"],
		["m1/reply", "m1/5", 0, "four"],
	]);
});

test("[E4.mapped] an agent's own message ids are kept where valid, and a new one begins a new block", () => {
	const { events } = run([
		say("a", "x"),
		say("b", "x"),
		say("c", "y"),
		say("d", "x"),
		say("e", "z".repeat(513)),
	]);
	expect(blocksOf(events)).toEqual([
		["x", "m1/1", 0, "a"],
		["x", "m1/1", 1, "b"],
		["y", "m1/2", 0, "c"],
		["x", "m1/3", 0, "d"],
		["m1/reply", "m1/4", 0, "e"],
	]);
});

test("[D1.spaces] ids are unique across turns, before the first turn and at maximum length", () => {
	const long = "m".repeat(512);
	const before = run([say("early")], newMapping("agent-1"));
	const first = run([say("a", "same")], openTurn(before.state, "m1"));
	const late = run([say("late", "same")], closeTurn(first.state, "completed").state);
	const second = run([say("b", "same")], openTurn(late.state, long));
	const ids = [before, first, late, second].flatMap(({ events }) => blocksOf(events).map(([, id]) => id));
	expect(ids.slice(0, 3)).toEqual(["agent-1/1", "m1/1", "m1/1"]);
	expect(blocksOf(late.events)).toEqual([["same", "m1/1", 1, "late"]]);
	expect(new Set(ids).size).toBe(3);
});

test("[E4.mapped] content other than text gets its own block and is kept whole if unknown", () => {
	const image = { type: "image", data: "AAAA", mimeType: "image/png" };
	const chunk = (content: unknown): Update => ({ sessionUpdate: "agent_message_chunk", content });
	const { events } = run([
		say("a"),
		chunk(image),
		chunk({ type: "resource_link", uri: "file:///a", name: "a", size: 3, mimeType: null }),
		chunk({ type: "resource_link", uri: "" }),
		chunk({ type: "hologram" }),
		say("b"),
	]);
	expect(events.map(({ payload }) => ("content" in payload ? payload.content : "text"))).toEqual([
		"text",
		{ type: "other", kind: "image", data: image },
		{ type: "resourceLink", uri: "file:///a", name: "a", size: 3 },
		{ type: "other", kind: "resource_link", data: { type: "resource_link", uri: "" } },
		{ type: "other", kind: "hologram", data: { type: "hologram" } },
		"text",
	]);
	expect(new Set(events.map(({ payload }) => "blockId" in payload && payload.blockId)).size).toBe(6);
});

const statuses = (updates: readonly Update[]) =>
	run(updates).events.flatMap(({ type, payload }) => (type === "tool" ? [payload.status] : []));

test("[E4.mapped] tool calls are upserts: an update may come first, and a finished call never goes backwards", () => {
	const id = { toolCallId: "t" };
	expect(
		statuses([
			tool({ ...id, status: "in_progress" }),
			tool({ ...id, status: "completed" }),
			tool({ ...id, title: "late", status: "pending" }, "tool_call"),
			tool({ ...id, status: "in_progress", rawOutput: 1 }),
			tool({ ...id, status: "failed" }),
		]),
	).toEqual(["running", "completed", undefined, undefined, "failed"]);
	expect(statuses([tool({ ...id, title: "T" }, "tool_call")])).toEqual(["pending"]);
	expect(statuses([tool({ ...id, status: "a word of tomorrow" })])).toEqual(["pending"]);
	expect(statuses([tool(id), tool(id), tool({ ...id, _meta: {} })])).toEqual(["pending"]);
});

test("[E4.mapped] tool content, locations and raw values are preserved, even when mixed with unknown ones", () => {
	const { events } = run([
		tool({
			toolCallId: "t",
			title: null,
			kind: "edit",
			content: [
				{ type: "content", content: { type: "text", text: "out" } },
				{ type: "diff", path: "/a", oldText: null, newText: "n" },
				{ type: "terminal", terminalId: "never made" },
				{ type: "diff", path: 1 },
				"odd",
			],
			locations: [{ path: "/a", line: 3 }, { path: "/b", line: null }, { path: "/c", line: -1 }, { line: 1 }],
			rawInput: null,
			rawOutput: { deep: [1] },
		}),
	]);
	expect(events).toEqual([
		{
			type: "tool",
			payload: {
				toolCallId: "t",
				kind: "edit",
				status: "pending",
				content: [
					{ type: "content", content: { type: "text", text: "out" } },
					{ type: "diff", path: "/a", newText: "n" },
					{ type: "terminal", terminalId: "never made" },
					{ type: "other", data: { type: "diff", path: 1 } },
					{ type: "other", data: "odd" },
				],
				locations: [{ path: "/a", line: 3 }, { path: "/b" }, { path: "/c" }],
				rawInput: null,
				rawOutput: { deep: [1] },
			},
		},
		{
			type: "agent.update",
			payload: { update: "tool_call_update", data: { toolCallId: "t", locations: [{ line: 1 }] } },
		},
	]);
});

/** A turn with one call pending, one running and one completed. */
const leftOpen = () =>
	run([
		tool({ toolCallId: "open" }),
		tool({ toolCallId: "runs", status: "in_progress" }),
		tool({ toolCallId: "done", status: "completed" }),
	]).state;

test.each([
	["completed", "unreported"],
	["refused", "unreported"],
	["limit", "unreported"],
	["other", "unreported"],
	["cancelled", "cancelled"],
	["failed", "failed"],
	["interrupted", "failed"],
] as const)("[B7.unfinished] a call still open at the end of a turn that was %s is %s", (outcome, status) => {
	const closed = closeTurn(leftOpen(), outcome);
	expect(closed.events).toEqual(
		["open", "runs"].map((toolCallId) => ({ type: "tool", payload: { toolCallId, status } })),
	);
	expect(closeTurn(closed.state, "failed").events).toEqual([]);
});

test("[B7.late] a late update still counts, but a cancelled call does not resume", () => {
	const late = (outcome: "completed" | "cancelled", status: string) =>
		run([tool({ toolCallId: "runs", status })], closeTurn(leftOpen(), outcome).state).events;
	expect(late("cancelled", "in_progress")).toEqual([]);
	expect(late("cancelled", "completed")).toMatchObject([{ payload: { status: "completed" } }]);
	expect(late("completed", "in_progress")).toMatchObject([{ payload: { status: "background" } }]);
	expect(late("completed", "failed")).toMatchObject([{ payload: { status: "failed" } }]);
});

test("[B7.late] a call that continues after its turn runs in the background, across turns, until it or the agent ends", () => {
	const after = (state: MappingState, update: Update) => {
		const { events } = run([update], state);
		return events.map(({ type, payload }) => type === "tool" && payload.status);
	};
	const second = openTurn(closeTurn(leftOpen(), "completed").state, "m2");
	expect(after(second, tool({ toolCallId: "runs", rawOutput: 1 }))).toEqual(["background"]);
	expect(after(second, tool({ toolCallId: "runs", rawOutput: 2 }))).toEqual([undefined]);
	expect(after(second, tool({ toolCallId: "runs", title: "R" }, "tool_call"))).toEqual([undefined]);
	expect(closeTurn(second, "completed").events).toEqual([]);
	expect(abandon(second, "interrupted").events).toEqual([
		{ type: "tool", payload: { toolCallId: "runs", status: "unreported" } },
	]);
	const between = closeTurn(inTurn(), "completed").state;
	expect(after(between, tool({ toolCallId: "new", status: "in_progress" }, "tool_call"))).toEqual([
		"background",
	]);
});

test("[B7.reused] a call announced in a later turn with the id of a finished one begins a new tool", () => {
	const begun = (state: MappingState, update: Update) =>
		run([update], state).events.map(({ begins = false }) => begins);
	const announce = tool({ toolCallId: "done", status: "in_progress" }, "tool_call");
	const first = leftOpen();
	expect(begun(first, announce)).toEqual([]);
	const second = openTurn(closeTurn(first, "completed").state, "m2");
	expect(begun(second, tool({ toolCallId: "done", rawOutput: 1 }))).toEqual([false]);
	expect(begun(second, announce)).toEqual([true]);
	expect(begun(second, tool({ toolCallId: "runs" }, "tool_call"))).toEqual([true]);
	expect(begun(second, tool({ toolCallId: "first seen" }))).toEqual([false]);
	const asked = mapPermission(openTurn(closeTurn(second, "completed").state, "m3"), "p", {
		sessionId: "agent-1",
		toolCall: { toolCallId: "done" },
		options: [],
	});
	expect(asked.events).toMatchObject([{ type: "tool", begins: true }]);
	expect(asked.request).toMatchObject({ requestId: "p", toolCallId: "done" });
});

test("[B7.late] beyond the limit of running calls the oldest is abandoned", () => {
	const state = { ...inTurn(), tools: new KnownTools({ underWay: 2, over: 2 }) };
	const { events } = run(
		["a", "b", "c", "d", "e"].map((toolCallId) => tool({ toolCallId }, "tool_call")),
		state,
	);
	const closed = events.flatMap(({ type, payload }) =>
		type === "tool" && payload.status === "unreported" ? [payload.toolCallId] : [],
	);
	expect(closed).toEqual(["a", "b", "c"]);
	expect(state.tools.underWay.map(([id]) => id)).toEqual(["d", "e"]);
	expect(state.tools.get("a")).toBeUndefined();
});

test("[B7.late] an update copies none of the earlier tools", () => {
	const start = inTurn();
	const updates = Array.from({ length: 100 }, (_, at) => [
		tool({ toolCallId: `t${at}`, title: "T", status: "in_progress" }, "tool_call"),
		tool({ toolCallId: `t${at}`, status: "completed" }),
	]).flat();
	expect(run(updates, start).state.tools).toBe(start.tools);
	expect(start.tools.get("t99")).toMatchObject({ status: "completed", title: "T" });
});

test("[E4.mapped] state is merged into the known fields, so that the newest value is complete", () => {
	const start = mapNewSession(newMapping("a"), {
		sessionId: "a",
		modes: { currentModeId: "ask", availableModes: [{ id: "ask" }] },
		models: { currentModelId: "small" },
		configOptions: [1],
	});
	const { events } = run(
		[
			{ sessionUpdate: "current_mode_update", currentModeId: "code" },
			{ sessionUpdate: "config_option_update", configOptions: [2] },
			{ sessionUpdate: "usage_update", used: 1, size: 9, cost: { amount: 1 } },
			{ sessionUpdate: "usage_update", used: 2, size: 9 },
			{ sessionUpdate: "session_info_update", title: "T" },
			{ sessionUpdate: "available_commands_update", availableCommands: [] },
		],
		start.state,
	);
	expect([...start.events, ...events].map(({ payload }) => payload)).toEqual([
		{ aspect: "mode", value: { currentModeId: "ask", availableModes: [{ id: "ask" }] } },
		{ aspect: "config", value: { configOptions: [1], models: { currentModelId: "small" } } },
		{ aspect: "mode", value: { currentModeId: "code", availableModes: [{ id: "ask" }] } },
		{ aspect: "config", value: { configOptions: [2], models: { currentModelId: "small" } } },
		{ aspect: "usage", value: { used: 1, size: 9, cost: { amount: 1 } } },
		{ aspect: "usage", value: { used: 2, size: 9, cost: { amount: 1 } } },
		{ aspect: "info", value: { title: "T" } },
		{ title: "T", by: "agent" },
		{ aspect: "commands", value: { availableCommands: [] } },
	]);
});

test("[E4.unknown] unknown and invalid updates go into the log unchanged", () => {
	const odd: Update[] = [
		{ sessionUpdate: "subagent_update", deep: { a: [1] } },
		{ sessionUpdate: "agent_message_chunk", content: "text" },
		{ sessionUpdate: "agent_message_chunk", content: { type: 3 } },
		{ sessionUpdate: "tool_call", title: "no id" },
		{ sessionUpdate: "plan", entries: "none" },
		{ sessionUpdate: "plan_update", plan: { type: "hologram", planId: "p" } },
		{ sessionUpdate: "notice", severity: "info", title: "t".repeat(4001) },
		{ sessionUpdate: "compaction_update", compactionId: "" },
		{ sessionUpdate: 7 },
		{},
	];
	const { events } = run(odd);
	expect(events.map(({ payload }) => "data" in payload && payload.data)).toEqual(odd);
	expect(events.map(({ payload }) => "update" in payload && payload.update).slice(-2)).toEqual([
		"unnamed",
		"unnamed",
	]);
});

test("[E4.userMessage] what repeats the prompt is an echo; any other message in the user's name is shown as such", () => {
	const said = (text: string) => ({ sessionUpdate: "user_message_chunk", content: { type: "text", text } });
	const state = openTurn(newMapping("agent-1"), "m1", "Mend the\n tests, please.");
	const added = (text: string, from = state) => run([said(text)], from).events.length;
	for (const echo of ["Mend the tests, please.", "<file a>\nMend the tests, please.\n"])
		expect(added(echo)).toBe(0);
	expect(run(["Mend", " the tests", ", please."].map(said), state).events).toEqual([]);
	expect(added("tests")).toBe(1);
	expect(run([say("So:"), said("Use "), said("npm."), say("Yes.")], state).events).toMatchObject([
		{ payload: { kind: "answer", text: "So:" } },
		{ payload: { kind: "user", blockId: "m1/2", offset: 0, text: "Use " } },
		{ payload: { kind: "user", blockId: "m1/2", offset: 4, text: "npm." } },
		{ payload: { kind: "answer", blockId: "m1/3", text: "Yes." } },
	]);
	expect(added("hi", newMapping("a"))).toBe(1);
	expect(added("Mend the tests, please.", closeTurn(state, "completed").state)).toBe(0);
});

test("[E4.mapped] any update yields events that the log accepts, and its input is not modified", () => {
	const kinds = ["agent_message_chunk", "tool_call", "tool_call_update", "plan", "usage_update", "news"];
	const fields = ["toolCallId", "title", "status", "content", "locations", "entries", "messageId", "used"];
	const update = fc
		.record({
			kind: fc.constantFrom(...kinds),
			rest: fc.dictionary(fc.constantFrom(...fields), fc.jsonValue({ maxDepth: 3 })),
		})
		.map(({ kind, rest }): Update => ({ ...rest, sessionUpdate: kind }));
	fc.assert(
		fc.property(fc.array(update), (updates) => {
			const before = JSON.stringify(updates);
			run(updates);
			expect(JSON.stringify(updates)).toBe(before);
		}),
	);
});

test("[E4.mapped] text survives any mix of other updates", () => {
	const step = fc.oneof(
		fc.string({ unit: "binary" }).map((text) => say(text)),
		fc.string({ unit: "binary" }).map((text) => say(text, "own")),
		fc.constant(think("hm")),
		fc.constant(tool({ toolCallId: "t", status: "in_progress" })),
		fc.constant<Update>({ sessionUpdate: "news" }),
	);
	fc.assert(
		fc.property(fc.array(step), (updates) => {
			const said = updates.flatMap(({ sessionUpdate, content }) =>
				sessionUpdate === "agent_message_chunk" ? [Object(content).text] : [],
			);
			expect(textOf(run(updates).events, "answer")).toBe(said.join(""));
		}),
	);
});

test("[B13.bounded] a very long block is split, and nothing of it is lost", () => {
	const piece = "x".repeat(100_000);
	const { events } = run([say(piece), say(piece), say(piece), say(piece)]);
	const payloads = events.flatMap((event) => (event.type === "text" ? [event.payload] : []));
	expect(payloads.map(({ offset }) => offset)).toEqual([0, 100_000, 200_000, 0]);
	expect(new Set(payloads.map(({ blockId }) => blockId)).size).toBe(2);
});

test("[A5.result] a permission request without content records what its tool call shows at that moment", () => {
	const diff = { type: "diff", path: "/a.ts", oldText: "one\n", newText: "two\n" };
	const ask = (state: MappingState, content?: unknown[]) =>
		mapPermission(state, "p", {
			sessionId: "agent-1",
			toolCall: { toolCallId: "t", ...(content === undefined ? {} : { content }) },
			options: [],
		}).request.content;
	const told = run([tool({ toolCallId: "t", content: [diff] }, "tool_call")]).state;
	expect(ask(told)).toEqual([diff]);
	expect(ask(told, [])).toEqual([diff]);
	const own = { type: "content", content: { type: "text", text: "Really?" } };
	expect(ask(told, [own])).toEqual([own]);
	expect(ask(run([tool({ toolCallId: "t", status: "completed" })], told).state)).toBeUndefined();
	const huge = tool({ toolCallId: "t", content: [{ ...diff, newText: "x".repeat(300_000) }] }, "tool_call");
	expect(ask(run([huge]).state)).toBeUndefined();
});
