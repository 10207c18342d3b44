import type { AttachedOrigin } from "@parley/protocol/agent/events";
import { readEvent } from "@parley/protocol/log/read-event";
import type { TurnEnd } from "@parley/protocol/prompt/events";
import { emptyHead } from "@parley/transcript/head/head";
import { reduceHead } from "@parley/transcript/head/reduce-head";
import { replayTurn } from "@parley/transcript/pages";
import { expect, test } from "vitest";
import { SampleLog } from "../../testing/stored-events.ts";
import { renderHeader, renderQueue, renderTurn } from "./render-turn.ts";

const content = [
	{ type: "text" as const, text: "Fix it\n```\n# not a heading" },
	{ type: "resourceLink" as const, uri: "file:///a`b", name: "a" },
];

/** One item of every kind. */
const rich = (): SampleLog =>
	new SampleLog("s")
		.add({ type: "session.renamed", payload: { title: "The <b>flaky</b>\ntest", by: "person" } })
		.add({ type: "prompt.sent", payload: { messageId: "m", content } }, 1)
		.add(
			{
				type: "text",
				payload: { messageId: "a", blockId: "t", kind: "thought", offset: 0, text: "</details>" },
			},
			1,
		)
		.add(
			{
				type: "text",
				payload: { messageId: "a", blockId: "b", kind: "answer", offset: 0, text: "I **will**." },
			},
			1,
		)
		.add(
			{
				type: "tool",
				payload: {
					toolCallId: "t",
					title: "Edit a.ts",
					kind: "edit",
					status: "completed",
					locations: [{ path: "/code/a.ts", line: 3 }],
					rawInput: { path: "a.ts" },
					content: [
						{ type: "diff", path: "/code/a.ts", oldText: "one\ntwo\n", newText: "one\n2\n" },
						{ type: "content", content: { type: "text", text: "done\n````" } },
					],
				},
			},
			1,
		)
		.add(
			{
				type: "plan",
				payload: {
					entries: [
						{ content: "Read *all*", status: "completed" },
						{ content: "Fix", status: "in_progress" },
					],
				},
			},
			1,
		)
		.add(
			{
				type: "permission.requested",
				payload: {
					requestId: "p",
					title: "Run it",
					options: [{ optionId: "y", name: "Allow once", kind: "allow_once" }],
				},
			},
			1,
		)
		.add(
			{
				type: "permission.resolved",
				payload: { requestId: "p", outcome: { type: "selected", optionId: "y" } },
			},
			1,
		)
		.add({ type: "agent.lost", payload: { message: "It ended.", exitCode: 3, stderr: "panic" } }, 1)
		.add(
			{
				type: "agent.attached",
				payload: { agentSessionId: "a2", agent: { name: "eliza", title: "Eliza", version: "1" } },
			},
			1,
		)
		.add({ type: "agent.update", payload: { update: "novelty", data: { depth: 3 } } }, 1)
		.add({ type: "turn.ended", payload: { outcome: "failed", error: { message: "no <luck>" } } }, 1)
		.add({
			type: "prompt.accepted",
			payload: { messageId: "q", content: [{ type: "text", text: "later" }] },
		});

test.each([
	["unreported", "switch_mode", "switch mode · no result reported"],
	["background", "execute", "command · in background"],
	["pending", "novelty", "novelty · waiting"],
	["completed", "other", "completed"],
] as const)("[E20.markdown] a tool that is %s, of the kind %s, reads as %s", (status, kind, words) => {
	const log = new SampleLog("s")
		.add({ type: "prompt.sent", payload: { messageId: "m", content } }, 1)
		.add({ type: "tool", payload: { toolCallId: "t", title: "It", kind, status } }, 1);
	const text = renderTurn(replayTurn(1, log.events.filter(({ turn }) => turn === 1).map(readEvent)));
	expect(text).toContain(`**Tool** \`It\` · ${words}\n`);
});

test("[E20.markdown] a turn is readable: prompt, thinking, answer, tools, diffs, plan, permissions, seams and its end", () => {
	const events = rich().events.filter(({ turn }) => turn === 1);
	expect(renderTurn(replayTurn(1, events.map(readEvent)))).toBe(
		[
			"## 1 · Prompt, 1970-01-01 00:00:00 UTC",
			"````text\nFix it\n```\n# not a heading\n````",
			"Link: `a` – ``file:///a`b``",
			"### Answer",
			"<details>\n<summary>Thinking</summary>\n\n```text\n</details>\n```\n\n</details>",
			"> I **will**.",
			"**Tool** `Edit a.ts` · edit · completed",
			"- `/code/a.ts:3`",
			'<details>\n<summary>Input</summary>\n\n```json\n{\n  "path": "a.ts"\n}\n```\n\n</details>',
			"```diff\n--- /code/a.ts\n+++ /code/a.ts\n@@ -1,2 +1,2 @@\n one\n-two\n+2\n```",
			"<details>\n<summary>Output</summary>\n\n`````text\ndone\n````\n`````\n\n</details>",
			"**Plan**",
			"- [x] Read \\*all\\*\n- [ ] Fix *(in progress)*",
			"**Permission** `Run it` · decided in this chat: “Allow once”",
			"**The agent was lost:** It ended. (exit code 3)",
			"<details>\n<summary>Last output</summary>\n\n```text\npanic\n```\n\n</details>",
			"*Another agent session took over here: Eliza 1*",
			"**novelty** (unsupported update)",
			'<details>\n<summary>Data</summary>\n\n```json\n{\n  "depth": 3\n}\n```\n\n</details>',
			"*Failed after 0 s* – no \\<luck\\>",
			"",
		].join("\n\n"),
	);
});

