import { join } from "node:path";
import { isRunning } from "@parley/process/testing/is-running";
import { expect, test } from "vitest";
import { openSqliteStore } from "../store/sqlite/sqlite-store.ts";
import { StoreFullError } from "../store/store-errors.ts";
import type { TrashStore } from "../store/trash-store.ts";
import { HubFixture } from "../testing/hub-fixture.ts";
import { ManualTimers } from "../testing/manual-timers.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { answerText } from "../testing/texts.ts";

const hour = 3_600_000;

test("[A13.others][A13.undo] a deleted chat disappears for everyone at once, with its agent, and is restored unchanged", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await fixture.session();
	await client.chat(sessionId, "/echo walrus");
	const pid = await fixture.agentPid();
	const other = fixture.client("browser");
	await other.open(sessionId);
	const stamp = { writer: "w", step: 1, base: 0 };
	await client.ask("draft.put", { sessionId, text: "half a thought", stamp });
	await client.ask("session.delete", { sessionId });
	expect(isRunning(pid)).toBe(false);
	expect(
		other.received.some((event) => event.topic === "state" && event.payload.removed?.includes(sessionId)),
	).toBe(true);
	expect((await other.ask("session.list", {})).sessions).toEqual([]);
	expect((await other.ask("search.query", { query: "walrus", limit: 5 })).results).toEqual([]);
	for (const ask of [
		other.ask("session.open", { sessionId }),
		other.ask("session.page", { sessionId, before: 2, limit: 1 }),
		other.ask("session.export", { sessionId, format: "markdown" }),
		other.ask("draft.get", { sessionId }),
		other.ask("session.delete", { sessionId }),
	])
		await expect(ask).rejects.toMatchObject({ code: "not_found" });
	expect(await other.ask("session.deleted", {})).toMatchObject({ sessions: [{ sessionId }], more: false });

	await other.ask("session.restore", { sessionId });
	await expect(other.ask("session.restore", { sessionId })).rejects.toMatchObject({ code: "not_found" });
	expect((await client.ask("session.list", {})).sessions).toMatchObject([{ sessionId, hasDraft: true }]);
	expect(answerText(await client.open(sessionId))).toBe("walrus");
	expect(await client.ask("draft.get", { sessionId })).toMatchObject({ draft: { text: "half a thought" } });
	expect((await other.ask("search.query", { query: "walrus", limit: 5 })).results.length).toBeGreaterThan(0);
	expect(answerText(await client.chat(sessionId, "/echo again"))).toBe("walrusagain");
});

test("[A13.others] a turn running when its chat was deleted is shown as interrupted by the deletion", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await fixture.session();
	const content = [{ type: "text" as const, text: "/hang" }];
	await client.ask("prompt.send", { sessionId, messageId: "m", content });
	await client.until(sessionId, ({ head }) => head.running !== undefined);
	await client.ask("session.delete", { sessionId });
	await client.ask("session.restore", { sessionId });
	const { turns } = await client.open(sessionId);
	expect(turns.at(-1)?.end?.error?.message).toContain("deleted while the agent was working");
	expect(fixture.hub.sessions.busy).toBe(0);
});

test("[A13.purge] a deleted chat is purged after a day, across restarts of the hub too", async () => {
	const timers = new ManualTimers();
	let now = 10 * 24 * hour;
	await using fixture = await HubFixture.open({ now: () => now, elapsed: () => now, later: timers.later });
	const { client, sessionId } = await fixture.session();
	await client.chat(sessionId, "/echo x");
	await client.ask("session.delete", { sessionId });
	const { sessions } = await client.ask("session.deleted", {});
	expect(sessions).toMatchObject([{ deletedAt: now, purgeAt: now + 24 * hour }]);
	expect(timers.set).toContain(24 * hour);
	for (const left of [13, 2]) {
		now += 11 * hour;
		await fixture.stop();
		await fixture.start();
		expect((await fixture.client().ask("session.deleted", {})).sessions).toMatchObject([{ sessionId }]);
		expect(timers.set).toContain(left * hour);
	}
	const later = fixture.client();
	now += 2 * hour;
	timers.fire(2 * hour);
	await expect
		.poll(() => later.ask("session.deleted", {}), { timeout: 15_000 })
		.toEqual({ sessions: [], more: false });
	await expect
		.poll(async () => (await later.ask("hub.storage", {})).counts, { timeout: 15_000 })
		.toEqual({ sessions: 0, turns: 0, events: 0, deleted: 0, damaged: 0 });
	await expect(later.ask("session.restore", { sessionId })).rejects.toMatchObject({ code: "not_found" });
});

