import type { McpServer, NewSessionRequest, RequestPermissionRequest } from "@agentclientprotocol/sdk";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { ElizaProcess } from "../testing/eliza-process.ts";

const asked: RequestPermissionRequest[] = [];
let eliza: ElizaProcess;

beforeAll(async () => {
	eliza = await ElizaProcess.start({
		args: ["--offer", "roots", "--mcp", "all", "--prompt", "audio"],
		serve: (app) =>
			app.onRequest("session/request_permission", ({ params }) => {
				asked.push(params);
				return { outcome: { outcome: "selected", optionId: "yes" } };
			}),
	});
});
afterAll(() => eliza[Symbol.asyncDispose]());

const prompt = async (text: string) => eliza.prompt(await eliza.newSession(), text);
test.each([
	["/title A new name", { sessionUpdate: "session_info_update", title: "A new name" }],
	["/title", { sessionUpdate: "session_info_update", title: null }],
	[
		"/notice warning Low on tea | Two bags left",
		{ sessionUpdate: "notice", severity: "warning", title: "Low on tea", description: "Two bags left" },
	],
	["/notice calm All is well", { severity: "calm", title: "All is well" }],
	["/spend 50 200 0.25 EUR", { used: 50, size: 200, cost: { amount: 0.25, currency: "EUR" } }],
	["/user Not me", { sessionUpdate: "user_message_chunk", content: { type: "text", text: "Not me" } }],
	[
		"/commands sing",
		{
			sessionUpdate: "available_commands_update",
			availableCommands: [{ name: "sing", description: "Does sing." }],
		},
	],
])("[E13.tricks] %s sends its update", async (command, update) => {
	const { updates } = await prompt(command);
	expect(updates[0]).toMatchObject(update);
});

test("[E13.tricks] /spend tells the turn's tokens in the response", async () => {
	const sessionId = await eliza.newSession();
	const response = await eliza.agent.request("session/prompt", {
		sessionId,
		prompt: [{ type: "text", text: "/spend 50 200" }],
	});
	expect(response).toMatchObject({ usage: { totalTokens: 50, inputTokens: 50, outputTokens: 0 } });
});

test("[E13.tricks] /compact goes from its start to its end", async () => {
	const { updates } = await prompt("/compact");
	expect(updates.slice(0, 5)).toMatchObject([
		{ sessionUpdate: "compaction_update", compactionId: "compaction-1", status: "in_progress" },
		{ sessionUpdate: "compaction_summary_chunk", content: { text: "You spoke, " } },
		{ sessionUpdate: "compaction_summary_chunk" },
		{ sessionUpdate: "compaction_update", status: "completed", summary: [{ type: "text" }] },
		{ sessionUpdate: "usage_update", used: 100 },
	]);
	const failed = await prompt("/compact failed");
	expect(failed.updates[3]).toMatchObject({ status: "failed", error: "There was nothing to leave out." });
});

test("[E13.tricks] /plans and /subagent send what is not stable yet", async () => {
	// The SDK's stable client refuses these kinds before any handler sees them.
	using refused = vi.spyOn(console, "error").mockImplementation(() => {});
	const stdout = eliza.tapStdout();
	const kinds = async (command: string) => {
		const before = stdout().length;
		await prompt(command);
		const sent = [
			...stdout()
				.slice(before)
				.matchAll(/"sessionUpdate":"(\w+)"/g),
		].map(([, kind]) => kind);
		return [...new Set(sent)];
	};
	expect(await kinds("/plans")).toEqual([
		"available_commands_update",
		"plan_update",
		"plan_removed",
		"agent_message_chunk",
	]);
	expect(await kinds("/subagent")).toEqual([
		"available_commands_update",
		"subagent_update",
		"session_message",
		"session_message_chunk",
		"agent_message_chunk",
	]);
	expect(refused).toHaveBeenCalled();
});

test("[E13.tricks] /stop ends the turn for a reason nobody knows", async () => {
	expect((await prompt("/stop tired")).stopReason).toBe("tired");
	expect((await prompt("/stop")).stopReason).toBe("max_turn_requests");
});

test.each([
	["rich", "yes no", "tool_call"],
	["alone", "yes no", "tool_call_update"],
	["always", "yes-always yes no", "tool_call"],
	["twice", "yes-always yes-edits yes no", "tool_call"],
])("[E13.tricks] /consent %s asks with options %s", async (way, options, firstKind) => {
	const { updates, text } = await prompt(`/consent ${way}`);
	expect(updates[0]?.sessionUpdate).toBe(firstKind);
	expect(text).toBe("You chose yes.");
	expect(
		asked
			.at(-1)
			?.options.map(({ optionId }) => optionId)
			.join(" "),
	).toBe(options);
	expect(asked.at(-1)?.toolCall).toMatchObject({ title: "Edit couch.txt", content: [{ type: "diff" }] });
});

