import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { isRunning } from "@parley/process/testing/is-running";
import type { MaintenanceStep } from "@parley/protocol/hub/maintenance/methods";
import { expect, test } from "vitest";
import { damagePages } from "../testing/damage-pages.ts";
import { HubFixture } from "../testing/hub-fixture.ts";
import type { TestClient } from "../testing/test-client.ts";
import { openUnguarded } from "../testing/unguarded-database.ts";

/** Runs a step to completion and adds up its reports. */
const maintain = async (client: TestClient, step: MaintenanceStep) => {
	const total = { purged: 0, documents: 0, indexed: 0, freedBytes: 0, problems: [] as string[] };
	for (let more = true; more; ) {
		const answer = await client.ask("hub.maintain", { step });
		more = answer.more;
		total.purged += answer.report.purged;
		total.documents += answer.report.documents;
		total.indexed += answer.report.indexed;
		total.freedBytes += answer.report.freedBytes;
		total.problems.push(...answer.report.problems);
	}
	return total;
};

test("[A15.maintenance][A15.rebuild][A15.space] maintenance reports usage, purges what is due, repairs the search index and frees space", async () => {
	let now = Date.now();
	await using fixture = await HubFixture.open({ now: () => now, elapsed: () => now });
	const { client, sessionId } = await fixture.session();
	await client.chat(sessionId, "/stream 600000 0 2000");
	const { sessionId: kept } = await client.ask("session.create", { folder: fixture.folder });
	await client.open(kept);
	await client.chat(kept, "/echo narwhal");
	const { report } = await client.ask("hub.maintain", { step: "check" });
	expect(report).toMatchObject({ problems: [], counts: { sessions: 2, turns: 2, deleted: 0, damaged: 0 } });
	await client.ask("session.delete", { sessionId });
	expect((await maintain(client, "purge")).purged).toBe(0);
	now += 25 * 3_600_000;
	expect((await maintain(client, "purge")).purged).toBe(1);
	expect((await maintain(client, "search")).documents).toBe(0);
	expect((await maintain(client, "compact")).freedBytes).toBeGreaterThan(300_000);
	expect((await maintain(client, "rebuild")).indexed).toBe(1);
	const { parts, counts } = await client.ask("hub.storage", {});
	expect(counts).toMatchObject({ sessions: 1, turns: 1 });
	expect(parts).toMatchObject({ free: 0, log: expect.any(Number) });

	await fixture.stop();
	const raw = openUnguarded(join(fixture.folder, "store.db"));
	raw.exec("UPDATE document_words_data SET block = zeroblob(40) WHERE id > 10");
	raw.close();
	await fixture.start();
	const again = fixture.client();
	expect((await again.ask("hub.maintain", { step: "check" })).report.problems).not.toEqual([]);
	expect((await maintain(again, "search")).documents).toBeGreaterThan(0);
	expect((await maintain(again, "check")).problems).toEqual([]);
	expect((await again.ask("search.query", { query: "narwhal", limit: 5 })).results).not.toEqual([]);
});

test("[A13.purge] data that another program keeps readable is not reported as deleted, whichever way it was deleted", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await fixture.session();
	await client.chat(sessionId, "/echo axolotl");
	await client.ask("session.delete", { sessionId });
	const reader = new DatabaseSync(join(fixture.folder, "store.db"), { readOnly: true });
	reader.exec("BEGIN");
	reader.prepare("SELECT count(*) FROM events").get();
	const [compacted] = await Promise.all([
		client.ask("hub.maintain", { step: "compact" }),
		expect(client.ask("session.purge", { sessionId })).rejects.toMatchObject({
			code: "conflict",
			message: expect.stringContaining("another program is reading the store's file"),
		}),
	]);
	expect(compacted).toMatchObject({ more: false, report: { freedBytes: 0, held: true } });
	expect((await client.ask("session.deleted", {})).sessions).toEqual([]);
	expect(await client.ask("hub.forget", { confirm: "delete all my data" })).toMatchObject({ held: true });
	reader.close();
	expect(await client.ask("hub.forget", { confirm: "delete all my data" })).not.toHaveProperty("held");
	for (const name of (await readdir(fixture.folder)).filter((name) => /^store\.db(?:-wal)?$/.test(name)))
		expect(await readFile(join(fixture.folder, name), "latin1")).not.toContain("axolotl");
});

