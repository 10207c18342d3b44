import { readdir, readFile, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isRunning } from "@parley/process/testing/is-running";
import { expect, test } from "vitest";
import type { Store } from "../store/store.ts";
import { eliza, mute, refusing } from "../testing/agents.ts";
import { KeptHub } from "../testing/kept-hub.ts";
import type { TestClient } from "../testing/test-client.ts";
import { answerText, itemsOf } from "../testing/texts.ts";

const send = (client: TestClient, sessionId: string, messageId: string, text: string) =>
	client.ask("prompt.send", { sessionId, messageId, content: [{ type: "text", text }] });

const ended = (client: TestClient, sessionId: string, turn = 0) =>
	client.until(sessionId, ({ turns }) => turns[turn]?.end !== undefined);

test.each(["leave", "kill"] as const)(
	"[D7.reattach] %s: the next hub goes on with the same agent in the same sentence",
	async (how) => {
		const kept = await KeptHub.open();
		const { client, sessionId } = await kept.session();
		await send(client, sessionId, "m", "/stream 6000 3000 20");
		await client.until(sessionId, (state) => answerText(state).length > 300);
		const pid = await kept.agentPid();
		await kept[how]();
		await kept.start();
		expect(await kept.agentPid()).toBe(pid);
		const next = await kept.viewer(sessionId);
		const done = await ended(next, sessionId);
		expect(done.turns).toHaveLength(1);
		expect(done.turns[0]?.end).toMatchObject({ outcome: "completed" });
		expect(itemsOf(done, "text")).toHaveLength(1);
		expect(answerText(done)).toHaveLength(6000);
		await next.chat(sessionId, "/echo and on");
		expect(done.head.link).toEqual(next.view(sessionId).head.link);
	},
);

test("[D7.reattach][D7.pendingHub] a permission asked before the kill is answered after it, once", async () => {
	const kept = await KeptHub.open();
	const { client, sessionId } = await kept.session();
	await send(client, sessionId, "m", "/permission edit");
	await client.until(sessionId, ({ head }) => head.pending.length > 0);
	await kept.kill();
	await kept.start();
	const next = await kept.viewer(sessionId);
	const [pending] = next.view(sessionId).head.pending;
	expect(pending).toBeDefined();
	await next.ask("permission.answer", {
		sessionId,
		requestId: pending?.requestId ?? "",
		optionId: "allow_once",
	});
	const done = await ended(next, sessionId);
	expect(done.turns[0]?.end).toMatchObject({ outcome: "completed" });
	expect(itemsOf(done, "permission").map(({ outcome }) => outcome)).toEqual([
		{ type: "selected", optionId: "allow_once" },
	]);
});

test("[D7.reattach] a stop asked of the next hub reaches the agent of the one before", async () => {
	const kept = await KeptHub.open();
	const { client, sessionId } = await kept.session();
	await send(client, sessionId, "m", "/stream 100000 100 20");
	await client.until(sessionId, (state) => answerText(state).length > 20);
	await kept.kill();
	await kept.start();
	const next = await kept.viewer(sessionId);
	await next.ask("prompt.stop", { sessionId });
	expect((await ended(next, sessionId)).turns[0]?.end).toMatchObject({ outcome: "cancelled" });
});

test("[D7.reattach] prompts queued behind a turn run when it ends under the next hub", async () => {
	const kept = await KeptHub.open();
	const { client, sessionId } = await kept.session();
	await send(client, sessionId, "m", "/stream 2000 2000 20");
	await client.until(sessionId, (state) => answerText(state).length > 20);
	await send(client, sessionId, "n", "/echo queued");
	await kept.kill();
	await kept.start();
	const next = await kept.viewer(sessionId);
	const done = await ended(next, sessionId, 1);
	expect(done.turns.map(({ end }) => end?.outcome)).toEqual(["completed", "completed"]);
	expect(done.turns[1]?.prompt).toMatchObject({ messageId: "n" });
});

test("[D7.reattach] a hub that leaves while an agent is to be started again does not come back", async () => {
	const kept = await KeptHub.open([eliza, refusing]);
	const { client, sessionId } = await kept.session();
	await send(client, sessionId, "m", "/stream 3000 1000 20");
	await client.until(sessionId, (state) => answerText(state).length > 20);
	const left = kept.logs;
	await kept.session("refusing");
	await left.waitFor(({ fields }) => fields?.["agent"] === "refusing" && fields["status"] === "waiting");
	await kept.leave();
	await kept.start();
	const next = await kept.viewer(sessionId);
	expect((await ended(next, sessionId)).turns[0]?.end).toMatchObject({ outcome: "completed" });
	const attached = left.records().filter(({ message }) => message === "Attached to the keeper");
	expect(attached).toHaveLength(1);
});

test("[D7.reattach] a hub that leaves ends an agent in its handshake, and its prompt stays queued", async () => {
	const kept = await KeptHub.open([mute]);
	const { client, sessionId } = await kept.session("mute");
	await send(client, sessionId, "m", "still there?");
	const pid = await kept.agentPid();
	await kept.leave();
	expect(isRunning(pid)).toBe(false);
	await kept.start();
	await kept.logs.waitFor(({ message }) => message === "The agent's process started");
	const { head, turns } = (await kept.viewer(sessionId)).view(sessionId);
	expect([turns, head.queue.map(({ messageId }) => messageId)]).toEqual([[], ["m"]]);
	expect(head.link.state).not.toBe("failed");
});

