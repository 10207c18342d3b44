import type { TextKind } from "@parley/protocol/message/events";
import type { PermissionOutcome } from "@parley/protocol/permission/events";
import type { ToolStatus } from "@parley/protocol/tool/events";
import { toolState } from "@parley/transcript/turn/tool-state";
import type { Item, PlanItem, Turn } from "@parley/transcript/turn/turn";
import { expect, test } from "vitest";
import { activityLook } from "./activity-look.ts";
import { describeEnd } from "./describe-end.ts";
import { rowsOfTurn } from "./rows-of-turn.ts";
import { toolGroupWords } from "./tool-look.ts";

const placed = (at: number) => ({ at, startedAt: at, updatedAt: at, through: at });

const tool = (at: number, status: ToolStatus = "completed"): Item => ({
	type: "tool",
	id: `tool:${at}`,
	...placed(at),
	call: { toolCallId: `${at}`, title: `Tool ${at}`, status, content: [], locations: [] },
});

const text = (at: number, kind: TextKind, words: string): Item => ({
	type: "text",
	id: `text:${at}`,
	...placed(at),
	kind,
	messageId: "m",
	text: words,
});

const turn = (...items: Item[]): Turn => ({ number: 3, firstItem: 0, missed: 0, through: 9, items });

const noPlan = (): PlanItem | undefined => undefined;
const closed = { running: false, current: false, isOpen: () => false, planBefore: noPlan };

const kinds = (each: Turn, view = closed) => rowsOfTurn(each, view).map(({ kind }) => kind);

test("[B8.count] up to three consecutive tools are not grouped", () => {
	expect(kinds(turn(tool(1), tool(2), tool(3)))).toEqual(["tool", "tool", "tool"]);
});

test("[B8.count] more than three form a group that shows only the newest while closed", () => {
	const rows = rowsOfTurn(turn(tool(1), tool(2, "failed"), tool(3), tool(4)), closed);
	expect(rows.map(({ kind }) => kind)).toEqual(["toolGroup", "tool"]);
	expect(rows[0]?.content).toEqual({
		count: 4,
		isCut: false,
		failed: 1,
		rejected: 0,
		asking: false,
		running: false,
	});
	expect(toolGroupWords({ count: 4, isCut: false, running: false })).toBe("Used 4 tools");
	expect(rows[1]?.key).toBe("3/tool:4");
});

test("[B8.count] a closed group hides no tool that is still running", () => {
	const rows = rowsOfTurn(turn(tool(1, "running"), tool(2), tool(3), tool(4)), closed);
	expect(rows.map(({ key }) => key)).toEqual(["3/group:tool:1", "3/tool:1", "3/tool:4"]);
	expect(rows[0]?.content).toMatchObject({ count: 4, isCut: false, running: true });
	expect(toolGroupWords({ count: 4, isCut: false, running: true })).toBe("Using 4 tools");
});

test("[B8.closes][B8.count] an open group shows all its tools, and an answer in between ends it", () => {
	const open = { ...closed, isOpen: () => true };
	const tools = [tool(1), tool(2), tool(3), tool(4)];
	expect(kinds(turn(...tools), open)).toEqual(["toolGroup", "tool", "tool", "tool", "tool"]);
	expect(kinds(turn(tool(1), tool(2), text(3, "answer", "so"), tool(4), tool(5)))).toEqual([
		"tool",
		"tool",
		"answer",
		"tool",
		"tool",
	]);
});

test("[A7.collapse] text is done when something follows it or the turn is over", () => {
	const rows = rowsOfTurn(turn(text(1, "thought", "hm"), text(2, "answer", "so")), {
		...closed,
		running: true,
	});
	expect(rows.map(({ content }) => ("done" in content ? content.done : undefined))).toEqual([
		true,
		false,
		undefined,
	]);
	expect(rows.at(-1)?.content).toEqual({ doing: "answering" });
});

test("[E21.record] a request gets a row only once it is decided; until then the turn waits", () => {
	const request = { requestId: "r", title: "Edit", options: [] };
	const asked: Item = { type: "permission", id: "permission:r", ...placed(1), request };
	expect(rowsOfTurn(turn(asked), { ...closed, running: true })).toMatchObject([
		{ kind: "working", content: { doing: "waitingForAnswer" } },
	]);
	expect(kinds(turn({ ...asked, outcome: { type: "cancelled" } }))).toEqual(["permission"]);
});

test("[B16.outcome] only an end other than plain success gets a row", () => {
	const prompt = { messageId: "m", content: [], sentAt: 1 };
	const done = { ...turn(), prompt, end: { outcome: "completed", endedAt: 2 } } as const;
	expect(kinds(done)).toEqual(["prompt"]);
	expect(kinds({ ...done, end: { outcome: "limit", endedAt: 2 } })).toEqual(["prompt", "end"]);
});

