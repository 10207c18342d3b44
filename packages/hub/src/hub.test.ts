import { randomUUID } from "node:crypto";
import { isQueuePaused } from "@parley/transcript/head/queue";
import { statusOf } from "@parley/transcript/head/status";
import { expect, test } from "vitest";
import { HubFixture } from "./testing/hub-fixture.ts";
import type { TestClient } from "./testing/test-client.ts";
import { answerText, itemsOf } from "./testing/texts.ts";

const text = (words: string) => [{ type: "text" as const, text: words }];

test("[C2.sendMessage][D3.replay] an answer reaches every client, and one that opens the session later sees the same", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await fixture.session();
	const late = fixture.client("browser");
	await client.chat(sessionId, "/echo hello there");
	const state = await client.chat(sessionId, "/stream 5000 0 7");
	expect(answerText(state)).toContain("hello there");
	expect(answerText(state)).toHaveLength("hello there".length + 5000);
	expect(await late.open(sessionId)).toEqual(client.view(sessionId));
	expect(state.head.title).toBe("/echo hello there");
});

test("[D2.serial][D2.tabs] prompts of one session run one after another in order; other sessions do not wait", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await fixture.session();
	const send = (words: string) =>
		client.ask("prompt.send", { sessionId, messageId: randomUUID(), content: text(words) });
	await send("/hang");
	await client.until(sessionId, ({ head }) => head.running !== undefined);
	expect(await send("/echo second")).toMatchObject({ status: "accepted", queued: 1 });
	expect(await send("/echo third")).toMatchObject({ queued: 2 });
	const other = await client.ask("session.create", { folder: fixture.folder });
	expect(other.sessionId).not.toBe(sessionId);
	await client.open(other.sessionId);
	expect(answerText(await client.chat(other.sessionId, "/echo me first"))).toBe("me first");

	await client.ask("prompt.stop", { sessionId });
	const stopped = await client.until(sessionId, ({ turns }) => turns[0]?.end?.outcome === "cancelled");
	expect(isQueuePaused(stopped.head)).toBe(true);
	await client.ask("prompt.resume", { sessionId });
	const done = await client.until(
		sessionId,
		({ head, turns }) => head.queue.length === 0 && turns.at(-1)?.end !== undefined && turns.length === 3,
	);
	expect(answerText(done)).toBe("secondthird");
});

test("[D1.messages] a message id runs once, however often and whenever it is sent", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await fixture.session();
	const prompt = { sessionId, messageId: "m-1", content: text("/echo once") };
	const answers = await Promise.all([client.ask("prompt.send", prompt), client.ask("prompt.send", prompt)]);
	expect(answers.map(({ status }) => status).sort()).toEqual(["accepted", "duplicate"]);
	await client.until(sessionId, ({ turns }) => turns[0]?.end !== undefined);
	await fixture.stop();
	await fixture.start();
	const again = fixture.client();
	expect(await again.ask("prompt.send", prompt)).toMatchObject({ status: "duplicate" });
	expect((await again.open(sessionId)).turns).toHaveLength(1);
});

test("[D2.edit] a queued prompt can be withdrawn; a running one cannot", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await fixture.session();
	await client.ask("prompt.send", { sessionId, messageId: "a", content: text("/hang") });
	await client.ask("prompt.send", { sessionId, messageId: "b", content: text("/echo never") });
	await client.until(sessionId, ({ head }) => head.running?.messageId === "a");
	await client.ask("prompt.remove", { sessionId, messageId: "b" });
	await expect(client.ask("prompt.remove", { sessionId, messageId: "a" })).rejects.toMatchObject({
		code: "conflict",
	});
	await expect(client.ask("prompt.remove", { sessionId, messageId: "b" })).rejects.toMatchObject({
		code: "conflict",
	});
	await client.ask("prompt.stop", { sessionId });
	expect((await client.until(sessionId, ({ turns }) => turns[0]?.end !== undefined)).head.queue).toEqual([]);
});

