import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { rebuildIndex } from "../../sessions/rebuild-index.ts";
import { damagePages } from "../../testing/damage-pages.ts";
import { SampleLog } from "../../testing/stored-events.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { exportWhole, importsInto, importWhole } from "../../testing/transfer.ts";
import { twoStores } from "../../testing/two-stores.ts";
import { withIndices } from "../../testing/with-indices.ts";
import type { Append } from "../log-store.ts";
import type { SourceChange } from "../source.ts";
import { OutOfPlaceError } from "../store-errors.ts";
import { LogDatabase } from "./database.ts";
import { markSuspect, openDatabase } from "./open-database.ts";
import { openSqliteStore } from "./sqlite-store.ts";

const at = (position: number, process = "p1"): SourceChange => ({ process, position });

const nothing = (source: SourceChange): Append => ({
	sessionId: "s",
	events: [],
	source,
	durability: "batched",
});

const newPath = async (): Promise<string> => {
	const folder = await temporaryFolder();
	onTestFinished(() => folder.remove());
	return join(folder.path, "store.db");
};

/** A store with one session, read up to position 100. */
const written = async () => {
	const path = await newPath();
	const log = new SampleLog("s").turn(1);
	const database = new LogDatabase(path);
	onTestFinished(() => {
		if (database.isOpen) database.close();
	});
	database.commit([{ ...log.append(), source: at(100) }]);
	const source = () => database.sessions().sessions[0]?.source;
	return { path, database, log, source };
};

test("[D7.position] a session's row holds what its log has of the agent's process, and events without one leave it", async () => {
	const { path, database, log, source } = await written();
	expect(source()).toEqual({ process: "p1", position: 100 });
	database.commit([log.turn(2).append(log.lastIndex - 3)]);
	expect(source()).toEqual({ process: "p1", position: 100 });
	database.commit([{ ...log.turn(3).append(log.lastIndex - 3), source: at(250) }]);
	database.close();
	const store = await openSqliteStore(path);
	onTestFinished(() => store.close());
	expect((await store.sessions.one("s")).sessions).toMatchObject([{ source: { position: 250 } }]);
});

test("[D7.position] the position of a process does not go back, another process has its own", async () => {
	const { database, source } = await written();
	database.commit([nothing(at(40))]);
	expect(source()).toEqual({ process: "p1", position: 100 });
	database.commit([nothing(at(7, "p2"))]);
	expect(source()).toEqual({ process: "p2", position: 7 });
	database.commit([nothing("none")]);
	expect(source()).toBeUndefined();
	database.commit([nothing(at(3, "p2"))]);
	expect(source()).toEqual({ process: "p2", position: 3 });
});

test("[D7.position] a position is committed with its events or not at all", async () => {
	const { database, log, source } = await written();
	log.turn(2);
	const misplaced = { ...log.append(log.lastIndex), source: at(500) };
	expect(() => database.commit([misplaced])).toThrow(OutOfPlaceError);
	expect(() => database.commit([nothing(at(600)), misplaced])).toThrow(OutOfPlaceError);
	expect(source()).toEqual({ process: "p1", position: 100 });
});

test("[D7.position] a rebuilt index keeps it", async () => {
	const { path, database } = await written();
	database.close();
	const raw = new DatabaseSync(path);
	raw.exec("UPDATE sessions SET reducer = 0");
	raw.close();
	const store = await openSqliteStore(path);
	onTestFinished(() => store.close());
	const [stale] = (await store.sessions.all()).stale;
	if (stale === undefined) throw new Error("the index is stale");
	expect(stale.source).toEqual({ process: "p1", position: 100 });
	const rebuilt = await rebuildIndex(store.sessions, stale);
	expect(rebuilt.source).toEqual({ process: "p1", position: 100 });
	expect((await store.sessions.all()).sessions).toEqual([rebuilt]);
});

test("[D7.position][A15.salvage] a salvaged session has none: some of what it had read may be lost", async () => {
	const { path, database } = await written();
	database.putFolder({ path: "/project", trust: "trusted", usedAt: 1 });
	database.close();
	expect(damagePages(path, "folders")).toBe(1);
	markSuspect(path);
	const salvaged = openDatabase(path);
	onTestFinished(() => salvaged.close());
	expect(salvaged.marks.salvage).toMatchObject({ sessions: 1, lostEvents: 0 });
	const { stale } = salvaged.sessions();
	expect(stale).toMatchObject([{ sessionId: "s" }]);
	expect(stale[0]).not.toHaveProperty("source");
});

test("[D7.position][E20.import] neither an export nor an import has it", async () => {
	await using it = await twoStores();
	await it.first.log.append({ ...new SampleLog("s").turn(1).append(), source: at(100, "the-process") });
	const { text } = await exportWhole(it.first, "s", "jsonl");
	expect(text).not.toContain("the-process");
	await importWhole(importsInto(it.second).imports, text);
	const [imported] = (await it.second.sessions.all()).sessions;
	expect(imported).toMatchObject({ summary: { sessionId: "s" } });
	expect(imported).not.toHaveProperty("source");
});

test("[D7.position] a deleted session is attached to nothing when it is restored", async () => {
	const { database } = await written();
	expect(database.trash.hide("s", 1)).toBe(true);
	expect(database.trash.restore("s")).toBe(true);
	expect(database.sessions().sessions[0]).not.toHaveProperty("source");
});

test("[D7.position][C12.stores] a session from a store of version 10 is attached to nothing, and can be", async () => {
	const path = await newPath();
	await copyFile(join(import.meta.dirname, "../../fixtures/stores/version-10.db"), path);
	const database = await withIndices(new LogDatabase(path));
	onTestFinished(() => database.close());
	expect(database.sessions().sessions[0]).not.toHaveProperty("source");
	database.commit([{ ...nothing(at(5)), sessionId: "kept-10" }]);
	expect(database.sessions().sessions[0]?.source).toEqual({ process: "p1", position: 5 });
});
