import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../../testing/temporary-folder.ts";
import { openSqliteStore } from "../sqlite-store.ts";

const fixture = join(import.meta.dirname, "../../../fixtures/stores/version-6.db");

test("[C12.stores] a store with a chat whose tools claim impossible positions opens nevertheless", async () => {
	await using folder = await temporaryFolder();
	const path = join(folder.path, "store.db");
	await copyFile(fixture, path);
	const old = new DatabaseSync(path);
	const [row] = old.prepare("SELECT session, max(idx) AS last FROM events GROUP BY session LIMIT 1").all();
	const [session, last] = [Number(row?.["session"]), Number(row?.["last"])];
	const insert = old.prepare(
		"INSERT INTO events (session, idx, from_idx, turn, id, ts, type, payload) VALUES (?, ?, ?, ?, 'x', 0, 'tool', ?)",
	);
	// Imports of an earlier release accepted any position as the start of a tool.
	for (const [offset, at] of [
		[1, 5],
		[2, 5],
		[3, Number.MAX_SAFE_INTEGER],
	] as const)
		insert.run(session, last + offset, last + offset, offset, JSON.stringify({ toolCallId: "t", at }));
	old.close();
	const store = await openSqliteStore(path);
	await store.close();
	const migrated = new DatabaseSync(path);
	const places = migrated.prepare("SELECT at FROM tools WHERE tool_call_id = 't' ORDER BY at").all();
	migrated.close();
	expect(places.map(({ at }) => Number(at))).toEqual([5, last + 3]);
});
