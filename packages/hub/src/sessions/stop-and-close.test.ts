import { isRunning } from "@parley/process/testing/is-running";
import { expect, test } from "vitest";
import { eliza } from "../testing/agents.ts";
import { HubFixture } from "../testing/hub-fixture.ts";
import { KeptHub } from "../testing/kept-hub.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { answerText, itemsOf } from "../testing/texts.ts";

const text = (words: string) => [{ type: "text" as const, text: words }];

test("[D5.stopAndClose][D5.log] an idle chat is closed with its process tree, at once; its log stays and the next prompt goes on", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await fixture.session();
	await client.chat(sessionId, "/echo one");
	const pid = await fixture.agentPid();
	await client.ask("session.stop", { sessionId });
	expect(isRunning(pid)).toBe(false);
	const closed = await client.until(sessionId, ({ head }) => head.link.released === "closed");
	expect(answerText(closed)).toBe("one");
	expect(itemsOf(closed, "loss")).toEqual([]);
	const next = await client.chat(sessionId, "/first");
	expect(itemsOf(next, "seam")).toMatchObject([{ how: "seeded", letGo: "closed" }]);
	expect(answerText(next)).toContain("you first said: /echo one");
});

test("[D5.stopAndClose] what runs is cancelled first, and what is queued waits", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await fixture.session();
	await client.ask("prompt.send", { sessionId, messageId: "a", content: text("/permission") });
	await client.until(sessionId, ({ head }) => head.pending.length === 1);
	await client.ask("prompt.send", { sessionId, messageId: "b", content: text("/echo later") });
	const pid = await fixture.agentPid();
	await client.ask("session.stop", { sessionId });
	expect(isRunning(pid)).toBe(false);
	const { turns, head } = client.view(sessionId);
	expect(turns.map(({ end }) => end?.outcome)).toEqual(["cancelled"]);
	expect(head.pending).toEqual([]);
	expect(head.queue.map(({ messageId }) => messageId)).toEqual(["b"]);
});

test("[D5.stopAndClose] an agent that ignores everything is ended all the same", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await fixture.session();
	await client.ask("prompt.send", { sessionId, messageId: "a", content: text("/deaf entirely") });
	await client.until(sessionId, ({ head }) => head.running !== undefined);
	const pid = await fixture.agentPid();
	await client.ask("session.stop", { sessionId });
	expect(isRunning(pid)).toBe(false);
	const ended = await client.until(sessionId, ({ turns }) => turns[0]?.end !== undefined);
	expect(ended.head.running).toBeUndefined();
});

test("[D5.stopAndClose] an agent that is still starting is given up", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await fixture.session("mute");
	await client.ask("prompt.send", { sessionId, messageId: "a", content: text("hello?") });
	await client.until(sessionId, ({ head }) => head.preparing !== undefined);
	const pid = await fixture.agentPid();
	await client.ask("session.stop", { sessionId });
	expect(isRunning(pid)).toBe(false);
	const stopped = await client.until(sessionId, ({ turns }) => turns[0]?.end !== undefined);
	expect(stopped.turns[0]?.end?.outcome).toBe("cancelled");
	expect(stopped.head.link).not.toHaveProperty("released");
});

test("[D5.stopAndClose][D5.mappings] a process that serves another chat goes on with that", async () => {
	await using fixture = await HubFixture.open();
	const one = await fixture.session();
	const two = await fixture.session();
	await one.client.chat(one.sessionId, "/echo one");
	await two.client.chat(two.sessionId, "/echo two");
	const pid = await fixture.agentPid();
	await one.client.ask("session.stop", { sessionId: one.sessionId });
	expect(isRunning(pid)).toBe(true);
	const after = await two.client.chat(two.sessionId, "/recall");
	expect(itemsOf(after, "seam")).toEqual([]);
	await two.client.ask("session.stop", { sessionId: two.sessionId });
	expect(isRunning(pid)).toBe(false);
});

test("[D5.stopAndClose][D6.resume] an agent that can resume goes on with what it knows", async () => {
	await using state = await temporaryFolder();
	const agent = { ...eliza, args: [...eliza.args, "--state", state.path, "--sessions", "resume,close"] };
	await using fixture = await HubFixture.open({ agents: [agent] });
	const { client, sessionId } = await fixture.session();
	await client.chat(sessionId, "/echo one");
	await client.ask("session.stop", { sessionId });
	const next = await client.chat(sessionId, "/first");
	expect(itemsOf(next, "seam")).toMatchObject([{ how: "resumed" }]);
	expect(itemsOf(next, "seam")[0]).not.toHaveProperty("letGo");
});

test("[D5.stopAndClose][D7.reattach] a hub that died after the decision leaves no agent to the next one", async () => {
	const kept = await KeptHub.open();
	const { client, sessionId } = await kept.session();
	await client.chat(sessionId, "/echo one");
	const pid = await kept.agentPid();
	const { log } = kept.hub.sessions.get(sessionId);
	await log.append([{ type: "agent.released", payload: { why: "closed" } }]);
	await kept.kill();
	await kept.start();
	await expect.poll(() => isRunning(pid), { timeout: 15_000 }).toBe(false);
	const viewer = await kept.viewer(sessionId);
	expect(itemsOf(await viewer.chat(sessionId, "/first"), "seam")).toMatchObject([{ letGo: "closed" }]);
});
