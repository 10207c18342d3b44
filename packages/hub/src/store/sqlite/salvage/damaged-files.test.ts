import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { damagePages } from "../../../testing/damage-pages.ts";
import { SampleLog } from "../../../testing/stored-events.ts";
import { temporaryFolder } from "../../../testing/temporary-folder.ts";
import { LogDatabase } from "../database.ts";
import { markSuspect } from "../open-database.ts";
import { openSqliteStore } from "../sqlite-store.ts";
import { damagedPath } from "./damaged-files.ts";

/** A salvaged store, with an earlier damaged file and unrelated files beside it. */
const salvaged = async () => {
	const folder = await temporaryFolder();
	const path = join(folder.path, "store.db");
	const database = new LogDatabase(path);
	database.commit([new SampleLog("a").turn(1, 500).append()]);
	database.close();
	damagePages(path, "events", (_, at) => at === 1);
	markSuspect(path);
	const size = readFileSync(path).length;
	const earlier = damagedPath(path, new Date("2020-01-01"));
	writeFileSync(earlier, "x".repeat(100));
	writeFileSync(`${earlier}-wal`, "y".repeat(11));
	writeFileSync(join(folder.path, "store.damaged.txt"), "a person's own");
	const store = await openSqliteStore(path);
	return {
		store,
		size,
		earlier,
		names: () => readdirSync(folder.path).filter((name) => name.includes("damaged")),
		async [Symbol.asyncDispose]() {
			await store.close();
			await folder.remove();
		},
	};
};

test("[A15.salvage] kept damaged files count as storage, whether or not the report was dismissed", async () => {
	await using it = await salvaged();
	const salvage = await it.store.health.salvage();
	expect(salvage?.bytes).toBeGreaterThanOrEqual(it.size);
	await it.store.health.dismissSalvage(false);
	expect(await it.store.health.salvage()).toBeUndefined();
	const { parts, damagedFiles } = await it.store.maintenance.inspect();
	expect(damagedFiles).toEqual([
		{ path: it.earlier, bytes: 111 },
		{ path: salvage?.kept, bytes: salvage?.bytes },
	]);
	expect(parts.damaged).toBe((salvage?.bytes ?? 0) + 111);
});

test("[A15.salvage] the user can remove them", async () => {
	await using it = await salvaged();
	await it.store.health.dismissSalvage(true);
	expect(it.names()).toEqual(["store.damaged.txt"]);
	expect((await it.store.maintenance.inspect()).damagedFiles).toEqual([]);
	expect((await it.store.sessions.all()).stale).toHaveLength(1);
});

test("[A13.everything] deleting everything deletes them too", async () => {
	await using it = await salvaged();
	await it.store.maintenance.clear();
	expect(it.names()).toEqual(["store.damaged.txt"]);
	expect(await it.store.health.salvage()).toBeUndefined();
});
