import { copyFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { readEvent } from "@parley/protocol/log/read-event";
import { applyEvents } from "@parley/transcript/apply-events";
import { emptySession } from "@parley/transcript/session-state";
import { expect, test } from "vitest";
import { damagePages } from "../../../testing/damage-pages.ts";
import { SampleLog } from "../../../testing/stored-events.ts";
import { temporaryFolder } from "../../../testing/temporary-folder.ts";
import { NoStoreError } from "../../store-errors.ts";
import { LogDatabase } from "../database.ts";
import { markSuspect, openDatabase } from "../open-database.ts";

const now = new Date("2026-03-04T05:06:07Z");

/** A store with a long session between two short ones, in one file. */
const written = async () => {
	const folder = await temporaryFolder();
	const path = join(folder.path, "store.db");
	const logs = [
		new SampleLog("a").turn(1),
		new SampleLog("b").turn(1, 2000).turn(2),
		new SampleLog("c").turn(1),
	];
	const database = new LogDatabase(path);
	for (const log of logs) database.commit([log.append()]);
	database.putFolder({ path: "/project", trust: "trusted", usedAt: 1 });
	const draft = {
		sessionId: "a",
		revision: 1,
		textRevision: 1,
		writer: "w",
		step: 1,
		text: "half",
		setAside: [],
	};
	database.putDraft(draft);
	database.close();
	return { folder, path, logs, draft, [Symbol.asyncDispose]: () => folder.remove() };
};

test("[A15.salvage] pages in the middle of one session are lost: the rest of it and all others are salvaged, and the loss is marked", async () => {
	await using store = await written();
	expect(damagePages(store.path, "events", (_, at, all) => at === Math.floor(all / 2))).toBe(1);
	const before = readFileSync(store.path);
	markSuspect(store.path);
	const database = openDatabase(store.path, now);
	const { salvage } = database.marks;
	expect(salvage).toMatchObject({ sessions: 3, harmed: 1, at: now.getTime() });
	expect(salvage?.kept).toBe(join(store.folder.path, "store.damaged-2026-03-04T05-06-07.db"));
	expect(readFileSync(salvage?.kept ?? "").equals(before)).toBe(true);
	for (const log of [store.logs[0], store.logs[2]])
		expect(database.eventsAfter(log?.sessionId ?? "", 0, 99)).toEqual(log?.events);
	const events = database.eventsAfter("b", 0, 10_000);
	const lost = events.filter(({ type }) => type === "unreadable");
	expect(lost).toHaveLength(1);
	const [hole] = lost;
	const missing = (hole?.index ?? 0) - (hole?.from ?? 0) + 1;
	expect(salvage?.lostEvents).toBe(missing);
	expect(hole?.payload).toEqual({
		problem: `${missing} events from position ${hole?.from} on were lost when the store's file was damaged.`,
		wording: { code: "damage.eventsLost", values: { count: missing, from: `${hole?.from}` } },
	});
	expect(missing).toBeLessThan(100);
	expect(events.length).toBe((store.logs[1]?.lastIndex ?? 0) - missing + 1);
	const { state, gap } = applyEvents(emptySession("b"), events.map(readEvent));
	expect(gap).toBeUndefined();
	expect(state.lastSeen).toBe(store.logs[1]?.lastIndex);
	expect(state.turns[0]?.items.some(({ type }) => type === "unknown")).toBe(true);
	expect(database.sessions().stale.map(({ sessionId }) => sessionId)).toEqual(["a", "b", "c"]);
	expect(database.folders()).toEqual([{ path: "/project", trust: "trusted", usedAt: 1 }]);
	expect(database.drafts.all()).toEqual([store.draft]);
	for (const sessionId of ["a", "b", "c"]) expect(database.hasPrompt(sessionId, "m1")).toBe(true);
	expect(existsSync(`${store.path}.suspect`)).toBe(false);
	database.close();
});

test("[A15.salvage] without a suspicion nothing is checked, and data on other pages is read normally", async () => {
	await using store = await written();
	damagePages(store.path, "events", (_, at, all) => at === Math.floor(all / 2));
	const database = openDatabase(store.path, now);
	expect(database.marks.salvage).toBeUndefined();
	expect(database.eventsAfter("a", 0, 99)).toEqual(store.logs[0]?.events);
	const window = database.window("b", undefined, 9);
	expect(window?.problem?.message).toContain("damaged");
	expect(window?.turns.map(({ turn }) => turn)).toEqual([1, 2]);
	const events = window?.turns[0]?.events ?? [];
	expect(events).toHaveLength(2002);
	const lost = events.filter(({ type }) => type === "unreadable").length;
	expect(lost).toBeGreaterThan(0);
	expect(lost).toBeLessThan(100);
	database.close();
});

test("[A15.salvage] a false suspicion costs only the check", async () => {
	await using store = await written();
	markSuspect(store.path);
	const database = openDatabase(store.path, now);
	expect(database.marks.salvage).toBeUndefined();
	expect(database.sessions().sessions).toHaveLength(3);
	expect(await readdir(store.folder.path)).not.toContain("store.db.suspect");
	database.close();
});

test("[A15.salvage] sessions with unreadable rows are restored with their logs and ids", async () => {
	await using store = await written();
	const raw = new DatabaseSync(store.path);
	// Long enough to fill its own pages.
	raw.exec("UPDATE sessions SET summary = summary || printf('%.6000c', ' ')");
	raw.exec("UPDATE sessions SET deleted_at = 5 WHERE session_id = 'c'");
	raw.close();
	expect(damagePages(store.path, "sessions")).toBeGreaterThan(0);
	const database = openDatabase(store.path, now);
	expect(database.marks.salvage).toMatchObject({ sessions: 3, harmed: 0, lostEvents: 0 });
	expect(database.sessions().stale).toEqual([
		{ sessionId: "a", lastIndex: store.logs[0]?.lastIndex, hasOpenTools: false },
		{ sessionId: "b", lastIndex: store.logs[1]?.lastIndex, hasOpenTools: false },
	]);
	for (const log of store.logs) expect(database.eventsAfter(log.sessionId, 0, 10_000)).toEqual(log.events);
	expect(database.drafts.all()).toEqual([store.draft]);
	expect(database.trash.all()).toMatchObject([{ summary: { sessionId: "c" }, deletedAt: now.getTime() }]);
	database.commit([new SampleLog("new").append()]);
	expect(database.sessions().sessions.map(({ summary }) => summary.sessionId)).toContain("new");
	database.close();
});

test("[A15.salvage] unreadable drafts are counted, whether their page or their content is damaged", async () => {
	await using store = await written();
	const raw = new DatabaseSync(store.path);
	raw.exec("UPDATE drafts SET set_aside = '{'");
	raw.close();
	damagePages(store.path, "events", (_, at) => at === 0);
	markSuspect(store.path);
	const database = openDatabase(store.path, now);
	expect(database.marks.salvage).toMatchObject({ sessions: 3, lostDrafts: 1 });
	database.close();

	await using second = await written();
	expect(damagePages(second.path, "drafts")).toBe(1);
	markSuspect(second.path);
	const other = openDatabase(second.path, now);
	// Which sessions had one is no longer known.
	expect(other.marks.salvage).toMatchObject({ sessions: 3, harmed: 0, lostDrafts: 3 });
	expect(other.drafts.all()).toEqual([]);
	other.close();
});

test("[A15.salvage] a session with only its events readable gets a new id; one without any is shown as lost", async () => {
	await using store = await written();
	damagePages(store.path, "sessions");
	damagePages(store.path, "sqlite_autoindex_sessions_1");
	const database = openDatabase(store.path, now);
	const ids = ["salvaged-1", "salvaged-2", "salvaged-3"];
	expect(database.sessions().stale.map(({ sessionId }) => sessionId)).toEqual(ids);
	const [, long] = store.logs;
	const events = long?.events.map((event) => ({ ...event, sessionId: "salvaged-2" }));
	expect(database.eventsAfter("salvaged-2", 0, 10_000)).toEqual(events);
	database.close();

	await using second = await written();
	damagePages(second.path, "sessions");
	damagePages(second.path, "events");
	const other = openDatabase(second.path, now);
	expect(other.marks.salvage).toMatchObject({ sessions: 3, harmed: 3 });
	expect(other.eventsAfter("a", 0, 9)).toMatchObject([{ from: 1, index: 5, type: "unreadable" }]);
	other.close();
});

test("[A15.salvage] a damaged store of an earlier release is salvaged", async () => {
	await using folder = await temporaryFolder();
	const path = join(folder.path, "store.db");
	copyFileSync(join(import.meta.dirname, "../../../fixtures/stores/version-1.db"), path);
	damagePages(path, "sessions");
	markSuspect(path);
	const database = openDatabase(path, now);
	expect(database.marks.salvage).toMatchObject({ sessions: 1, harmed: 0 });
	expect(database.sessions().stale).toHaveLength(1);
	database.close();
});

test("[A15.salvage] killed before the last step, the next start does only that step", async () => {
	await using store = await written();
	damagePages(store.path, "events", (_, at, all) => at === Math.floor(all / 2));
	markSuspect(store.path);
	openDatabase(store.path, now).close();
	// The state just before: the new store complete under its temporary name, the damaged one in place.
	copyFileSync(store.path, `${store.path}.salvaged`);
	copyFileSync(join(store.folder.path, "store.damaged-2026-03-04T05-06-07.db"), store.path);
	const database = openDatabase(store.path, new Date(0));
	expect(database.marks.salvage?.at).toBe(now.getTime());
	expect(database.eventsAfter("a", 0, 99)).toEqual(store.logs[0]?.events);
	database.close();
});

test("[A15.salvage] a file without a readable header is refused with advice and left unchanged", async () => {
	await using store = await written();
	const bytes = readFileSync(store.path);
	bytes.fill(0xa5, 0, 4096);
	writeFileSync(store.path, bytes);
	expect(() => openDatabase(store.path, now)).toThrow(NoStoreError);
	expect(() => openDatabase(store.path, now)).toThrow("Replace it with a backup, or move it away");
	expect(readFileSync(store.path).equals(bytes)).toBe(true);
});
