import { isRunning } from "@parley/process/testing/is-running";
import { statusOf } from "@parley/transcript/head/status";
import { expect, test } from "vitest";
import { HubFixture } from "../testing/hub-fixture.ts";
import type { TestClient } from "../testing/test-client.ts";
import { answerText, itemsOf } from "../testing/texts.ts";

const begin = async (fixture: HubFixture, client: TestClient, words: string): Promise<string> => {
	const { sessionId } = await client.ask("session.create", { folder: fixture.folder });
	await client.open(sessionId);
	await client.ask("prompt.send", { sessionId, messageId: "m", content: [{ type: "text", text: words }] });
	await client.until(sessionId, ({ head }) => head.running !== undefined);
	return sessionId;
};

test("[A21.force][B4.deaf] a forced stop closes only that chat's agent session if the agent supports it; others continue", async () => {
	await using fixture = await HubFixture.open();
	const client = fixture.client();
	const deaf = await begin(fixture, client, "/deaf");
	const other = await begin(fixture, client, "/hang");
	await client.ask("prompt.stop", { sessionId: deaf });
	expect(client.view(deaf).turns[0]?.end).toBeUndefined();
	expect(await client.ask("prompt.stop", { sessionId: deaf, force: true })).toEqual({ stopped: true });
	const stopped = await client.until(deaf, ({ turns }) => turns[0]?.end !== undefined);
	expect(stopped.turns[0]?.end?.outcome).toBe("cancelled");
	expect(client.view(other).head.running).toBeDefined();
	expect(isRunning(await fixture.agentPid())).toBe(true);
	expect(answerText(await client.chat(deaf, "/echo free at once"))).toBe("free at once");
});

test("[A21.force] a stop for another turn than the running one stops nothing", async () => {
	await using fixture = await HubFixture.open();
	const client = fixture.client();
	const sessionId = await begin(fixture, client, "/hang");
	for (const force of [false, true])
		expect(await client.ask("prompt.stop", { sessionId, turn: 7, force })).toEqual({ stopped: false });
	expect(client.view(sessionId).head.running).toBeDefined();
	expect(await client.ask("prompt.stop", { sessionId, turn: 1 })).toEqual({ stopped: true });
	const stopped = await client.until(sessionId, ({ turns }) => turns[0]?.end !== undefined);
	expect(stopped.turns[0]?.end?.outcome).toBe("cancelled");
});

test("[A21.force][D6.idle] where only the process can be killed, the other chats are named before, notified after, and get a new agent", async () => {
	await using fixture = await HubFixture.open();
	const client = fixture.client();
	const deaf = await begin(fixture, client, "/deaf entirely");
	const running = await begin(fixture, client, "/hang");
	const idle = await begin(fixture, client, "/echo done");
	await client.until(idle, ({ turns }) => turns[0]?.end !== undefined);
	const idleBefore = client.view(idle).head;
	await client.ask("prompt.stop", { sessionId: deaf });
	const asked = await client.ask("prompt.stop", { sessionId: deaf, force: true });
	expect(asked.stopped).toBe(false);
	expect(asked.others).toEqual(
		expect.arrayContaining([
			{ sessionId: running, title: client.view(running).head.title, running: true },
			{ sessionId: idle, title: idleBefore.title, running: false },
		]),
	);
	expect(client.view(deaf).turns[0]?.end).toBeUndefined();
	expect(client.view(running).turns[0]?.end).toBeUndefined();
	const others = asked.others?.map(({ sessionId }) => sessionId) ?? [];
	// Naming only some of them is not enough.
	const again = await client.ask("prompt.stop", { sessionId: deaf, force: true, others: others.slice(1) });
	expect(again.stopped).toBe(false);
	expect(await client.ask("prompt.stop", { sessionId: deaf, force: true, others })).toEqual({
		stopped: true,
	});

	const stopped = await client.until(deaf, ({ turns }) => turns[0]?.end !== undefined);
	expect(stopped.turns[0]?.end?.outcome).toBe("cancelled");
	expect(statusOf(stopped.head)).toBe("idle");
	const interrupted = await client.until(running, ({ turns }) => turns[0]?.end !== undefined);
	const why = `Eliza was ended because the chat “${stopped.head.title}” was force-stopped.`;
	expect(interrupted.turns[0]?.end).toMatchObject({ outcome: "interrupted", error: { message: why } });
	expect(itemsOf(interrupted, "loss")[0]?.loss.message).toBe(why);

	const isNew = (before: string | undefined) => (now: string | undefined) =>
		now !== undefined && now !== before;
	const reattached = isNew(idleBefore.link.agentSessionId);
	const idleAfter = await client.until(
		idle,
		({ head }) => head.link.state === "attached" && reattached(head.link.agentSessionId),
	);
	expect(itemsOf(idleAfter, "loss")[0]?.loss.idle).toBe(true);
	expect(idleAfter.head.updatedAt).toBe(idleBefore.updatedAt);
	const ran = await client.until(running, ({ head }) => head.link.state === "attached");
	expect(statusOf(ran.head)).toBe("idle");
	expect(answerText(await client.chat(running, "/echo without a click"))).toContain("without a click");
});

test("[D6.idle][D6.error] a dead agent marks the chats it interrupted, and no other", async () => {
	await using fixture = await HubFixture.open();
	const client = fixture.client();
	const idle = await begin(fixture, client, "/echo done");
	await client.until(idle, ({ turns }) => turns[0]?.end !== undefined);
	const before = client.view(idle).head;
	const busy = await begin(fixture, client, "/hang");
	process.kill(await fixture.agentPid(), "SIGKILL");
	const lost = await client.until(busy, ({ turns }) => turns[0]?.end !== undefined);
	expect(statusOf(lost.head)).toBe("lost");
	const spared = await client.until(idle, ({ head }) => head.link.state === "lost");
	expect(statusOf(spared.head)).toBe("idle");
	expect(spared.head.updatedAt).toBe(before.updatedAt);
	const { sessions } = await client.ask("session.list", {});
	expect(sessions.find(({ sessionId }) => sessionId === idle)?.status).toBe("idle");
	expect(sessions.find(({ sessionId }) => sessionId === busy)?.status).toBe("lost");
});