test.each([
	["ahead", 20_000 * hour],
	["back", -200 * hour],
])(
	"[A13.purge] a clock that jumps %s purges nothing before a day has passed, and nothing late",
	async (_, jump) => {
		const timers = new ManualTimers();
		const clock = { now: 1000 * hour, elapsed: 5 };
		const pass = (time: number): void => {
			clock.now += time;
			clock.elapsed += time;
		};
		await using fixture = await HubFixture.open({
			now: () => clock.now,
			elapsed: () => clock.elapsed,
			later: timers.later,
		});
		const { client, sessionId } = await fixture.session();
		await client.ask("session.delete", { sessionId });
		pass(hour);
		clock.now += jump;
		await client.ask("hub.maintain", { step: "purge" });
		const { sessions } = await client.ask("session.deleted", {});
		expect(sessions).toMatchObject([{ sessionId, purgeAt: clock.now + 23 * hour }]);
		await fixture.stop();
		// While no hub runs, a jump is indistinguishable from a long time.
		clock.now += 10_000 * hour;
		await fixture.start();
		const later = fixture.client();
		expect((await later.ask("session.deleted", {})).sessions).toMatchObject([
			{ sessionId, purgeAt: clock.now + 11 * hour },
		]);
		pass(10 * hour);
		await later.ask("hub.maintain", { step: "purge" });
		expect((await later.ask("session.deleted", {})).sessions).toHaveLength(1);
		pass(hour);
		await later.ask("hub.maintain", { step: "purge" });
		expect((await later.ask("session.deleted", {})).sessions).toEqual([]);
	},
);

test("[A13.purge] a clock that was wrong for a while does not affect later deletions", async () => {
	const clock = { now: 40_000 * hour, elapsed: 5 };
	await using fixture = await HubFixture.open({ now: () => clock.now, elapsed: () => clock.elapsed });
	const { client, sessionId } = await fixture.session();
	await client.chat(sessionId, "/echo x");
	const { sessionId: other } = await client.ask("session.create", { folder: fixture.folder });
	for (const each of [sessionId, other]) await client.ask("session.delete", { sessionId: each });
	for (const each of [sessionId, other]) await client.ask("session.restore", { sessionId: each });
	clock.now = 20_000 * hour;
	clock.elapsed += hour;
	await client.ask("session.delete", { sessionId });
	await fixture.stop();
	await fixture.start();
	const { sessions } = await fixture.client().ask("session.deleted", {});
	expect(sessions).toMatchObject([{ sessionId, purgeAt: clock.now + 24 * hour }]);
});

test("[A13.undo] a chat can be restored right after its deletion, even before that is done", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await fixture.session();
	const content = [{ type: "text" as const, text: "/hang" }];
	await client.ask("prompt.send", { sessionId, messageId: "m", content });
	await client.until(sessionId, ({ head }) => head.running !== undefined);
	const [deleted, again, restored] = await Promise.allSettled([
		client.ask("session.delete", { sessionId }),
		client.ask("session.delete", { sessionId }),
		client.ask("session.restore", { sessionId }),
	]);
	expect([deleted, again, restored].map(({ status }) => status)).toEqual([
		"fulfilled",
		"fulfilled",
		"fulfilled",
	]);
	expect((await client.ask("session.deleted", {})).sessions).toEqual([]);
	await client.open(sessionId);
	expect(answerText(await client.chat(sessionId, "/echo back"))).toContain("back");
});

test("[A13.purge] delete now leaves nothing, and nothing to restore", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await fixture.session();
	await client.chat(sessionId, "/echo x");
	await expect(client.ask("session.purge", { sessionId })).rejects.toMatchObject({ code: "not_found" });
	await client.ask("session.delete", { sessionId });
	await client.ask("session.purge", { sessionId });
	expect((await client.ask("hub.storage", {})).counts).toMatchObject({
		sessions: 0,
		events: 0,
		deleted: 0,
	});
	await expect(client.ask("session.restore", { sessionId })).rejects.toMatchObject({ code: "not_found" });
});

