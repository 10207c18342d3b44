import { join } from "node:path";
import { scripted } from "@parley/acp/testing/harness";
import { isRunning } from "@parley/process/testing/is-running";
import { expect, test } from "vitest";
import type { LogStore } from "../store/log-store.ts";
import { openSqliteStore } from "../store/sqlite/sqlite-store.ts";
import { eliza } from "../testing/agents.ts";
import { HubFixture } from "../testing/hub-fixture.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { answerText } from "../testing/texts.ts";

const prompt = (sessionId: string, messageId: string, text: string) => ({
	sessionId,
	messageId,
	content: [{ type: "text" as const, text }],
});

test("[A13.others][E11.shutdown] deleting a session while its agent starts aborts the start and leaves no process", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await fixture.session("mute");
	const pid = await fixture.agentPid();
	await client.ask("prompt.send", prompt(sessionId, "a", "hello?"));
	await client.ask("prompt.send", prompt(sessionId, "b", "anyone?"));
	await client.ask("session.delete", { sessionId });
	expect(isRunning(pid)).toBe(false);
	const started = fixture.logs.records().filter(({ message }) => message === "The agent's process started");
	expect(started).toHaveLength(1);
	expect(fixture.hub.sessions.busy).toBe(0);
	expect(fixture.storeFailures).toEqual([]);
});

test("[A13.others] deleting a session with a deaf agent and a queue runs none of it and does not bring it back", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await fixture.session();
	await client.ask("prompt.send", prompt(sessionId, "a", "/deaf"));
	await client.ask("prompt.send", prompt(sessionId, "b", "/echo never"));
	await client.until(sessionId, ({ head }) => head.running !== undefined);
	const other = await client.ask("session.create", { folder: fixture.folder });
	await client.ask("session.delete", { sessionId });
	await expect(client.ask("prompt.send", prompt(sessionId, "c", "/echo"))).rejects.toMatchObject({
		code: "not_found",
	});
	expect(client.view(sessionId).head.queue.map(({ messageId }) => messageId)).toEqual(["b"]);
	expect(fixture.storeFailures).toEqual([]);
	await fixture.stop();
	await fixture.start();
	expect(fixture.hub.sessions.list().map((each) => each.sessionId)).toEqual([other.sessionId]);
});

test("[A13.others] events in flight when a session is deleted do not harm other sessions", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await fixture.session();
	await client.chat(sessionId, "/echo used");
	const { sessionId: other } = await client.ask("session.create", { folder: fixture.folder });
	await client.open(other);
	await client.ask("prompt.send", prompt(sessionId, "a", "/stream 200000 0 5"));
	const busy = client.chat(other, "/stream 20000 0 5");
	await client.until(sessionId, ({ turns }) => (turns[1]?.items.length ?? 0) > 0);
	await client.ask("session.delete", { sessionId });
	expect(answerText(await busy)).toHaveLength(20_000);
	expect(fixture.storeFailures).toEqual([]);
});

test("[B4.starting] Stop does not wait for an agent that is slow to start", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await fixture.session("mute");
	await client.ask("prompt.send", prompt(sessionId, "a", "hello?"));
	await client.ask("prompt.send", prompt(sessionId, "b", "anyone?"));
	expect(await client.ask("prompt.stop", { sessionId })).toEqual({ stopped: true });
	const { turns, head } = await client.until(sessionId, ({ turns }) => turns[0]?.end !== undefined);
	expect(turns[0]?.end?.outcome).toBe("cancelled");
	expect(head.queue.map(({ messageId }) => messageId)).toEqual(["b"]);
	expect(await client.ask("prompt.stop", { sessionId })).toEqual({ stopped: false });
});

test("[D7.hub] a prompt that still waits for its agent when the hub closes stays queued", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await fixture.session("mute");
	await client.ask("prompt.send", prompt(sessionId, "a", "hello?"));
	const pid = await fixture.agentPid();
	await fixture.stop();
	expect(isRunning(pid)).toBe(false);
	await fixture.start();
	const { head, turns } = await fixture.client().open(sessionId);
	expect(turns).toEqual([]);
	expect(head.queue.map(({ messageId }) => messageId)).toEqual(["a"]);
	expect(fixture.hub.sessions.busy).toBe(1);
	expect(fixture.storeFailures).toEqual([]);
});

test("[D7.lifetime] a turn running when the hub closes is in the log with its end, and the store has not failed", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await fixture.session();
	await client.ask("prompt.send", prompt(sessionId, "a", "/hang"));
	await client.until(sessionId, ({ head }) => head.running !== undefined);
	await fixture.stop();
	expect(fixture.storeFailures).toEqual([]);
	await fixture.start();
	expect((await fixture.client().open(sessionId)).turns[0]?.end?.outcome).toBe("interrupted");
});

