import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { DatabaseSync } from "node:sqlite";
import { readEvent } from "@parley/protocol/log/read-event";
import { applyEvents } from "@parley/transcript/apply-events";
import { emptySession } from "@parley/transcript/session-state";
import { expect, test } from "vitest";
import { SampleLog } from "../../testing/stored-events.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { NoStoreError, StoreFailedError, UnserializableError } from "../store-errors.ts";
import { openSqliteStore } from "./sqlite-store.ts";

const withStore = async () => {
	const folder = await temporaryFolder();
	const path = join(folder.path, "deep", "er", "store.db");
	const store = await openSqliteStore(path);
	return {
		path,
		store,
		async [Symbol.asyncDispose]() {
			await store.close().catch(() => undefined);
			await folder.remove();
		},
	};
};

test("[D3.committed] a reader finds everything appended before, acknowledged or not", async () => {
	await using it = await withStore();
	const log = new SampleLog("s").turn(1, 20);
	const appends = log.events.map((_, at) => it.store.log.append(log.append(at + 1, at + 1)));
	expect(await it.store.log.eventsAfter("s", 0, 99)).toEqual(log.events);
	await Promise.all(appends);
	expect(await it.store.log.window("s", undefined, 1)).toMatchObject({
		lastIndex: log.lastIndex,
		more: false,
	});
	expect(await it.store.log.hasPrompt("s", "m1")).toBe(true);
});

test("[E1.bounded] data nested too deeply fails its writer or reader, never the store", async () => {
	await using it = await withStore();
	const levels = 100_000;
	let value: Record<string, unknown> = {};
	for (let level = 0; level < levels; level++) value = { in: value };
	const log = new SampleLog("s").turn(1);
	await it.store.log.append(log.append());
	log.add({ type: "agent.state", payload: { aspect: "info", value } });
	const end = log.lastIndex;
	await expect(it.store.log.append(log.append(end, end))).rejects.toThrow(UnserializableError);
	expect(await it.store.log.hasPrompt("s", "m1")).toBe(true);
	await it.store.close();

	const database = new DatabaseSync(it.path);
	const deep = `${'{"in":'.repeat(levels)}1${"}".repeat(levels)}`;
	database.prepare("UPDATE events SET payload = ? WHERE idx = 4").run(deep);
	database.close();
	const again = await openSqliteStore(it.path);
	await expect(again.log.eventsAfter("s", 0, 99)).rejects.toThrow(UnserializableError);
	expect(await again.log.hasPrompt("s", "m1")).toBe(true);
	await again.close();
});

test("[D7.hub] closing flushes pending appends; reopening finds them under the same epoch", async () => {
	await using it = await withStore();
	const log = new SampleLog("s");
	const waiting = it.store.log.append(log.append());
	await it.store.folders.put({ path: "/project", trust: "untrusted", usedAt: 1 });
	await it.store.close();
	await waiting;
	const again = await openSqliteStore(it.path);
	expect(again.epoch).toBe(it.store.epoch);
	expect(await again.log.eventsAfter("s", 0, 9)).toEqual(log.events);
	expect(await again.folders.all()).toEqual([{ path: "/project", trust: "untrusted", usedAt: 1 }]);
	await again.trash.purge("s");
	expect(await again.sessions.all()).toEqual({ sessions: [], stale: [], damaged: [] });
	await again.close();
});

test("[ground] a closed store refuses calls and names them", async () => {
	await using it = await withStore();
	await it.store.close();
	await expect(it.store.log.append(new SampleLog("s").append())).rejects.toThrow(StoreFailedError);
	await expect(it.store.sessions.all()).rejects.toThrow('failed at "sessions.all"');
});

test("[D7.disk] an append that fails is refused with the reason, and the store keeps working", async () => {
	await using it = await withStore();
	const log = new SampleLog("s").turn(1);
	await expect(it.store.log.append(log.append(3))).rejects.toThrow("the store has no such session");
	await it.store.log.append(log.append());
	expect(await it.store.log.eventsAfter("s", 0, 99)).toEqual(log.events);
});

test("[C12.stores] a newer store is refused with advice", async () => {
	await using folder = await temporaryFolder();
	const path = join(folder.path, "store.db");
	const future = new DatabaseSync(path);
	future.exec("PRAGMA user_version = 999");
	future.close();
	await expect(openSqliteStore(path)).rejects.toThrow("Update Parley, or use another folder with --data.");
});

test("[C12.stores] a file that is not a store is refused with advice and left unchanged", async () => {
	await using folder = await temporaryFolder();
	const path = join(folder.path, "store.db");
	const text = "my diary, surely longer than a header ".repeat(20);
	await writeFile(path, text);
	await expect(openSqliteStore(path)).rejects.toThrow(NoStoreError);
	await expect(openSqliteStore(path)).rejects.toThrow("move it away to start with an empty store");
	expect(await readFile(path, "utf8")).toBe(text);
});

test("[D7.hub][D3.committed] acknowledged events survive the death of the process", async () => {
	await using folder = await temporaryFolder();
	const path = join(folder.path, "store.db");
	const script = join(import.meta.dirname, "../../testing/append-until-killed.ts");
	const child = spawn(process.execPath, [script, path], { stdio: ["ignore", "pipe", "inherit"] });
	const exited = once(child, "exit");
	let acknowledged = 0;
	for await (const line of createInterface({ input: child.stdout })) {
		acknowledged = Number(line);
		if (acknowledged === 20) child.kill("SIGKILL");
	}
	await exited;
	expect(acknowledged).toBeGreaterThanOrEqual(20);
	const store = await openSqliteStore(path);
	const events = await store.log.eventsAfter("s", 0, 10_000);
	expect(events.length).toBeGreaterThanOrEqual(acknowledged);
	expect(events.map(({ index }) => index)).toEqual(events.map((_, at) => at + 1));
	expect((await store.log.window("s", undefined, 1))?.lastIndex).toBe(events.length);
	await store.close();
});

test.for([3, 7, 12])(
	"[A22.stored][D7.hub] killed while folding, after %i turns, the log has everything that was acknowledged",
	async (turns) => {
		await using folder = await temporaryFolder();
		const path = join(folder.path, "store.db");
		const script = join(import.meta.dirname, "../../testing/fold-until-killed.ts");
		const child = spawn(process.execPath, [script, path], { stdio: ["ignore", "pipe", "inherit"] });
		const exited = once(child, "exit");
		let acknowledged = 0;
		for await (const line of createInterface({ input: child.stdout })) {
			acknowledged = Number(line);
			if (acknowledged === turns) child.kill("SIGKILL");
		}
		await exited;
		const store = await openSqliteStore(path);
		const read = async () => (await store.log.eventsAfter("s", 0, 1_000_000)).map(readEvent);
		const killed = applyEvents(emptySession("s"), await read());
		expect(killed.gap).toBeUndefined();
		expect(killed.state.turns.length).toBeGreaterThanOrEqual(acknowledged);
		const log = new SampleLog("s");
		for (let turn = 1; turn <= killed.state.turns.length; turn += 1) log.turn(turn, 600);
		expect(killed.state).toEqual(applyEvents(emptySession("s"), log.events.map(readEvent)).state);
		await store.log.settleFolding("s");
		const folded = await read();
		expect(folded).toHaveLength(1 + 4 * killed.state.turns.length);
		expect(applyEvents(emptySession("s"), folded).state).toEqual(killed.state);
		await store.close();
	},
);
