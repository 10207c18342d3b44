import type { TurnOutcome } from "@parley/protocol/prompt/events";
import fc from "fast-check";
import type { PermissionParams } from "../v1/wire/permission.ts";
import type { ToolCall } from "../v1/wire/tool-call.ts";

type Update = Readonly<Record<string, unknown>>;

/** One thing that happens to an agent session. */
export type Step =
	| { readonly do: "update"; readonly update: Update }
	| { readonly do: "ask"; readonly params: PermissionParams }
	| { readonly do: "answer" | "missed" | "send" | "pass" | "attach" }
	| { readonly do: "end"; readonly outcome: TurnOutcome };

/** Ids, messages and prompts are few, so that they collide; texts end within characters, or are blank, or long. */
const texts = fc.oneof(
	{
		weight: 8,
		arbitrary: fc.string({ unit: fc.constantFrom("a", "é", " ", "\n", "\ud83d", "\ude00"), maxLength: 4 }),
	},
	{ weight: 1, arbitrary: fc.constantFrom("x".repeat(40_000), "ü".repeat(100_000), "z".repeat(262_144)) },
);

const chunk = fc.record(
	{
		sessionUpdate: fc.constantFrom("agent_message_chunk", "agent_message_chunk", "agent_thought_chunk"),
		content: fc.record({ type: fc.constant("text"), text: texts }),
		messageId: fc.constantFrom(null, "", "own", "other", "i".repeat(513)),
	},
	{ requiredKeys: ["sessionUpdate", "content"] },
);

const block = fc.record({
	sessionUpdate: fc.constantFrom("agent_message_chunk", "agent_thought_chunk"),
	content: fc.constantFrom<object>(
		{ type: "image", data: "AAAA", mimeType: "image/png" },
		{ type: "resource_link", uri: "file:///a", name: "a" },
		{ type: "hologram", data: "h".repeat(40_000) },
	),
});

const longDiff = { type: "diff", path: "/b", oldText: "ö".repeat(40_000), newText: "n".repeat(33_000) };
const textPart = (text: string) => ({ type: "content", content: { type: "text", text } });
const toolContents = fc.constantFrom<unknown[]>(
	[],
	[textPart("out")],
	[textPart("o".repeat(50_000))],
	[{ type: "diff", path: "/a", oldText: null, newText: "new" }],
	[{ ...longDiff, oldText: "ß".repeat(120_000) }],
	[longDiff, textPart("and more"), { type: "terminal", terminalId: "x" }],
	Array.from({ length: 9 }, (_, at) => textPart(`${at}`.repeat(27_000))),
	[textPart("€".repeat(90_000))],
	[{ type: "content", content: { type: "image", data: "AAAA", mimeType: "image/png" } }, "odd"],
);
const rawValues = fc.constantFrom<unknown>(null, { a: [1] }, "short", "r".repeat(40_000), {
	deep: "d".repeat(30_000),
});

const calls = fc.record<ToolCall, "toolCallId">(
	{
		toolCallId: fc.constantFrom("t0", "t1", "t2"),
		title: fc.constantFrom("A", "B"),
		kind: fc.constantFrom("edit", "read"),
		status: fc.constantFrom(
			"pending",
			"in_progress",
			"in_progress",
			"completed",
			"failed",
			"cancelled",
			"odd",
		),
		content: toolContents,
		locations: fc.constantFrom([], [{ path: "/a", line: 1 }]),
		rawInput: rawValues,
		rawOutput: rawValues,
	},
	{ requiredKeys: ["toolCallId"] },
);

const tool = fc
	.tuple(fc.constantFrom("tool_call", "tool_call_update", "tool_call_update"), calls)
	.map(([sessionUpdate, call]): Update => ({ sessionUpdate, ...call }));

const other = fc.oneof(
	fc.constantFrom<Update>(
		{ sessionUpdate: "plan", entries: [] },
		{ sessionUpdate: "plan", entries: [{ content: "x", status: "pending" }] },
		{ sessionUpdate: "plan", entries: "none" },
		{ sessionUpdate: "user_message_chunk", content: { type: "text", text: "hi" } },
		{ sessionUpdate: "novelty", data: "n".repeat(40_000) },
		{},
	),
	fc.constantFrom<Update>(
		{ sessionUpdate: "current_mode_update", currentModeId: "code" },
		{ sessionUpdate: "config_option_update", configOptions: [2], own: 1 },
		{ sessionUpdate: "session_info_update", title: "T" },
		{ sessionUpdate: "available_commands_update", availableCommands: [] },
		{ sessionUpdate: "usage_update", used: 1, size: 9, cost: { amount: 1 } },
		{ sessionUpdate: "usage_update", used: 2, size: 9 },
	),
);

const blockOf = (text: string) => ({ type: "text", text });