test.each([
	["output", ["soft\r\n\u001b[32mcouch\u001b[0m\r\n"], "terminal_output"],
	["delta", ["soft\r\n", "\u001b[32mcouch\u001b[0m\r\n"], "terminal_output_delta"],
	["pieces", ["soft\r\n", "\u001b[32mcouch\u001b[0m\r\n"], "terminal_output"],
])("[E13.tricks] /terminal %s has its output in _meta", async (way, data, field) => {
	const { updates } = await prompt(`/terminal ${way} 3`);
	const meta = updates.map((update) => update["_meta"]).filter((each) => each !== undefined);
	expect(updates[1]).toMatchObject({ content: [{ type: "terminal", terminalId: "tool-1" }] });
	expect(meta.slice(1)).toEqual([
		...data.map((each) => ({ [field]: { terminal_id: "tool-1", data: each } })),
		{ terminal_exit: { terminal_id: "tool-1", exit_code: 3, signal: null } },
	]);
});

test("[E13.tricks] /array gives a command as a list of words", async () => {
	const { updates } = await prompt("/array");
	expect(updates[0]).toMatchObject({
		title: "Shell",
		rawInput: { command: ["bash", "-lc", "echo 'a  b' && rm -- \"$FILE\""] },
	});
});

test("[E13.tricks] /reuse has the same ids in every turn", async () => {
	const session = await eliza.newSession();
	const ids = async (text: string) => {
		const { updates } = await eliza.prompt(session, `/reuse ${text}`);
		return updates.map(({ toolCallId, messageId }) => toolCallId ?? messageId);
	};
	expect(await ids("one")).toEqual(["tool-reused", "tool-reused", "message-reused"]);
	expect(await ids("two")).toEqual(await ids("three"));
});

test("[E13.tricks] after /poison every prompt of that session fails, and no other's", async () => {
	const session = await eliza.newSession();
	await eliza.prompt(session, "/poison too much");
	for (const text of ["Hello", "/echo on"])
		await expect(eliza.prompt(session, text)).rejects.toMatchObject({
			code: -32603,
			data: { details: "too much" },
		});
	expect((await prompt("/echo fine")).text).toBe("fine");
});

test("[E13.tricks] she tells the roots and servers a session got, and no secrets", async () => {
	expect(eliza.introduction.agentCapabilities).toMatchObject({
		mcpCapabilities: { http: true, sse: true },
		sessionCapabilities: { additionalDirectories: {} },
	});
	const secret = [{ name: "KEY", value: "hunter2" }];
	const mcpServers: McpServer[] = [
		{ name: "files", command: "serve", args: ["-x"], env: secret },
		{ type: "http", name: "web", url: "https://example.org/mcp", headers: secret },
	];
	const request: NewSessionRequest = { cwd: "/one", additionalDirectories: ["/two"], mcpServers };
	const { sessionId } = await eliza.agent.request("session/new", request);
	expect((await eliza.prompt(sessionId, "/where")).text).toContain("cwd: /one\nroot: /two\n");
	expect((await eliza.prompt(sessionId, "/servers")).text).toBe(
		"files: stdio serve -x with KEY\nweb: http https://example.org/mcp with KEY",
	);
});

test("[E13.options] told what a prompt may hold, she takes that and nothing else", async () => {
	expect(eliza.introduction.agentCapabilities?.promptCapabilities).toEqual({
		image: false,
		embeddedContext: false,
		audio: true,
	});
	const session = await eliza.newSession();
	const { text } = await eliza.prompt(session, [{ type: "audio", mimeType: "audio/wav", data: "AAAA" }]);
	expect(text).toBe("I hear a sound (audio/wav, 3 bytes). What does it say to you?");
	const picture = eliza.prompt(session, [{ type: "image", mimeType: "image/png", data: "AAAA" }]);
	await expect(picture).rejects.toMatchObject({ code: -32602, data: { type: "image" } });
});

test("[E13.options] she answers with the version of the protocol she is told", async () => {
	await using odd = await ElizaProcess.start({ args: ["--protocol", "7"] });
	expect(odd.introduction.protocolVersion).toBe(7);
});