test("[A13.everything] deleting all data also deletes the kept damaged file and its report", async () => {
	await using fixture = await HubFixture.open();
	const { client, sessionId } = await fixture.session();
	for (let turn = 0; turn < 20; turn += 1) await client.chat(sessionId, `/echo ${"axolotl ".repeat(60)}`);
	await fixture.stop();
	const path = join(fixture.folder, "store.db");
	damagePages(path, "events", (_, at) => at === 1);
	await writeFile(`${path}.suspect`, "");
	await fixture.start();
	const again = fixture.client();
	const { salvage } = await again.ask("store.state", {});
	const { parts, damagedFiles } = await again.ask("hub.storage", {});
	expect(damagedFiles).toEqual([{ path: salvage?.kept, bytes: salvage?.bytes }]);
	expect(parts.damaged).toBe(salvage?.bytes);
	const { bytes } = await again.ask("hub.forget", { confirm: "delete all my data" });
	expect(bytes).toBeGreaterThan(parts.damaged + parts.log);
	expect(await again.ask("store.state", {})).toEqual({});
	expect((await again.ask("hub.storage", {})).damagedFiles).toEqual([]);
	expect((await readdir(fixture.folder)).filter((name) => name.includes("damaged"))).toEqual([]);
});

test("[A13.everything] all data is deleted after explicit confirmation, and every client sees it at once", async () => {
	let erased = 0;
	const hubLogs = {
		size: async () => 7,
		erase: async () => {
			erased += 1;
			return 2;
		},
	};
	await using fixture = await HubFixture.open({ hubLogs });
	const { client, sessionId } = await fixture.session();
	await client.chat(sessionId, "/echo axolotl");
	await client.chat(sessionId, "/output 300");
	const content = [{ type: "text" as const, text: "/hang" }];
	await client.ask("prompt.send", { sessionId, messageId: "m", content });
	await client.until(sessionId, ({ head }) => head.running !== undefined);
	const { sessionId: gone } = await client.ask("session.create", { folder: "/" });
	await client.ask("session.delete", { sessionId: gone });
	await client.ask("draft.put", { sessionId, text: "axolotl too", stamp: { writer: "w", step: 1, base: 0 } });
	await client.ask("folder.trust", { path: fixture.folder, trusted: true });
	const pid = await fixture.agentPid();
	const other = fixture.client("browser");
	await other.open(sessionId);

	const wrong: object = { confirm: "yes" };
	await expect(
		client.ask("hub.forget", Object.assign({ confirm: "delete all my data" as const }, wrong)),
	).rejects.toMatchObject({
		code: "bad_request",
	});
	const { parts } = await client.ask("hub.storage", {});
	expect(parts.hubLogs).toBe(7);
	expect(parts.blobs).toBeGreaterThan(300 * 1024);
	const forgotten = await client.ask("hub.forget", { confirm: "delete all my data" });
	expect(forgotten).toMatchObject({ sessions: 1, deleted: 1, drafts: 1, folders: 2, logFiles: 2 });
	expect([isRunning(pid), erased]).toEqual([false, 1]);
	for (const each of [client, other]) {
		const removed = each.received.flatMap((event) =>
			event.topic === "state" ? (event.payload.removed ?? []) : [],
		);
		expect(removed).toContain(sessionId);
		expect(each.received.at(-1)?.topic).toBe("forgotten");
		expect((await each.ask("session.list", {})).sessions).toEqual([]);
		expect((await each.ask("session.deleted", {})).sessions).toEqual([]);
		expect((await each.ask("folder.list", {})).folders).toEqual([]);
		expect((await each.ask("search.query", { query: "axolotl", limit: 5 })).results).toEqual([]);
	}
	const names = (await readdir(fixture.folder)).filter((name) => /^store\.db(?:-wal)?$/.test(name));
	for (const name of names)
		expect(await readFile(join(fixture.folder, name), "latin1")).not.toContain("axolotl");

	expect((await client.ask("hub.storage", {})).parts.blobs).toBeLessThan(64 * 1024);
	const left = await readdir(join(fixture.folder, "blobs"), { recursive: true, withFileTypes: true });
	expect(left.filter((entry) => entry.isFile())).toEqual([]);
	const fresh = await client.ask("session.create", { folder: fixture.folder });
	await client.open(fresh.sessionId);
	await client.chat(fresh.sessionId, "/echo anew");
	await fixture.stop();
	await fixture.start();
	expect(fixture.hub.sessions.list().map((each) => each.sessionId)).toEqual([fresh.sessionId]);
	expect(fixture.storeFailures).toEqual([]);
});