/** What agents tell beside the conversation. Ids and texts are few, and texts may repeat what came before. */
const asides = fc.oneof(
	fc
		.tuple(
			fc.constantFrom("terminal_output", "terminal_output_delta"),
			fc.constantFrom("t0", "t1"),
			fc.oneof(texts, fc.constantFrom("$ npm test\n", "$ npm test\nok\n")),
		)
		.map(
			([name, toolCallId, data]): Update => ({
				sessionUpdate: "tool_call_update",
				toolCallId,
				_meta: { [name]: { terminal_id: "x", data }, terminal_exit: { exit_code: 1 } },
			}),
		),
	fc.tuple(fc.constantFrom("c0", "c1"), texts).map(
		([compactionId, text]): Update => ({
			sessionUpdate: "compaction_summary_chunk",
			compactionId,
			content: blockOf(text),
		}),
	),
	fc
		.tuple(
			fc.constantFrom("c0", "c1"),
			fc.constantFrom("in_progress", "completed", "failed"),
			fc.constantFrom<object>({}, { summary: [blockOf("In short")] }, { summary: null, error: "no" }),
		)
		.map(
			([compactionId, status, rest]): Update => ({
				sessionUpdate: "compaction_update",
				compactionId,
				status,
				...rest,
			}),
		),
	fc.constantFrom<Update>(
		{ sessionUpdate: "notice", severity: "warning", title: "Beware" },
		{ sessionUpdate: "subagent_update", sessionId: "sub", title: "Colleague", state: { state: "running" } },
		{ sessionUpdate: "subagent_update", sessionId: "sub", title: null, state: { state: "idle" } },
		{ sessionUpdate: "session_message", messageId: "l", content: [blockOf("Dear"), { type: "image" }] },
		{ sessionUpdate: "session_message_chunk", messageId: "l", content: blockOf(" you") },
		{ sessionUpdate: "plan_update", plan: { type: "markdown", planId: "p", content: "1. Go" } },
		{ sessionUpdate: "plan_removed", planId: "p" },
		{ sessionUpdate: "plan", entries: [{ content: "x", status: "someday" }, 7] },
		{ sessionUpdate: "tool_call_update", toolCallId: "t1", title: 7, locations: [{}], status: "completed" },
	),
	fc.tuple(texts, fc.constantFrom({ model: "a" }, { model: "b" }, { other: 1 })).map(
		([text, _meta]): Update => ({
			sessionUpdate: "agent_message_chunk",
			content: { ...blockOf(text), annotations: { audience: ["user"] } },
			_meta,
		}),
	),
);

const update = (updates: fc.Arbitrary<Update>): fc.Arbitrary<Step> =>
	updates.map((each) => ({ do: "update", update: each }));

const askAbout = (toolCall: ToolCall): Step => ({
	do: "ask",
	params: { sessionId: "a", toolCall, options: [{ optionId: "yes", name: "Yes", kind: "allow_once" }] },
});

const ask = fc.oneof(
	calls.map(askAbout),
	calls.map(({ toolCallId, rawInput }) =>
		askAbout({ toolCallId, ...(rawInput === undefined ? {} : { rawInput }) }),
	),
);

const end: Step = { do: "end", outcome: "completed" };

const outcomes = fc.constantFrom<TurnOutcome>("completed", "completed", "cancelled", "failed");

const steps: fc.Arbitrary<Step> = fc.oneof(
	{ weight: 10, arbitrary: update(chunk) },
	{ weight: 1, arbitrary: update(block) },
	{ weight: 8, arbitrary: update(tool) },
	{ weight: 4, arbitrary: update(other) },
	{ weight: 6, arbitrary: update(asides) },
	{ weight: 3, arbitrary: ask },
	{ weight: 4, arbitrary: fc.constantFrom<Step>({ do: "send" }, { do: "send" }, { do: "answer" }) },
	{ weight: 2, arbitrary: outcomes.map((outcome): Step => ({ do: "end", outcome })) },
	{ weight: 2, arbitrary: fc.constantFrom<Step>({ do: "missed" }, { do: "pass" }, { do: "attach" }) },
);

const say = (text: string): Step => ({
	do: "update",
	update: { sessionUpdate: "agent_message_chunk", content: { type: "text", text } },
});

/** Text that goes on after something that may or may not interrupt it. */
const resumed = steps.map((step): Step[] => [say("one"), step, say("two")]);

/** A call that its turn leaves open and that may go on afterwards, as agents' commands do in the background. */
const leftOpen = fc
	.tuple(calls, calls, fc.boolean())
	.map(([{ status, ...call }, { toolCallId, title }, goesOn]) => {
		const { toolCallId: id } = call;
		const begin: Step[] = [{ do: "send" }, { do: "update", update: { sessionUpdate: "tool_call", ...call } }];
		const late = {
			sessionUpdate: "tool_call_update",
			toolCallId: goesOn ? id : toolCallId,
			title: title ?? "C",
		};
		return [...begin, say("so"), end, { do: "update", update: late } as const, say(" far")];
	});

/**
 * What agents say and do, in any order: text with and without ids, tools and requests with repeated ids, during turns and between them,
 * with values that the log keeps elsewhere.
 */
export const scripts: fc.Arbitrary<readonly Step[]> = fc
	.array(
		fc.oneof(
			{ weight: 8, arbitrary: steps.map((step) => [step]) },
			{ weight: 1, arbitrary: resumed },
			{ weight: 1, arbitrary: leftOpen },
		),
		{ maxLength: 30, size: "max" },
	)
	.map((phrases) => phrases.flat());
