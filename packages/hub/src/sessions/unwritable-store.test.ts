import { join } from "node:path";
import { isQueuePaused } from "@parley/transcript/head/queue";
import { expect, test } from "vitest";
import { openSqliteStore } from "../store/sqlite/sqlite-store.ts";
import type { Store } from "../store/store.ts";
import { OutOfPlaceError, StoreFullError } from "../store/store-errors.ts";
import { HubFixture } from "../testing/hub-fixture.ts";
import { ManualTimers } from "../testing/manual-timers.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { answerText } from "../testing/texts.ts";

const prompt = (sessionId: string, messageId: string, text: string) => ({
	sessionId,
	messageId,
	content: [{ type: "text" as const, text }],
});

/** A hub on a real store that the test can make full. */
const withDisk = async () => {
	const folder = await temporaryFolder();
	const store = await openSqliteStore(join(folder.path, "store.db"));
	const disk = {
		isFull: false,
		probed: Promise.withResolvers<void>(),
		/** Awaited when a recovering session looks for its interrupted turn. */
		whileRecovering: async (): Promise<void> => undefined,
	};
	const append: Store["log"]["append"] = async (given) => {
		if (disk.isFull) throw new StoreFullError();
		await store.log.append(given);
	};
	const probe: Store["health"]["probe"] = async () => {
		disk.probed.resolve();
		if (disk.isFull) throw new StoreFullError();
		await store.health.probe();
	};
	const put: Store["drafts"]["put"] = async (draft) => {
		if (disk.isFull) throw new StoreFullError();
		await store.drafts.put(draft);
	};
	const openTools: Store["log"]["openTools"] = async (...given) => {
		await disk.whileRecovering();
		return store.log.openTools(...given);
	};
	const timers = new ManualTimers();
	const fixture = await HubFixture.open({
		store: {
			...store,
			log: { ...store.log, append, openTools },
			drafts: { ...store.drafts, put },
			health: { ...store.health, probe },
		},
		later: timers.later,
	});
	return {
		disk,
		timers,
		fixture,
		async [Symbol.asyncDispose]() {
			await fixture[Symbol.asyncDispose]();
			await folder.remove();
		},
	};
};

test("[D7.disk] a disk that fills up during a turn: nothing unsaved is shown, all clients are told, and work continues once there is room", async () => {
	await using it = await withDisk();
	const { client, sessionId } = await it.fixture.session();
	await client.chat(sessionId, "/echo before");
	await client.ask("prompt.send", prompt(sessionId, "a", "/stream 100000 0 5"));
	await client.until(sessionId, ({ turns }) => (turns[1]?.items.length ?? 0) > 0);
	it.disk.isFull = true;
	const told = await it.fixture.logs.waitFor(({ message }) => message === "Nothing can be saved");
	expect(told).toBeDefined();
	expect(await client.ask("store.state", {})).toMatchObject({
		trouble: { reason: "full", wording: { code: "storeFailure.full" } },
	});
	expect(client.received.filter(({ topic }) => topic === "store")).toHaveLength(1);
	await expect(client.ask("prompt.send", prompt(sessionId, "b", "/echo refused"))).rejects.toMatchObject({
		code: "storage_unavailable",
		message: expect.stringContaining("free some space"),
		wording: { code: "storeFailure.full" },
	});
	expect(await client.ask("store.retry", {})).toMatchObject({ trouble: { reason: "full" } });
	expect(it.fixture.storeFailures).toEqual([]);

	it.disk.isFull = false;
	expect(await client.ask("store.retry", {})).toEqual({});
	const state = await client.until(sessionId, ({ turns }) => turns[1]?.end !== undefined);
	expect(state.turns[1]?.end).toMatchObject({
		outcome: "interrupted",
		error: { message: expect.stringContaining("could not be saved") },
	});
	await client.ask("prompt.send", prompt(sessionId, "b", "/echo after"));
	await client.until(sessionId, ({ turns }) => turns[2]?.end !== undefined);
	expect(answerText(client.view(sessionId))).toMatch(/after$/);
	const fresh = await it.fixture.client().open(sessionId);
	expect(fresh).toEqual(client.view(sessionId));
	expect(it.fixture.storeFailures).toEqual([]);
});