const broken = () => Promise.reject(new Error("the disk is gone"));

test.each<[string, (store: Store) => Store]>([
	["before it has read its chats", (store) => ({ ...store, sessions: { ...store.sessions, all: broken } })],
	["after it has taken them over", (store) => ({ ...store, trash: { ...store.trash, all: broken } })],
])("[D7.reattach] a hub that fails %s leaves the agents to the next one", async (_, through) => {
	const kept = await KeptHub.open();
	const { client, sessionId } = await kept.session();
	await send(client, sessionId, "m", "/stream 6000 3000 20");
	await client.until(sessionId, (state) => answerText(state).length > 300);
	const pid = await kept.agentPid();
	await kept.kill();
	expect(await kept.fail(through)).toMatchObject({ message: "the disk is gone" });
	expect(isRunning(pid)).toBe(true);
	await kept.start();
	const done = await ended(await kept.viewer(sessionId), sessionId);
	expect(done.turns.map(({ end }) => end?.outcome)).toEqual(["completed"]);
	expect(answerText(done)).toHaveLength(6000);
	expect(await kept.agentPid()).toBe(pid);
});

test("[D7.reattach] agents that were out of reach when the hub started are ended before another one starts", async () => {
	const kept = await KeptHub.open();
	const { client, sessionId } = await kept.session();
	await send(client, sessionId, "m", "/hang");
	await client.until(sessionId, ({ head }) => head.running !== undefined);
	const pid = await kept.agentPid();
	await kept.kill();
	const key = join(kept.folder, "keeper", "key");
	const proof = await readFile(key);
	await writeFile(key, "x".repeat(64));
	await kept.start();
	await writeFile(key, proof);
	const next = await kept.viewer(sessionId);
	expect(next.view(sessionId).turns[0]?.end).toMatchObject({ outcome: "interrupted" });
	expect(isRunning(pid)).toBe(true);
	await send(next, sessionId, "n", "/echo again");
	await kept.logs.waitFor(({ message }) => message === "The agent's process started");
	expect(isRunning(pid)).toBe(false);
	await ended(next, sessionId, 1);
});

test("[E11.unreadable] an agent whose kept output is damaged is ended with words in its chat, and another's turn goes on", async () => {
	const env = { ...eliza.env, OTHER: "process" };
	const kept = await KeptHub.open([eliza, { ...eliza, agentId: "other", title: "Other", env }]);
	const { client, sessionId } = await kept.session();
	await client.chat(sessionId, "/echo here");
	const pid = await kept.agentPid();
	const other = await kept.session("other");
	await send(other.client, other.sessionId, "o", "/hang");
	await other.client.until(other.sessionId, ({ head }) => head.running !== undefined);
	process.kill(pid, "SIGSTOP");
	await send(client, sessionId, "m", "/stream 2000000 1 1000000");
	await client.until(sessionId, ({ head }) => head.running !== undefined);
	await kept.kill();
	process.kill(pid, "SIGCONT");
	await kept.untilKept(1_000_000);
	const files = join(kept.folder, "keeper", "kept");
	const [file = ""] = await readdir(files);
	await truncate(join(files, file), 0);
	await kept.start();
	const next = await kept.viewer(sessionId);
	const { turns } = await ended(next, sessionId, 1);
	expect(turns[1]?.end).toMatchObject({
		outcome: "interrupted",
		error: { message: expect.stringContaining("could not be read back from the disk") },
	});
	expect(isRunning(pid)).toBe(false);
	const second = await kept.viewer(other.sessionId);
	expect(second.view(other.sessionId).head.running).toBeDefined();
	await second.ask("prompt.stop", { sessionId: other.sessionId });
	expect((await ended(second, other.sessionId)).turns[0]?.end).toMatchObject({ outcome: "cancelled" });
	await next.chat(sessionId, "/echo again");
});

test("[D7.reattach] the agent of a chat that was deleted meanwhile is ended", async () => {
	const kept = await KeptHub.open();
	const { client, sessionId } = await kept.session();
	await send(client, sessionId, "m", "/hang");
	await client.until(sessionId, ({ head }) => head.running !== undefined);
	const pid = await kept.agentPid();
	await kept.kill();
	await kept.start();
	const next = await kept.viewer(sessionId);
	expect(await kept.agentPid()).toBe(pid);
	await next.ask("session.delete", { sessionId });
	await kept.logs.waitFor(
		({ message, fields }) => message === "The agent's process ended" && fields?.["pid"] === pid,
	);
});

test("[D7.reattach][D7.lapsed] with the keeper its agents die: the turn is shown as interrupted, the question as lapsed", async () => {
	const kept = await KeptHub.open();
	const { client, sessionId } = await kept.session();
	await send(client, sessionId, "m", "/permission edit");
	await client.until(sessionId, ({ head }) => head.pending.length > 0);
	await kept.killKeeper();
	const done = await ended(client, sessionId);
	expect(done.turns[0]?.end).toMatchObject({ outcome: "interrupted" });
	expect(itemsOf(done, "permission")[0]?.outcome).toMatchObject({ type: "lapsed" });
	await client.chat(sessionId, "/echo again");
});