test("[E20.markdown] the header of a chat describes it, and queued prompts are at its end", () => {
	const head = rich().events.map(readEvent).reduce(reduceHead, emptyHead);
	expect(renderHeader("s", head)).toMatch(/^# The \\<b\\>flaky\\<\/b\\> test\n\n- Folder: `\/project`\n/);
	expect(renderQueue(head)).toBe("## Queued prompts\n\n```text\nlater\n```\n\n");
	expect(renderQueue(emptyHead)).toBe("");
	expect(renderHeader("s", { ...emptyHead, createdAt: 1e300 })).toContain("# Untitled chat");
});

test("[E20.markdown] program output is plain text, without colours and overwritten progress lines", () => {
	const output = "10 %\r100 %\n\u001b[31mred\u001b[0m \u001b]8;;https://e.org\u001b\\link\u001b]8;;\u001b\\";
	const events = new SampleLog("s").add(
		{
			type: "tool",
			payload: {
				toolCallId: "t",
				title: "npm test",
				status: "completed",
				content: [{ type: "content", content: { type: "text", text: output } }],
				rawOutput: output,
			},
		},
		1,
	).events;
	const rendered = renderTurn(replayTurn(1, events.filter(({ turn }) => turn === 1).map(readEvent)));
	expect(rendered.match(/```text\n100 %\nred link\n```/g)).toHaveLength(2);
});

test.each([
	[{ type: "selected", optionId: "no" }, "rejected"],
	[{ type: "cancelled" }, "cancelled"],
	[{ type: "selected", optionId: "yes" }, "failed"],
] as const)("[E20.markdown] a failed tool whose request ended as %j reads %s", (outcome, word) => {
	const options = [
		{ optionId: "yes", name: "Yes", kind: "allow_once" },
		{ optionId: "no", name: "No", kind: "reject_once" },
	];
	const log = new SampleLog("s")
		.add({ type: "prompt.sent", payload: { messageId: "m", content } }, 1)
		.add({ type: "tool", payload: { toolCallId: "t", title: "Remove", status: "failed" } }, 1)
		.add(
			{
				type: "permission.requested",
				payload: { requestId: "r", toolCallId: "t", title: "Remove", options },
			},
			1,
		)
		.add({ type: "permission.resolved", payload: { requestId: "r", outcome } }, 1);
	expect(renderTurn(replayTurn(1, log.events.map(readEvent)))).toContain(`**Tool** \`Remove\` · ${word}`);
});

test.each<[TurnEnd, string]>([
	[{ outcome: "completed", stopReason: "end_turn" }, "Completed after 0 s"],
	[
		{ outcome: "completed", stopReason: "end_turn", empty: {} },
		"The agent ended without an answer after 0 s",
	],
	[{ outcome: "cancelled", stopReason: "end_turn" }, "Stopped after 0 s"],
	[{ outcome: "cancelled", stopReason: "cancelled" }, "Stopped after 0 s"],
	[{ outcome: "refused", stopReason: "refusal" }, "Refused by the agent after 0 s"],
	[{ outcome: "limit", stopReason: "max_tokens" }, "Ended at the length limit of the answer after 0 s"],
	[{ outcome: "limit", stopReason: "max_turn_requests" }, "Ended at the agent's limit of steps after 0 s"],
	[{ outcome: "completed", stopReason: "out_of_luck" }, "Completed after 0 s (out\\_of\\_luck)"],
])("[E20.markdown] the end %j is told without a code that its sentence says", (end, words) => {
	const events = new SampleLog("s")
		.add({ type: "prompt.sent", payload: { messageId: "m", content } }, 1)
		.add({ type: "turn.ended", payload: end }, 1)
		.events.filter(({ turn }) => turn === 1);
	const lines = renderTurn(replayTurn(1, events.map(readEvent)))
		.trimEnd()
		.split("\n");
	expect(lines.at(-1)).toBe(`*${words}*`);
});

test("[E20.markdown][D6.seam] a seam says how the agent session came about, and no more than the log tells", () => {
	const seam = (origin: AttachedOrigin): string => {
		const agent = { name: "eliza", title: "Eliza", version: "1" };
		const log = new SampleLog("s").add(
			{ type: "agent.attached", payload: { agentSessionId: "a", agent, ...origin } },
			1,
		);
		return renderTurn(replayTurn(1, log.events.filter(({ turn }) => turn === 1).map(readEvent)));
	};
	expect(seam({})).toContain("*Another agent session took over here: Eliza 1*");
	expect(seam({ how: "resumed" })).toContain("*Eliza 1 continued this conversation here*");
	expect(seam({ how: "loaded" })).toContain("*Eliza 1 continued this conversation here*");
	expect(seam({ how: "seeded", knows: { turns: 2, of: 3 } })).toContain("the last 2 of 3 turns");
	expect(seam({ how: "new" })).toContain("It does not know what was said before.");
});