/** A hub whose store refuses changes to deleted chats while the test says so. */
const withFullDisk = async () => {
	const folder = await temporaryFolder();
	const store = await openSqliteStore(join(folder.path, "store.db"));
	const disk = { isFull: true };
	const restore: TrashStore["restore"] = async (sessionId) => {
		if (disk.isFull) throw new StoreFullError();
		return store.trash.restore(sessionId);
	};
	const purge: TrashStore["purge"] = async (sessionId) => {
		if (disk.isFull) throw new StoreFullError();
		await store.trash.purge(sessionId);
	};
	const timers = new ManualTimers();
	const clock = { now: 10 * 24 * hour };
	const elapsed = (): number => clock.now;
	const fixture = await HubFixture.open({
		store: { ...store, trash: { ...store.trash, restore, purge } },
		later: timers.later,
		now: () => clock.now,
		elapsed,
	});
	return {
		disk,
		timers,
		clock,
		fixture,
		async [Symbol.asyncDispose]() {
			await fixture[Symbol.asyncDispose]();
			await folder.remove();
		},
	};
};

test("[A13.undo] a failed restore or purge leaves the chat in place and can be retried", async () => {
	await using it = await withFullDisk();
	const { client, sessionId } = await it.fixture.session();
	await client.chat(sessionId, "/echo walrus");
	await client.ask("session.delete", { sessionId });
	for (const method of ["session.restore", "session.purge", "session.restore"] as const) {
		await expect(client.ask(method, { sessionId })).rejects.not.toMatchObject({ code: "not_found" });
		expect((await client.ask("session.deleted", {})).sessions).toMatchObject([{ sessionId }]);
	}
	it.disk.isFull = false;
	// Two windows that undo at the same time both succeed, and no purge comes in between.
	const [first, second, purge] = await Promise.allSettled([
		client.ask("session.restore", { sessionId }),
		client.ask("session.restore", { sessionId }),
		client.ask("session.purge", { sessionId }),
	]);
	expect([first.status, second.status, purge]).toMatchObject([
		"fulfilled",
		"fulfilled",
		{ reason: { code: "conflict" } },
	]);
	expect(answerText(await client.open(sessionId))).toBe("walrus");
});

test("[A13.purge] a purge that found no room is retried after an hour", async () => {
	await using it = await withFullDisk();
	const { client, sessionId } = await it.fixture.session();
	await client.ask("session.delete", { sessionId });
	it.clock.now += 24 * hour;
	it.timers.fire(24 * hour);
	await it.fixture.logs.waitFor(({ message }) => message === "Deleted sessions were not purged");
	expect((await client.ask("session.deleted", {})).sessions).toMatchObject([{ sessionId }]);
	it.disk.isFull = false;
	it.timers.fire(hour);
	await expect
		.poll(async () => (await client.ask("hub.storage", {})).counts, { timeout: 15_000 })
		.toMatchObject({ sessions: 0, deleted: 0 });
});

test("[E20.workspace] the list can be narrowed to one folder, page by page", async () => {
	await using fixture = await HubFixture.open();
	const client = fixture.client();
	const { sessionId: here } = await client.ask("session.create", { folder: fixture.folder });
	const { sessionId: there } = await client.ask("session.create", { folder: "/" });
	expect((await client.ask("session.list", {})).sessions).toHaveLength(2);
	const list = async (folder: string) => {
		const { sessions, more } = await client.ask("session.list", { folder, limit: 1 });
		return { ids: sessions.map(({ sessionId }) => sessionId), more };
	};
	const { sessions } = await client.ask("session.list", {});
	const folder = sessions.find(({ sessionId }) => sessionId === here)?.folder ?? "";
	expect(await list(folder)).toEqual({ ids: [here], more: false });
	expect(await list("/")).toEqual({ ids: [there], more: false });
	expect(await list("/nowhere")).toEqual({ ids: [], more: false });
});
