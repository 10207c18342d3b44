import { appendFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ElizaProcess } from "../testing/eliza-process.ts";
import { chunkTexts } from "../testing/seen-update.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";

const mcpServers: [] = [];
const cwd = process.cwd();

/** A session of a process that was killed after these prompts. */
const leave = async (state: string, ...prompts: string[]): Promise<string> => {
	await using eliza = await ElizaProcess.start({ args: ["--state", state] });
	const session = await eliza.newSession();
	for (const prompt of prompts) await eliza.prompt(session, prompt);
	await eliza.kill();
	return session;
};

const startAgain = (state: string, ...args: string[]): Promise<ElizaProcess> => {
	return ElizaProcess.start({ args: ["--state", state, ...args] });
};

test("[E13.reopen][E13.memory] a resumed session knows what it was told, and replays nothing", async () => {
	const state = await temporaryFolder();
	const sessionId = await leave(state, "I hate yaml", "/tool couch", "/poem");
	await using eliza = await startAgain(state, "--sessions", "resume");
	expect(eliza.introduction.agentCapabilities).toMatchObject({
		loadSession: false,
		sessionCapabilities: { resume: {} },
	});
	await eliza.agent.request("session/resume", { sessionId, cwd });
	const { text, updates } = await eliza.prompt(sessionId, "/first");
	expect(text).toBe("You first said: I hate yaml");
	expect(chunkTexts(eliza.updates(sessionId), "user_message_chunk")).toEqual([]);
	expect(updates.at(-1)).toMatchObject({ messageId: "message-4" });
	expect((await eliza.prompt(sessionId, "/recall")).text).toBe(
		"You told me:\n1. I hate yaml\n2. /tool couch\n3. /poem\n4. /first",
	);
});

test("[E13.reopen] a resumed conversation goes on where it was", async () => {
	const [one, two] = [await temporaryFolder(), await temporaryFolder()];
	const sessionId = await leave(one, "I hate yaml");
	await using again = await startAgain(one, "--sessions", "resume");
	await again.agent.request("session/resume", { sessionId, cwd });
	await using whole = await startAgain(two);
	const other = await whole.newSession();
	await whole.prompt(other, "I hate yaml");
	const resumed = await again.prompt(sessionId, "I hate yaml");
	expect(resumed.text).toBe((await whole.prompt(other, "I hate yaml")).text);
});

test("[E13.reopen] a loaded session replays prompts, thoughts, tools and answers before it answers", async () => {
	const state = await temporaryFolder();
	const sessionId = await leave(state, "/think of it", "/tool couch", "/echo done");
	await using eliza = await startAgain(state, "--sessions", "load");
	expect(eliza.introduction.agentCapabilities).toMatchObject({ loadSession: true, sessionCapabilities: {} });
	await eliza.agent.request("session/load", { sessionId, cwd, mcpServers });
	const replayed = [...eliza.updates(sessionId)];
	expect(replayed.map(({ sessionUpdate }) => sessionUpdate)).toEqual([
		"user_message_chunk",
		"agent_thought_chunk",
		"agent_message_chunk",
		"user_message_chunk",
		"tool_call",
		"tool_call_update",
		"tool_call_update",
		"agent_message_chunk",
		"user_message_chunk",
		"agent_message_chunk",
	]);
	expect(chunkTexts(replayed, "user_message_chunk")).toEqual(["/think of it", "/tool couch", "/echo done"]);
	expect((await eliza.prompt(sessionId, "/first")).text).toBe("You first said: /think of it");
});

test("[E13.reopen] a load can answer before its replay", async () => {
	const state = await temporaryFolder();
	const sessionId = await leave(state, "/echo one");
	await using eliza = await startAgain(state, "--sessions", "load", "--load", "answered-first");
	const replayed = eliza.nextOfKind("agent_message_chunk");
	await eliza.agent.request("session/load", { sessionId, cwd, mcpServers });
	expect(eliza.updates(sessionId)).toEqual([]);
	expect(await replayed).toMatchObject({ content: { text: "one" } });
});

test("[E13.reopen] a load can replay everything twice, under other ids", async () => {
	const state = await temporaryFolder();
	const sessionId = await leave(state, "/echo one");
	await using eliza = await startAgain(state, "--sessions", "load", "--load", "doubled,other-ids");
	await eliza.agent.request("session/load", { sessionId, cwd, mcpServers });
	expect(eliza.updates(sessionId).map(({ messageId }) => messageId)).toEqual([
		"other-prompt-1",
		"other-message-1",
		"other-prompt-1",
		"other-message-1",
	]);
});