test("[D7.lifetime] closing a session waits until the end of its turn is written, and refuses prompts meanwhile", async () => {
	await using folder = await temporaryFolder();
	const store = await openSqliteStore(join(folder.path, "store.db"));
	const [reached, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
	const append: LogStore["append"] = async (given) => {
		if (given.events.some(({ type }) => type === "turn.ended")) {
			reached.resolve();
			await held.promise;
		}
		await store.log.append(given);
	};
	await using fixture = await HubFixture.open({ store: { ...store, log: { ...store.log, append } } });
	const { client, sessionId } = await fixture.session();
	await client.ask("prompt.send", prompt(sessionId, "a", "/hang"));
	await client.until(sessionId, ({ head }) => head.running !== undefined);
	const session = fixture.hub.sessions.get(sessionId);
	let isClosed = false;
	const closed = session.close().then(() => {
		isClosed = true;
	});
	await expect(client.ask("prompt.send", prompt(sessionId, "b", "/echo"))).rejects.toMatchObject({
		code: "conflict",
	});
	await reached.promise;
	await session.detachAgent();
	await Promise.resolve();
	expect(isClosed).toBe(false);
	held.resolve();
	await closed;
	expect((await store.log.window(sessionId, undefined, 1))?.turns[0]?.events.at(-1)?.type).toBe("turn.ended");
});

test("[C9.revoked] a prompt queued when trust is revoked does not run", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await fixture.session("stranger");
	await client.ask("folder.trust", { path: fixture.folder, trusted: true });
	await client.ask("prompt.send", prompt(sessionId, "a", "/permission"));
	await client.ask("prompt.send", prompt(sessionId, "b", "/echo in secret"));
	const { head } = await client.until(sessionId, ({ head }) => head.pending.length === 1);
	await client.ask("folder.trust", { path: fixture.folder, trusted: false });
	const stopped = await client.until(sessionId, ({ turns }) => turns[0]?.end !== undefined);
	expect(stopped.turns[0]?.end?.outcome).toBe("cancelled");
	const requestId = head.pending[0]?.requestId ?? "";
	await expect(
		client.ask("permission.answer", { sessionId, requestId, optionId: "allow_once" }),
	).rejects.toMatchObject({ code: "conflict" });
	expect(stopped.head.queue).toHaveLength(1);
	expect(answerText(client.view(sessionId))).not.toContain("in secret");
	await expect(client.ask("prompt.resume", { sessionId })).rejects.toMatchObject({
		code: "workspace_untrusted",
	});
});

test("[C9.revoked] an agent that is no longer configured is stopped too when trust is revoked", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await fixture.session("stranger");
	await client.ask("folder.trust", { path: fixture.folder, trusted: true });
	await client.ask("prompt.send", prompt(sessionId, "a", "/permission"));
	await client.until(sessionId, ({ head }) => head.pending.length === 1);
	await fixture.hub.agents.change([eliza]);
	await client.ask("folder.trust", { path: fixture.folder, trusted: false });
	const stopped = await client.until(sessionId, ({ turns }) => turns[0]?.end !== undefined);
	expect(stopped.turns[0]?.end?.outcome).toBe("cancelled");
});

test("[E5.early] a permission requested before a turn and settled in it is one item", async () => {
	const { command, args } = scripted("asks-early");
	await using fixture = await HubFixture.open({ agents: [{ ...eliza, command, args }] });
	const { client, sessionId } = await fixture.session();
	const { head } = await client.until(sessionId, ({ head }) => head.pending.length === 1);
	const requestId = head.pending[0]?.requestId;
	await client.chat(sessionId, "go");
	const turns = client.received
		.flatMap((event) => (event.topic === "events" ? event.payload.events : []))
		.flatMap(({ type, turn }) => (type === "permission.resolved" ? [turn] : []));
	expect(requestId).toBeDefined();
	expect(turns).toEqual([head.pending[0]?.turn]);
});

test("[D7.lapsed][E5.early] a permission requested before the turn in which the hub died lapses where it was requested", async () => {
	const { command, args } = scripted("closes-late-asks-early");
	await using fixture = await HubFixture.open({ agents: [{ ...eliza, command, args }] });
	const { client, sessionId } = await fixture.session();
	await client.until(sessionId, ({ head }) => head.pending.length === 1);
	await client.ask("prompt.send", prompt(sessionId, "a", "go"));
	await client.until(sessionId, ({ head }) => head.running !== undefined);
	await fixture.abandon();
	await fixture.start();
	const { head, turns } = await fixture.client().open(sessionId);
	expect(head.pending).toEqual([]);
	const permissions = turns.flatMap(({ items }) => items.filter(({ type }) => type === "permission"));
	expect(permissions).toMatchObject([{ outcome: { type: "lapsed" } }]);
});