test("[C2.approvePermission][E5.blocked][E5.approve] a permission is answered once; the second answer gets a conflict", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await fixture.session();
	await client.ask("prompt.send", { sessionId, messageId: "a", content: text("/permission") });
	const asked = await client.until(sessionId, ({ head }) => head.pending.length === 1);
	expect(statusOf(asked.head)).toBe("waiting");
	const [item] = itemsOf(asked, "permission");
	const option = item?.request.options.find(({ kind }) => kind === "allow_once");
	const answer = { sessionId, requestId: item?.request.requestId ?? "", optionId: option?.optionId ?? "" };
	await expect(client.ask("permission.answer", { ...answer, optionId: "made-up" })).rejects.toMatchObject({
		code: "bad_request",
	});
	await client.ask("permission.answer", answer);
	await expect(client.ask("permission.answer", answer)).rejects.toMatchObject({ code: "conflict" });
	const done = await client.until(sessionId, ({ turns }) => turns[0]?.end !== undefined);
	expect(itemsOf(done, "permission")[0]?.outcome).toEqual({ type: "selected", optionId: answer.optionId });
	expect(done.head.pending).toEqual([]);
});

test("[B4.withdraw][C2.stop] Stop withdraws the agent's pending requests", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await fixture.session();
	await client.ask("prompt.send", { sessionId, messageId: "a", content: text("/permission") });
	await client.until(sessionId, ({ head }) => head.pending.length === 1);
	expect(await client.ask("prompt.stop", { sessionId })).toEqual({ stopped: true });
	const done = await client.until(sessionId, ({ turns }) => turns[0]?.end !== undefined);
	expect(itemsOf(done, "permission")[0]?.outcome).toEqual({ type: "cancelled" });
	expect(done.turns[0]?.end?.outcome).toBe("cancelled");
	expect(await client.ask("prompt.stop", { sessionId })).toEqual({ stopped: false });
});

test("[D6.next] an agent that dies mid-word leaves its output, the reason, and a usable session", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await fixture.session();
	const dead = await client.chat(sessionId, "/midword");
	expect(dead.turns[0]?.end?.outcome).toBe("interrupted");
	expect(answerText(dead).length).toBeGreaterThan(0);
	expect(itemsOf(dead, "loss")[0]?.loss.signal).toBe("SIGKILL");
	expect(statusOf(dead.head)).toBe("lost");
	const next = await client.chat(sessionId, "/echo still here");
	expect(answerText(next)).toContain("still here");
	expect(itemsOf(next, "seam")).toHaveLength(1);
	expect(statusOf(next.head)).toBe("idle");
});

test("[B4.deaf] an agent that ignores Stop can be ended by force", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await fixture.session();
	await client.ask("prompt.send", { sessionId, messageId: "a", content: text("/deaf aloud") });
	await client.until(sessionId, ({ turns }) => (turns[0]?.items.length ?? 0) > 0);
	await client.ask("prompt.stop", { sessionId });
	expect(client.view(sessionId).turns[0]?.end).toBeUndefined();
	await client.ask("prompt.stop", { sessionId, force: true });
	await client.until(sessionId, ({ turns }) => turns[0]?.end !== undefined);
	expect(answerText(await client.chat(sessionId, "/echo back"))).toContain("back");
});

test("[D7.hub] a turn left open by a crash is closed at the next start, and nothing that was shown is lost", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await fixture.session();
	await client.ask("prompt.send", { sessionId, messageId: "a", content: text("/permission") });
	await client.until(sessionId, ({ head }) => head.pending.length === 1);
	const before = client.view(sessionId);
	await fixture.abandon();
	await fixture.start();
	const after = await fixture.client().open(sessionId);
	expect(after.turns[0]?.items.length).toBeGreaterThanOrEqual(before.turns[0]?.items.length ?? 0);
	expect(itemsOf(after, "permission")[0]?.outcome).toMatchObject({ type: "lapsed" });
	expect(itemsOf(after, "tool").map(({ call }) => call.status)).toEqual(["cancelled"]);
	expect(after.turns[0]?.end?.outcome).toBe("interrupted");
});

