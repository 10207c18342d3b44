import { afterAll, beforeAll, expect, test } from "vitest";
import { ElizaProcess } from "../testing/eliza-process.ts";
import { chunkTexts } from "../testing/seen-update.ts";
import { allTricks } from "./all-tricks.ts";
import { markdownSample } from "./markdown.ts";
import { numberedText } from "./numbered-text.ts";

let eliza: ElizaProcess;
beforeAll(async () => {
	eliza = await ElizaProcess.start({ env: { ELIZA_TEST_SECRET: "hunter2" } });
});
afterAll(() => eliza[Symbol.asyncDispose]());

const prompt = async (text: string) => {
	return eliza.prompt(await eliza.newSession("/some/where"), text);
};

test("[E13.tricks] plain text gets an answer in words", async () => {
	const { stopReason, updates, text } = await prompt("My boss wants a rewrite");
	expect(stopReason).toBe("end_turn");
	expect(text).toContain("rewrite");
	expect(chunkTexts(updates, "agent_message_chunk").length).toBeGreaterThan(5);
});

test("[E13.tricks] /help lists every trick", async () => {
	const { text } = await prompt("/help");
	for (const trick of allTricks) expect(text).toContain(`\`/${trick.name}`);
});

test("[E13.tricks] an unknown trick is told apart from a path", async () => {
	expect((await prompt("/juggle")).text).toContain("do not know the trick /juggle");
	expect((await prompt("/usr/bin is slow")).text).not.toContain("trick");
});

test("[E13.tricks] /think sends thoughts, then an answer, as two messages", async () => {
	const { updates, text } = await prompt("/think my bug");
	expect(chunkTexts(updates, "agent_thought_chunk").join("")).toContain("Let me think about my bug.");
	expect(text).not.toBe("");
	expect([...new Set(updates.map(({ messageId }) => messageId))]).toEqual(["message-1", "message-2"]);
});

test("[E13.tricks] /tool goes from pending to completed with everything a client can show", async () => {
	const { updates } = await prompt("/tool search");
	expect(updates.slice(0, 3)).toEqual([
		{
			sessionUpdate: "tool_call",
			toolCallId: "tool-1",
			status: "pending",
			title: "Use search",
			name: "search",
			kind: "search",
			locations: [{ path: "/some/where/search.txt", line: 1 }],
			rawInput: { name: "search", path: "/some/where/search.txt" },
		},
		{ sessionUpdate: "tool_call_update", toolCallId: "tool-1", status: "in_progress" },
		{
			sessionUpdate: "tool_call_update",
			toolCallId: "tool-1",
			status: "completed",
			content: [{ type: "content", content: { type: "text", text: "search is done." } }],
			rawOutput: { ok: true },
		},
	]);
});

test("[E13.tricks] /tool fails when asked to", async () => {
	const { updates, stopReason } = await prompt("/tool drill fail");
	expect(updates[2]).toMatchObject({ status: "failed", rawOutput: { ok: false } });
	expect(stopReason).toBe("end_turn");
});

test("[E13.tricks] /tools uses one after the other", async () => {
	const { updates } = await prompt("/tools 3");
	const steps = updates.filter(({ toolCallId }) => toolCallId !== undefined);
	expect(steps.map(({ toolCallId, status }) => `${toolCallId} ${status}`)).toEqual(
		["tool-1", "tool-2", "tool-3"].flatMap((id) => [`${id} pending`, `${id} in_progress`, `${id} completed`]),
	);
	expect((await prompt("/tools many")).text).toContain("/tools <count>");
});

test("[E13.tricks] /plan goes through its entries", async () => {
	const { updates } = await prompt("/plan");
	const plans = updates.filter(({ sessionUpdate }) => sessionUpdate === "plan");
	const statuses = plans.map(({ entries }) =>
		JSON.stringify(entries)
			.match(/pending|in_progress|completed/g)
			?.join(),
	);
	expect(statuses).toEqual([
		"pending,pending,pending",
		"in_progress,pending,pending",
		"completed,pending,pending",
		"completed,in_progress,pending",
		"completed,completed,pending",
		"completed,completed,in_progress",
		"completed,completed,completed",
	]);
});

test("[E13.tricks] /markdown arrives whole", async () => {
	expect((await prompt("/markdown")).text).toBe(markdownSample);
});

test("[E13.tricks] /echo says exactly the text, in one chunk", async () => {
	const text = '  <b>"ünï" \\ \u2028\n\n🛋 ';
	const { updates } = await prompt(`/echo ${text}`);
	expect(chunkTexts(updates, "agent_message_chunk")).toEqual([text]);
});

test("[E13.tricks] /where tells folder and process, /env only whether", async () => {
	expect((await prompt("/where")).text).toBe(`cwd: /some/where\npid: ${eliza.pid}\n`);
	expect((await prompt("/env ELIZA_TEST_SECRET")).text).toBe("ELIZA_TEST_SECRET is set.");
	expect((await prompt("/env ELIZA_TEST_NOTHING")).text).toBe("ELIZA_TEST_NOTHING is not set.");
});

test.each([
	["/stream 0", 0, 0],
	["/stream 1", 1, 1],
	["/stream 1000 0 7", 1000, 143],
	["/stream 300000", 300_000, 18_750],
	["/stream 2000000 0 100000", 2_000_000, 20],
	["/stream 100 100000 30", 100, 4],
])("[E13.tricks] %s sends every character once and in order", async (command, chars, chunks) => {
	const { updates, text, stopReason } = await prompt(command);
	expect(stopReason).toBe("end_turn");
	expect(text === numberedText(chars)).toBe(true);
	expect(updates).toHaveLength(chunks);
});

test("[E13.tricks] /stream asks for numbers when it gets none", async () => {
	expect((await prompt("/stream much")).text).toContain("/stream <chars>");
});

test("[E13.tricks] /fail, /refuse and /maxtokens end the turn as they say", async () => {
	await expect(prompt("/fail no couch")).rejects.toMatchObject({ code: -32603, message: "no couch" });
	expect((await prompt("/refuse")).stopReason).toBe("refusal");
	expect((await prompt("/maxtokens")).stopReason).toBe("max_tokens");
});

test("[E13.tricks] /usage tells how much is used as often as it was asked to", async () => {
	const { text, updates } = await eliza.prompt(await eliza.newSession(), "/usage 3 1");
	const told = updates.filter(({ sessionUpdate }) => sessionUpdate === "usage_update");
	expect(told).toMatchObject([{ used: 1 }, { used: 2 }, { used: 3 }]);
	expect(text).toBe("Told 3 times.");
});