test("[D7.disk] prompts behind a turn that could not be saved stay paused, even if more are sent while it is being closed", async () => {
	await using it = await withDisk();
	const { client, sessionId } = await it.fixture.session();
	await client.ask("prompt.send", prompt(sessionId, "a", "/stream 100000 0 5"));
	await client.until(sessionId, ({ turns }) => (turns[0]?.items.length ?? 0) > 0);
	await client.ask("prompt.send", prompt(sessionId, "b", "/echo waits"));
	it.disk.isFull = true;
	await it.fixture.logs.waitFor(({ message }) => message === "Nothing can be saved");
	it.disk.isFull = false;
	it.disk.whileRecovering = async () => {
		it.disk.whileRecovering = async () => undefined;
		await client.ask("prompt.send", prompt(sessionId, "c", "/echo waits too"));
	};
	expect(await client.ask("store.retry", {})).toEqual({});
	const closed = await client.until(sessionId, ({ turns }) => turns[0]?.end !== undefined);
	expect(closed.turns[0]?.end).toMatchObject({ outcome: "interrupted" });
	expect(isQueuePaused(closed.head)).toBe(true);
	// A prompt on its way to the agent can no longer be changed.
	await client.ask("prompt.edit", prompt(sessionId, "b", "/echo changed"));
	expect(client.view(sessionId).head.queue.map(({ messageId }) => messageId)).toEqual(["b", "c"]);
	await client.ask("prompt.resume", { sessionId });
	const done = await client.until(sessionId, ({ turns }) => turns[2]?.end !== undefined);
	expect(done.turns.map(({ end }) => end?.outcome)).toEqual(["interrupted", "completed", "completed"]);
});

test("[D7.disk] while nothing can be saved, the hub retries by itself, at growing intervals", async () => {
	await using it = await withDisk();
	const { client, sessionId } = await it.fixture.session();
	await client.chat(sessionId, "/echo before");
	it.disk.isFull = true;
	await expect(client.ask("session.rename", { sessionId, title: "x" })).rejects.toMatchObject({
		code: "storage_unavailable",
	});
	for (const wait of [1_000, 2_000, 5_000, 10_000, 30_000, 30_000]) {
		expect(it.timers.set).toContain(wait);
		it.disk.probed = Promise.withResolvers();
		it.timers.fire(wait);
		await it.disk.probed.promise;
		// The result of the probe passes through a few promises.
		await new Promise(setImmediate);
	}
	it.disk.isFull = false;
	await client.ask("store.retry", {});
	await client.ask("session.rename", { sessionId, title: "y" });
	expect((await client.ask("session.list", {})).sessions[0]?.title).toBe("y");
});

test("[D1.messages][D7.disk] a prompt that could not be saved may be sent again under its id; one that was saved runs once", async () => {
	await using it = await withDisk();
	const { client, sessionId } = await it.fixture.session();
	it.disk.isFull = true;
	const sending = () => client.ask("prompt.send", prompt(sessionId, "a", "/echo once"));
	for (const result of await Promise.allSettled([sending(), sending()]))
		expect(result).toMatchObject({ status: "rejected", reason: { code: "storage_unavailable" } });
	it.disk.isFull = false;
	await client.ask("store.retry", {});
	expect(await sending()).toMatchObject({ status: "accepted" });
	expect(await sending()).toMatchObject({ status: "duplicate" });
	const state = await client.until(sessionId, ({ turns }) => turns[0]?.end !== undefined);
	expect(answerText(state)).toBe("once");
	expect(state.turns).toHaveLength(1);
});