test("[A12.reuse][A12.title][A12.page][A13.others][C2.createSession][C2.listSessions][C2.deleteSession] an empty session is reused, titles stay, and deleted ones disappear for everyone", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await fixture.session();
	expect(await client.ask("session.create", { folder: fixture.folder })).toEqual({ sessionId });
	await client.chat(sessionId, "/echo used");
	const second = await client.ask("session.create", { folder: fixture.folder });
	expect(second.sessionId).not.toBe(sessionId);
	await client.ask("session.rename", { sessionId, title: "Mine" });
	const { sessions, more } = await client.ask("session.list", { limit: 1 });
	expect(sessions.map(({ title }) => title)).toEqual(["Mine"]);
	expect(more).toBe(true);
	const rest = await client.ask("session.list", { before: sessions[0]?.sessionId ?? "" });
	expect(rest.sessions.map((each) => each.sessionId)).toEqual([second.sessionId]);
	await client.ask("session.delete", { sessionId });
	await expect(client.ask("session.open", { sessionId })).rejects.toMatchObject({ code: "not_found" });
	expect(
		client.received.some(
			({ topic, payload }) =>
				topic === "state" && "removed" in payload && payload.removed?.includes(sessionId),
		),
	).toBe(true);
	expect(fixture.storeFailures).toEqual([]);
});

test("[A12.new][A12.reuse] two concurrent callers get two chats; an empty one that only the caller or nobody has open is reused", async () => {
	await using fixture = await HubFixture.open();
	const [one, two] = [fixture.client(), fixture.client()];
	const create = async (client: TestClient, own?: string[]): Promise<string> =>
		(await client.ask("session.create", { folder: fixture.folder, ...(own === undefined ? {} : { own }) }))
			.sessionId;
	const [first, second] = await Promise.all([create(one), create(two)]);
	expect(second).not.toBe(first);
	await one.open(first);
	await two.open(second);
	expect(await Promise.all([create(one), create(two)])).toEqual([first, second]);
	await two.ask("session.close", { sessionId: second });
	expect(await create(one, [first])).toBe(first);
	expect(await create(one, [])).toBe(second);
});

test("[A12.new] two views that share a connection get two chats, even before either has opened its own", async () => {
	await using fixture = await HubFixture.open();
	const client = fixture.client();
	const ask = () => client.ask("session.create", { folder: fixture.folder, own: [] });
	const ids = (await Promise.all([ask(), ask()])).map(({ sessionId }) => sessionId);
	expect(new Set(ids).size).toBe(2);
	expect(new Set([...ids, (await ask()).sessionId]).size).toBe(3);
});

test("[C9.agents] a third-party agent does not start in an untrusted folder; Eliza does", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await fixture.session("stranger");
	const prompt = { sessionId, messageId: "a", content: text("/echo hi") };
	await expect(client.ask("prompt.send", prompt)).rejects.toMatchObject({ code: "workspace_untrusted" });
	expect(client.view(sessionId).head.link.state).toBe("none");
	const { folders } = await client.ask("folder.list", {});
	expect(folders).toMatchObject([{ trust: "unasked" }]);
	await client.ask("folder.trust", { path: fixture.folder, trusted: true });
	expect(await client.ask("prompt.send", prompt)).toMatchObject({ status: "accepted" });
	await client.until(sessionId, ({ turns }) => turns[0]?.end?.outcome === "completed");
	await client.ask("prompt.send", { sessionId, messageId: "b", content: text("/hang") });
	await client.until(sessionId, ({ head }) => head.running?.messageId === "b");
	await client.ask("folder.trust", { path: fixture.folder, trusted: false });
	await client.until(sessionId, ({ turns }) => turns[1]?.end?.outcome === "cancelled");
	await expect(client.ask("prompt.send", { ...prompt, messageId: "c" })).rejects.toMatchObject({
		code: "workspace_untrusted",
	});
});

test("[C2.command] only commands that the agent announced can be run", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await fixture.session();
	await client.until(sessionId, ({ head }) => head.aspects.commands !== undefined);
	await client.ask("session.command", { sessionId, messageId: "a", command: "echo", input: "by command" });
	const done = await client.until(sessionId, ({ turns }) => turns[0]?.end !== undefined);
	expect(answerText(done)).toBe("by command");
	await expect(
		client.ask("session.command", { sessionId, messageId: "b", command: "format-disk" }),
	).rejects.toMatchObject({ code: "not_found" });
});

test("[E2.shared] sessions with the same agent and folder share one process", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await fixture.session();
	const pid = answerText(await client.chat(sessionId, "/where"));
	const second = await client.ask("session.create", { folder: fixture.folder });
	await client.open(second.sessionId);
	expect(answerText(await client.chat(second.sessionId, "/where"))).toBe(pid);
});