test("[E13.reopen] loading and resuming can fail, know nothing, forget, or hang until cancelled", async () => {
	const state = await temporaryFolder();
	const sessionId = await leave(state, "/echo one");
	const both = ["--sessions", "load,resume"];
	await using failing = await startAgain(state, ...both, "--load", "fails", "--resume", "unknown");
	await expect(failing.agent.request("session/load", { sessionId, cwd, mcpServers })).rejects.toMatchObject({
		code: -32603,
		data: { details: "The load was meant to fail." },
	});
	const unknown = { code: -32002, data: { sessionId } };
	await expect(failing.agent.request("session/resume", { sessionId, cwd })).rejects.toMatchObject(unknown);

	await using odd = await startAgain(state, ...both, "--load", "hangs", "--resume", "forgets");
	const cancel = new AbortController();
	const loading = odd.agent.request(
		"session/load",
		{ sessionId, cwd, mcpServers },
		{ cancellationSignal: cancel.signal },
	);
	cancel.abort();
	await expect(loading).rejects.toMatchObject({ code: -32800 });
	await odd.agent.request("session/resume", { sessionId, cwd });
	expect((await odd.prompt(sessionId, "/recall")).text).toBe("You have told me nothing before this.");
});

test("[E13.reopen] a session nobody remembers is not found, and what is not offered is not there", async () => {
	await using eliza = await ElizaProcess.start({ args: ["--sessions", "load"] });
	const params = { sessionId: "nowhere", cwd, mcpServers };
	await expect(eliza.agent.request("session/load", params)).rejects.toMatchObject({ code: -32002 });
	await expect(eliza.agent.request("session/resume", params)).rejects.toMatchObject({ code: -32601 });
	const session = await eliza.newSession();
	await expect(eliza.agent.request("session/close", { sessionId: session })).rejects.toMatchObject({
		code: -32601,
	});
});

test("[E13.memory] without a state folder she remembers until she ends", async () => {
	await using eliza = await ElizaProcess.start({ args: ["--sessions", "resume,close"] });
	const sessionId = await eliza.newSession();
	await eliza.prompt(sessionId, "I hate yaml");
	await eliza.agent.request("session/close", { sessionId });
	await eliza.agent.request("session/resume", { sessionId, cwd });
	expect((await eliza.prompt(sessionId, "/first")).text).toBe("You first said: I hate yaml");
});

test("[E13.memory] in a session with quoted history she says that she knows it from there", async () => {
	await using eliza = await ElizaProcess.start();
	const session = await eliza.newSession();
	expect((await eliza.prompt(session, "/first")).text).toBe("You have told me nothing before this.");
	const seeded = await eliza.newSession();
	const quoted = "> User: I hate yaml\n> Eliza: Why?";
	const { text } = await eliza.prompt(seeded, [
		{ type: "text", text: quoted },
		{ type: "text", text: "/first" },
	]);
	expect(text).toBe("By the history you quoted, you first said: I hate yaml");
	expect((await eliza.prompt(seeded, "/recall")).text).toBe(
		`You quoted to me:\n${quoted}\n\nYou told me:\n1. /first`,
	);
});

test("[E13.memory] she knows what another process with the same folder was told meanwhile", async () => {
	const state = await temporaryFolder();
	await using early = await startAgain(state, "--sessions", "resume,list,close");
	const sessionId = await leave(state, "I hate yaml");
	expect((await early.agent.request("session/list", {})).sessions).toMatchObject([{ sessionId }]);
	await early.agent.request("session/resume", { sessionId, cwd });
	await early.prompt(sessionId, "/echo first");
	await early.agent.request("session/close", { sessionId });
	await using late = await startAgain(state, "--sessions", "resume");
	await late.agent.request("session/resume", { sessionId, cwd });
	await late.prompt(sessionId, "/echo second");
	await late.kill();
	await early.agent.request("session/resume", { sessionId, cwd });
	expect((await early.prompt(sessionId, "/recall")).text).toBe(
		"You told me:\n1. I hate yaml\n2. /echo first\n3. /echo second",
	);
});

test("[E13.memory] a journal that was cut off in a line is read up to there, and goes on", async () => {
	const state = await temporaryFolder();
	const sessionId = await leave(state, "I hate yaml");
	await appendFile(join(state, "sessions", `${sessionId}.jsonl`), '{"told":"I lo');
	const recalled = async () => {
		await using eliza = await startAgain(state, "--sessions", "resume");
		await eliza.agent.request("session/resume", { sessionId, cwd });
		return (await eliza.prompt(sessionId, "/recall")).text;
	};
	expect(await recalled()).toBe("You told me:\n1. I hate yaml");
	expect(await recalled()).toBe("You told me:\n1. I hate yaml\n2. /recall");
});

test("[E13.reopen] a poisoned session stays so in another process, and a new one is well", async () => {
	const state = await temporaryFolder();
	const sessionId = await leave(state, "/poison too much");
	await using eliza = await startAgain(state, "--sessions", "load,resume");
	await eliza.agent.request("session/resume", { sessionId, cwd });
	await expect(eliza.prompt(sessionId, "Hello")).rejects.toMatchObject({ data: { details: "too much" } });
	expect((await eliza.prompt(await eliza.newSession(), "/echo well")).text).toBe("well");
});