test("[D7.disk] a session that could not be created because nothing can be saved is not listed", async () => {
	await using it = await withDisk();
	const client = it.fixture.client();
	it.disk.isFull = true;
	await expect(client.ask("session.create", { folder: it.fixture.folder })).rejects.toMatchObject({
		code: "storage_unavailable",
	});
	expect((await client.ask("session.list", {})).sessions).toEqual([]);
});

test("[A15.damage] a log that does not match the store is quarantined; the hub and the others continue", async () => {
	await using folder = await temporaryFolder();
	const store = await openSqliteStore(join(folder.path, "store.db"));
	let broken: string | undefined;
	const append: Store["log"]["append"] = async (given) => {
		if (given.sessionId === broken) throw new OutOfPlaceError(given.sessionId, 9, 3);
		await store.log.append(given);
	};
	await using fixture = await HubFixture.open({ store: { ...store, log: { ...store.log, append } } });
	const { client, sessionId } = await fixture.session();
	await client.chat(sessionId, "/echo kept");
	const { sessionId: other } = await client.ask("session.create", { folder: fixture.folder });
	await client.open(other);
	broken = sessionId;
	const since = client.received.length;
	await expect(client.ask("session.rename", { sessionId, title: "x" })).rejects.toThrow();
	await client.untilState(since, (each) => each.sessionId === sessionId && each.damaged !== undefined);
	expect(answerText(await client.open(sessionId))).toBe("kept");
	expect(answerText(await client.chat(other, "/echo fine"))).toBe("fine");
	expect(fixture.storeFailures).toEqual([]);
});

test("[D7.disk] a store that is full while the sessions are loaded, and has room before they all are: every session continues", async () => {
	await using folder = await temporaryFolder();
	const path = join(folder.path, "store.db");
	await using before = await HubFixture.open({ store: await openSqliteStore(path) });
	const client = before.client();
	for (const messageId of ["a", "b"]) {
		const { sessionId } = await client.ask("session.create", { folder: before.folder });
		await client.open(sessionId);
		await client.ask("prompt.send", prompt(sessionId, messageId, "/stream 100000 0 5"));
		await client.until(sessionId, ({ turns }) => (turns[0]?.items.length ?? 0) > 0);
	}
	await before.abandon();

	const store = await openSqliteStore(path);
	const timers = new ManualTimers();
	const appends: string[] = [];
	const append: Store["log"]["append"] = async (given) => {
		appends.push(given.sessionId);
		if (appends.length === 1) throw new StoreFullError();
		if (appends.length === 2) {
			timers.fire(1_000);
			// The probe succeeds, and the hub recovers what it can, while this session is still being loaded.
			await store.health.probe();
			await new Promise(setImmediate);
		}
		await store.log.append(given);
	};
	await using after = await HubFixture.open({
		store: { ...store, log: { ...store.log, append } },
		later: timers.later,
	});
	expect(after.storeFailures).toEqual([]);
	expect(new Set(appends.slice(0, 2)).size).toBe(2);
	const view = after.client();
	for (const sessionId of new Set(appends)) {
		await view.open(sessionId);
		const { turns } = await view.until(sessionId, (state) => state.turns[0]?.end !== undefined);
		expect(turns[0]?.end).toMatchObject({ outcome: "interrupted" });
	}
	await expect.poll(() => view.ask("store.state", {})).toEqual({});
	expect(after.storeFailures).toEqual([]);
});

test("[D7.disk] a draft that could not be saved is accepted when it is sent again", async () => {
	await using it = await withDisk();
	const { client, sessionId } = await it.fixture.session();
	const put = { sessionId, text: "half a thought", stamp: { writer: "a", step: 1, base: 0 } };
	it.disk.isFull = true;
	await expect(client.ask("draft.put", put)).rejects.toMatchObject({
		message: expect.stringContaining("full"),
	});
	it.disk.isFull = false;
	expect(await client.ask("draft.put", put)).toMatchObject({ status: "kept", draft: { text: put.text } });
});