test("[B16.outcome] a prompt that was lost with its agent is offered once, at the loss", () => {
	const prompt = { messageId: "m", content: [{ type: "text" as const, text: "go" }], sentAt: 1 };
	const loss: Item = { type: "loss", id: "event:5", ...placed(5), loss: { message: "It ended." } };
	const seam: Item = {
		type: "seam",
		id: "event:8",
		...placed(8),
		agent: { name: "eliza" },
		agentSessionId: "a",
	};
	const rows = rowsOfTurn(
		{ ...turn(loss, seam), prompt, end: { outcome: "interrupted", endedAt: 6 } },
		closed,
	);
	expect(rows.map(({ kind }) => kind)).toEqual(["prompt", "loss", "seam"]);
	expect(rows[1]?.content).toMatchObject({ again: prompt.content });
});

test("[C5.order] items that arrive after the end of a turn come after its end row", () => {
	const late = turn(text(1, "answer", "so"), text(9, "answer", "late"));
	const rows = rowsOfTurn({ ...late, end: { outcome: "cancelled", endedAt: 5 } }, closed);
	expect(rows.map(({ kind }) => kind)).toEqual(["answer", "end", "answer"]);
});

test("[B13.bounded] a partly held turn says so, and the tool count at its edge is a minimum", () => {
	const tools = [tool(5), tool(6), tool(7), tool(8)];
	const rows = rowsOfTurn({ ...turn(...tools), firstItem: 5 }, closed);
	expect(rows.map(({ kind }) => kind)).toEqual(["earlier", "toolGroup", "tool"]);
	expect(rows[1]?.content).toMatchObject({ count: 4, isCut: true, running: false });
	expect(toolGroupWords({ count: 4, isCut: true, running: false })).toBe("Used 4+ tools");
});

test("[B8.group][D3.pages] an opened group stays open and the same when older tools are paged in above it", () => {
	const isOpen = (key: string): boolean => key === "3/group:tool:5";
	const newer = [tool(5), tool(6), tool(7), tool(8)];
	const [, before] = rowsOfTurn({ ...turn(...newer), firstItem: 5 }, { ...closed, isOpen });
	const after = rowsOfTurn(turn(tool(1), tool(2), ...newer), { ...closed, isOpen });
	expect(after[0]?.key).toBe(before?.key);
	expect(after.map(({ kind }) => kind)).toEqual(["toolGroup", ...Array(6).fill("tool")]);
});

const request = (at: number, toolCallId: string, outcome?: PermissionOutcome): Item => ({
	type: "permission",
	id: `permission:${at}`,
	...placed(at),
	request: {
		requestId: `${at}`,
		toolCallId,
		title: "May I?",
		options: [
			{ optionId: "yes", name: "Yes", kind: "allow_once" },
			{ optionId: "no", name: "No", kind: "reject_once" },
		],
	},
	...(outcome === undefined ? {} : { outcome }),
});
const selected = (optionId: string) => ({ type: "selected" as const, optionId });

test("[E21.record] the receipt of a permission is in its tool's row, and does not end a group", () => {
	const permission = request(2, "1", selected("yes"));
	const rows = rowsOfTurn(turn(tool(1), permission, tool(3)), closed);
	expect(rows.map(({ kind }) => kind)).toEqual(["tool", "tool"]);
	expect(rows[0]?.content).toMatchObject({ permission });
	expect(kinds(turn(request(1, "elsewhere", selected("yes"))))).toEqual(["permission"]);
	expect(kinds(turn(tool(1), request(2, "1", selected("no")), request(3, "1", selected("yes"))))).toEqual([
		"tool",
		"permission",
	]);
});

test("[B7.failed][E21.progress] a tool that waits for permission is not running, and a rejected one has not failed", () => {
	const call = (status: ToolStatus) => ({ status });
	const asks = request(2, "1");
	const rejected = request(2, "1", selected("no"));
	if (asks.type !== "permission" || rejected.type !== "permission") throw new Error("No requests");
	expect(toolState(call("running"), asks)).toBe("asking");
	expect(toolState(call("failed"), rejected)).toBe("rejected");
	expect(toolState(call("completed"), rejected)).toBe("completed");
	const withdrawn = request(2, "1", { type: "cancelled" });
	if (withdrawn.type !== "permission") throw new Error("No request");
	// Agents report a tool as failed when Stop ended its request.
	expect(toolState(call("failed"), withdrawn)).toBe("cancelled");
	expect(toolState(call("completed"), withdrawn)).toBe("completed");
	const rows = rowsOfTurn(turn(tool(1, "failed"), rejected, tool(3), tool(4), tool(5)), closed);
	expect(rows[0]?.content).toMatchObject({ failed: 0, rejected: 1 });
});

test("[E4.plan] no entry of a plan is under way once its turn has ended", () => {
	const plan: Item = { type: "plan", id: "plan:1", ...placed(1), entries: [] };
	expect(rowsOfTurn(turn(plan), closed)[0]?.content).toMatchObject({ over: false });
	const over = { ...turn(plan), end: { outcome: "completed" as const, endedAt: 5 } };
	expect(rowsOfTurn(over, closed)[0]?.content).toMatchObject({ over: true });
});

