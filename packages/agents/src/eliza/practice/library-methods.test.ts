import { expect, test } from "vitest";
import { ElizaProcess } from "../testing/eliza-process.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";

const all = ["--sessions", "all"];

test("[E13.library] the list has pages, titles, times and a filter by folder", async () => {
	const state = await temporaryFolder();
	await using eliza = await ElizaProcess.start({ args: [...all, "--page", "2", "--state", state] });
	const ids: string[] = [];
	for (const cwd of ["/one", "/two", "/one"]) ids.push(await eliza.newSession(cwd));
	for (const [index, id] of ids.entries()) await eliza.prompt(id, `/echo ${index}`);
	await eliza.prompt(String(ids[0]), "/title The first");

	const first = await eliza.agent.request("session/list", {});
	expect(first.sessions).toHaveLength(2);
	const second = await eliza.agent.request("session/list", { cursor: first.nextCursor ?? "none" });
	expect(second).not.toHaveProperty("nextCursor");
	const listed = [...first.sessions, ...second.sessions];
	expect(listed.map(({ sessionId }) => sessionId).sort()).toEqual([...ids].sort());
	expect(listed.find(({ sessionId }) => sessionId === ids[0])).toEqual({
		sessionId: ids[0],
		cwd: "/one",
		title: "The first",
		updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
	});
	expect(listed.find(({ sessionId }) => sessionId === ids[1])?.title).toBe("/echo 1");
	const times = listed.map(({ updatedAt }) => String(updatedAt));
	expect(times).toEqual(times.toSorted().reverse());

	const here = await eliza.agent.request("session/list", { cwd: "/two" });
	expect(here.sessions.map(({ sessionId }) => sessionId)).toEqual([ids[1]]);
	await expect(eliza.agent.request("session/list", { cursor: "mine" })).rejects.toMatchObject({
		code: -32602,
	});
});

test("[E13.library] a deleted session is gone for ever, also from the folder", async () => {
	const state = await temporaryFolder();
	const args = [...all, "--state", state];
	await using eliza = await ElizaProcess.start({ args });
	const sessionId = await eliza.newSession();
	await eliza.prompt(sessionId, "/echo secret");
	await eliza.agent.request("session/delete", { sessionId });
	await using again = await ElizaProcess.start({ args });
	for (const each of [eliza, again]) {
		expect((await each.agent.request("session/list", {})).sessions).toEqual([]);
		const loading = each.agent.request("session/load", { sessionId, cwd: "/", mcpServers: [] });
		await expect(loading).rejects.toMatchObject({ code: -32002 });
	}
});

test("[E13.library] a fork knows what its original was told, and goes its own way", async () => {
	const state = await temporaryFolder();
	await using eliza = await ElizaProcess.start({ args: [...all, "--state", state] });
	const original = await eliza.newSession();
	await eliza.prompt(original, "I hate yaml");
	const { sessionId } = await eliza.agent.request<{ sessionId: string }>("session/fork", {
		sessionId: original,
		cwd: "/fork",
	});
	await eliza.prompt(sessionId, "I love yaml");
	expect((await eliza.prompt(sessionId, "/recall")).text).toContain("1. I hate yaml\n2. I love yaml");
	expect((await eliza.prompt(original, "/recall")).text).toBe("You told me:\n1. I hate yaml");
	const { sessions } = await eliza.agent.request("session/list", { cwd: "/fork" });
	expect(sessions).toMatchObject([{ sessionId, title: "I hate yaml (fork)" }]);
});

test("[E13.library] sessions can be archived, renamed and asked how they stand", async () => {
	await using eliza = await ElizaProcess.start({ args: all });
	expect(eliza.introduction.agentCapabilities).toMatchObject({ loadSession: true });
	const sessionId = await eliza.newSession();
	const ask = (method: string, params: object = {}) =>
		eliza.agent.request<unknown, unknown>(`session/${method}`, { sessionId, ...params });
	expect(await ask("set_title", { title: " Yaml " })).toEqual({ title: "Yaml" });
	expect(await ask("status")).toEqual({ status: "open" });
	await ask("close");
	expect(await ask("status")).toEqual({ status: "saved" });
	await ask("archive");
	expect(await ask("list")).toEqual({ sessions: [] });
	expect(await ask("list", { archived: "only" })).toMatchObject({ sessions: [{ sessionId, title: "Yaml" }] });
	await ask("unarchive");
	expect(await ask("list")).toMatchObject({ sessions: [{ sessionId }] });
});

test.each(["error", "silent"])(
	"[E13.library] with --one-session %s a new session ends the others",
	async (way) => {
		await using eliza = await ElizaProcess.start({ args: ["--one-session", way] });
		const first = await eliza.newSession();
		const speaking = eliza.nextOfKind("agent_message_chunk");
		const hanging = eliza.prompt(first, "/steer");
		await speaking;
		const second = await eliza.newSession();
		expect((await hanging).stopReason).toBe("cancelled");
		expect((await eliza.prompt(second, "/echo here")).text).toBe("here");
		const cancel = new AbortController();
		const asked = eliza.agent.request(
			"session/prompt",
			{ sessionId: first, prompt: [{ type: "text", text: "Hello" }] },
			{ cancellationSignal: cancel.signal },
		);
		if (way === "silent") cancel.abort();
		await expect(asked).rejects.toMatchObject({ code: way === "silent" ? -32800 : -32600 });
	},
);
