import { isQueuePaused } from "@parley/transcript/head/queue";
import type { SessionState } from "@parley/transcript/session-state";
import { expect, test } from "vitest";
import { HubFixture } from "../testing/hub-fixture.ts";
import type { TestClient } from "../testing/test-client.ts";
import { answerText } from "../testing/texts.ts";

const text = (words: string) => [{ type: "text" as const, text: words }];
const queueOf = ({ head }: SessionState): string[] => head.queue.map(({ messageId }) => messageId);

const send = (client: TestClient, sessionId: string, messageId: string, words: string) =>
	client.ask("prompt.send", { sessionId, messageId, content: text(words) });

/** A turn that never ends by itself, with three prompts queued. */
const busySession = async (fixture: HubFixture) => {
	const { client, sessionId } = await fixture.session();
	await send(client, sessionId, "first", "/hang");
	for (const name of ["a", "b", "c"]) await send(client, sessionId, name, `/echo ${name}`);
	await client.until(sessionId, ({ head }) => head.running?.messageId === "first");
	return { client, sessionId };
};

test("[D2.edit][D2.serial] queued prompts run as edited and in their given order", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await busySession(fixture);
	await client.ask("prompt.edit", { sessionId, messageId: "b", content: text("/echo B") });
	await client.ask("prompt.move", { sessionId, messageId: "c", before: "a" });
	await client.ask("prompt.move", { sessionId, messageId: "a" });
	expect(queueOf(client.view(sessionId))).toEqual(["c", "b", "a"]);
	await client.ask("prompt.stop", { sessionId });
	await client.until(sessionId, ({ head }) => isQueuePaused(head));
	await client.ask("prompt.resume", { sessionId });
	const done = await client.until(sessionId, ({ turns }) => turns[3]?.end !== undefined);
	expect(answerText(done)).toBe("cBa");
	expect(await fixture.client().open(sessionId)).toEqual(client.view(sessionId));
});

test("[D2.edit] a running or removed prompt can be neither changed nor moved, and an empty one is refused", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await busySession(fixture);
	const conflict = { code: "conflict", message: expect.stringContaining("is no longer queued") };
	const edit = (messageId: string, words: string) =>
		client.ask("prompt.edit", { sessionId, messageId, content: text(words) });
	await expect(edit("first", "x")).rejects.toMatchObject(conflict);
	await expect(edit("a", " \n")).rejects.toMatchObject({ code: "bad_request" });
	await expect(client.ask("prompt.move", { sessionId, messageId: "nobody" })).rejects.toMatchObject(conflict);
	await expect(
		client.ask("prompt.move", { sessionId, messageId: "a", before: "first" }),
	).rejects.toMatchObject(conflict);
	await expect(client.ask("prompt.sendNow", { sessionId, messageId: "first" })).rejects.toMatchObject(
		conflict,
	);
	expect(queueOf(client.view(sessionId))).toEqual(["a", "b", "c"]);
});

test("[D2.sendNow] a prompt sent now stops the turn and runs next; the others follow in order, not paused", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await busySession(fixture);
	expect(await client.ask("prompt.sendNow", { sessionId, messageId: "b" })).toEqual({ stopped: true });
	const done = await client.until(sessionId, ({ turns }) => turns[3]?.end !== undefined);
	expect(done.turns.map(({ end }) => end?.outcome)).toEqual([
		"cancelled",
		"completed",
		"completed",
		"completed",
	]);
	expect(answerText(done)).toBe("bac");
	expect(isQueuePaused(done.head)).toBe(false);
});

test("[D2.held] a message sent after Stop runs first; queued prompts stay paused until they are resumed", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await busySession(fixture);
	await client.ask("prompt.stop", { sessionId });
	await client.until(sessionId, ({ turns }) => turns[0]?.end !== undefined);
	await send(client, sessionId, "new", "/echo new");
	const ran = await client.until(sessionId, ({ turns }) => turns[1]?.end !== undefined);
	expect(answerText(ran)).toBe("new");
	expect(queueOf(ran)).toEqual(["a", "b", "c"]);
	// Neither the end of that turn nor a restart resumes them.
	await fixture.abandon();
	await fixture.start();
	const again = fixture.client();
	expect(queueOf(await again.open(sessionId))).toEqual(["a", "b", "c"]);
	await send(again, sessionId, "newer", "/echo newer");
	await again.until(sessionId, ({ turns }) => turns[2]?.end !== undefined);
	await again.ask("prompt.resume", { sessionId });
	const done = await again.until(sessionId, ({ turns }) => turns[5]?.end !== undefined);
	expect(answerText(done)).toBe("newnewerabc");
});

test("[D2.sendNow] a paused prompt can be sent now, and resumes the others", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await busySession(fixture);
	await client.ask("prompt.stop", { sessionId });
	await client.until(sessionId, ({ head }) => isQueuePaused(head));
	expect(await client.ask("prompt.sendNow", { sessionId, messageId: "c" })).toEqual({ stopped: false });
	const done = await client.until(sessionId, ({ turns }) => turns[3]?.end !== undefined);
	expect(answerText(done)).toBe("cab");
});

test("[D2.sendNow][D7.hub] a prompt sent now still runs next if the hub dies before the turn has stopped", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await fixture.session();
	await send(client, sessionId, "first", "/deaf");
	await send(client, sessionId, "a", "/echo a");
	await send(client, sessionId, "b", "/echo b");
	await client.until(sessionId, ({ head }) => head.running?.messageId === "first");
	await client.ask("prompt.sendNow", { sessionId, messageId: "b" });
	await fixture.abandon();
	await fixture.start();
	const again = fixture.client();
	await again.open(sessionId);
	const done = await again.until(sessionId, ({ turns }) => turns[2]?.end !== undefined);
	expect(done.turns[0]?.end?.outcome).toBe("interrupted");
	expect(answerText(done)).toBe("ba");
});