test("[A9.silence] a turn that ended without output says so and offers a retry; one with an answer just ends", () => {
	const prompt = { messageId: "m", content: [{ type: "text" as const, text: "go" }], sentAt: 1 };
	const end = { outcome: "completed" as const, endedAt: 9 };
	const silent: Turn = { ...turn(), prompt, end: { ...end, empty: { stderr: "no credit" } } };
	const [, row] = rowsOfTurn(silent, closed);
	expect(row).toMatchObject({ kind: "end", content: { again: prompt.content } });
	expect(describeEnd(silent.end ?? end)).toMatchObject({
		text: "The agent ended without an answer.",
		canRetry: true,
		output: "no credit",
	});
	expect(kinds({ ...turn(text(2, "answer", "so")), end })).toEqual(["answer"]);
});

test("[A9.session] a failed turn shows the cause from the data of the error", () => {
	const error = { message: "Internal error", code: -32603, data: { details: "the model is gone" } };
	expect(describeEnd({ outcome: "failed", error }).text).toBe("Internal error: the model is gone");
});

test("[E4.plan] a plan that repeats the one before it is not drawn again, nor is one that was removed", () => {
	const entries = [{ content: "Read", status: "pending" as const }];
	const plan: PlanItem = { type: "plan", id: "plan", ...placed(1), entries };
	const before = { ...plan, ...placed(0) };
	expect(kinds(turn(plan))).toEqual(["plan"]);
	expect(kinds(turn(plan), { ...closed, planBefore: () => before })).toEqual([]);
	const changed = { ...before, entries: [{ content: "Read", status: "completed" as const }] };
	expect(kinds(turn(plan), { ...closed, planBefore: () => changed })).toEqual(["plan"]);
	expect(kinds(turn({ ...plan, removed: true }))).toEqual([]);
});

test("[E4.terminals][E4.compaction] texts of a tool or an activity are with it, or have a row if it is elsewhere", () => {
	const of = (item: Item, messageId: string): Item => ({ ...item, ...{ messageId } });
	const activity: Item = {
		type: "activity",
		id: "activity:c",
		...placed(3),
		activity: { activityId: "c", kind: "compaction", status: "running" },
	};
	const rows = rowsOfTurn(
		turn(
			tool(1),
			of(text(2, "output", "out"), "1"),
			activity,
			of(text(4, "summary", "In "), "c"),
			of(text(5, "summary", "short"), "c"),
			text(6, "output", "later"),
			text(7, "letter", "Dear"),
			text(8, "user", "Besides"),
		),
		closed,
	);
	expect(rows.map(({ kind, content }) => [kind, content])).toMatchObject([
		["tool", { output: "out" }],
		["activity", { summary: "In short", running: false }],
		["aside", {}],
		["aside", {}],
		["added", {}],
	]);
});

test("[E4.compaction] an activity spins only while its turn runs, or the agent goes on with it after the end", () => {
	const activity = { activityId: "c", kind: "compaction" as const, status: "running" };
	const item: Item = { type: "activity", id: "activity:c", ...placed(3), activity };
	const isRunning = (each: Turn, view = closed) => rowsOfTurn(each, view)[0]?.content;
	expect(isRunning(turn(item), { ...closed, running: true })).toMatchObject({ running: true });
	const ended = { ...turn(item), end: { outcome: "completed" as const, endedAt: 2 } };
	expect(isRunning(ended, { ...closed, current: true })).toMatchObject({ running: true });
	expect(isRunning(ended)).toMatchObject({ running: false });
	expect(activityLook(activity, true)).toMatchObject({ spin: true, text: "Compacting the conversation…" });
	expect(activityLook(activity, false)).toMatchObject({ spin: false, status: "no result reported" });
	expect(activityLook({ ...activity, status: "_paused" }, false)).toMatchObject({ status: "_paused" });
});

test("[A7.model] the last answer of a finished turn names its model", () => {
	const end = { outcome: "completed" as const, endedAt: 9, model: "Big" };
	const rows = rowsOfTurn({ ...turn(text(1, "answer", "a"), tool(2), text(3, "answer", "b")), end }, closed);
	expect(rows.map(({ content }) => Reflect.get(content, "model"))).toEqual([undefined, undefined, "Big"]);
});

test("[E4.stopReason][B16.outcome] an unknown stop reason is told by its name and is no success", () => {
	const end = { outcome: "other" as const, stopReason: "out_of_tea", endedAt: 9 };
	expect(kinds({ ...turn(text(1, "answer", "a")), end })).toEqual(["answer", "end"]);
	expect(describeEnd(end)).toMatchObject({ tone: "warning", text: expect.stringContaining("out_of_tea") });
});
