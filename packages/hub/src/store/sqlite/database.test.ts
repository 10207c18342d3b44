import { readFileSync } from "node:fs";
import { copyFile, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { purgeNow } from "../../testing/purge-now.ts";
import { SampleLog } from "../../testing/stored-events.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { OutOfPlaceError, StoreTooNewError } from "../store-errors.ts";
import { LogDatabase } from "./database.ts";

const opened = async () => {
	const folder = await temporaryFolder();
	const path = join(folder.path, "store.db");
	const database = new LogDatabase(path);
	return {
		path,
		database,
		/** Tampers with the file. */
		tamper(sql: string): void {
			const raw = new DatabaseSync(path);
			raw.exec(sql);
			raw.close();
		},
		async [Symbol.asyncDispose]() {
			if (database.isOpen) database.close();
			await folder.remove();
		},
	};
};

test("[D3.index] events are read back unchanged, after any position, in order, up to a limit", async () => {
	await using store = await opened();
	const log = new SampleLog("s").turn(1, 3);
	store.database.commit([log.append(1, 4), log.append(5)]);
	expect(store.database.eventsAfter("s", 0, 100)).toEqual(log.events);
	for (let position = 0; position <= log.lastIndex + 1; position += 1) {
		expect(store.database.eventsAfter("s", position, 2)).toEqual(log.events.slice(position, position + 2));
	}
	expect(store.database.eventsAfter("other", 0, 100)).toEqual([]);
});

test("[B13.bounded] of long turns no more is read than requested, and never less than one", async () => {
	await using store = await opened();
	const log = new SampleLog("s");
	for (let turn = 1; turn <= 4; turn += 1) log.turn(turn, 20);
	store.database.commit([log.append()]);
	const size = JSON.stringify(log.events.filter(({ turn }) => turn === 4)).length;
	const turns = (maxBytes: number) => {
		const window = store.database.window("s", undefined, 3, maxBytes);
		return { turns: window?.turns.map(({ turn }) => turn), more: window?.more };
	};
	expect(turns(1)).toEqual({ turns: [4], more: true });
	expect(turns(2.5 * size)).toEqual({ turns: [3, 4], more: true });
	expect(turns(100 * size)).toEqual({ turns: [2, 3, 4], more: true });
});

test("[C5.forwarded][C5.ids] an event that covers a range and one of an unknown kind keep their shape", async () => {
	await using store = await opened();
	const log = new SampleLog("s");
	const folded = {
		sessionId: "s",
		index: 5,
		from: 2,
		id: "of the engine",
		ts: 1.5,
		turn: 1,
		type: "from.tomorrow",
		payload: { deep: { er: [1, "two", null] } },
	};
	store.database.commit([log.append(), { sessionId: "s", events: [folded], durability: "batched" }]);
	expect(store.database.eventsAfter("s", 1, 9)).toEqual([folded]);
	expect(store.database.window("s", undefined, 1)?.lastIndex).toBe(5);
});

test("[D3.pages] windows: the newest turns, then the ones before, until there are no more", async () => {
	await using store = await opened();
	const log = new SampleLog("s").turn(1).turn(2).turn(3).turn(4).turn(5);
	store.database.commit([log.append()]);
	const window = (before: number | undefined, limit: number) => {
		const read = store.database.window("s", before, limit);
		return read && { turns: read.turns.map(({ turn }) => turn), more: read.more };
	};
	expect(window(undefined, 2)).toEqual({ turns: [4, 5], more: true });
	expect(window(4, 2)).toEqual({ turns: [2, 3], more: true });
	expect(window(2, 2)).toEqual({ turns: [1], more: false });
	expect(window(3, 2)).toEqual({ turns: [1, 2], more: false });
	expect(window(1, 2)).toEqual({ turns: [], more: false });
	expect(window(0, 2)).toEqual({ turns: [], more: false });
	expect(window(undefined, 5)).toEqual({ turns: [1, 2, 3, 4, 5], more: false });
	expect(window(99, 1)).toEqual({ turns: [5], more: true });
	expect(store.database.window("nobody", undefined, 1)).toBeUndefined();

	const [turn] = store.database.window("s", 3, 1)?.turns ?? [];
	expect(turn?.events).toEqual(log.events.filter((event) => event.turn === 2));
});

test("[D3.pages] a window of a session without turns is its head", async () => {
	await using store = await opened();
	const log = new SampleLog("s");
	store.database.commit([log.append()]);
	expect(store.database.window("s", undefined, 3)).toEqual({
		lastIndex: 1,
		head: log.events,
		turns: [],
		more: false,
	});
});

test("[D1.messages] a prompt is known by session and message id", async () => {
	await using store = await opened();
	store.database.commit([new SampleLog("s").turn(1).append(), new SampleLog("t").append()]);
	expect(store.database.hasPrompt("s", "m1")).toBe(true);
	expect(store.database.hasPrompt("s", "m2")).toBe(false);
	expect(store.database.hasPrompt("t", "m1")).toBe(false);
});

test("[A13.others] deleting removes all of a session and nothing of another", async () => {
	await using store = await opened();
	const other = new SampleLog("other").turn(1);
	store.database.commit([new SampleLog("s").turn(1).append(), other.append()]);
	purgeNow(store.database, "s");
	expect(store.database.sessions().sessions.map(({ summary }) => summary.sessionId)).toEqual(["other"]);
	expect(store.database.eventsAfter("s", 0, 9)).toEqual([]);
	expect(store.database.hasPrompt("s", "m1")).toBe(false);
	expect(store.database.window("s", undefined, 1)).toBeUndefined();
	expect(store.database.eventsAfter("other", 0, 99)).toEqual(other.events);
	expect(store.database.hasPrompt("other", "m1")).toBe(true);
	const raw = new DatabaseSync(store.path, { readOnly: true });
	expect(raw.prepare("SELECT count(*) AS n FROM events").get()).toEqual({ n: other.lastIndex });
	expect(raw.prepare("SELECT count(*) AS n FROM prompts").get()).toEqual({ n: 1 });
	raw.close();
});

test("[A13.others] a late append to a deleted session does not bring it back", async () => {
	await using store = await opened();
	const log = new SampleLog("s").turn(1);
	store.database.commit([log.append(1, 3)]);
	purgeNow(store.database, "s");
	expect(() => store.database.commit([log.append(4)])).toThrow(OutOfPlaceError);
	expect(() => store.database.commit([log.append(4, 4)])).toThrow("the store has no such session");
	expect(store.database.sessions()).toEqual({ sessions: [], stale: [], damaged: [] });
});

test("[D3.index] a log accepts only events that follow its end, without holes or duplicates, and an empty append changes nothing", async () => {
	await using store = await opened();
	const log = new SampleLog("s").turn(1, 5);
	store.database.commit([log.append(1, 3)]);
	expect(() => store.database.commit([log.append(5, 5)])).toThrow("the log ends at 3");
	expect(() => store.database.commit([log.append(3, 3)])).toThrow(OutOfPlaceError);
	expect(() => store.database.commit([log.append(1, 3)])).toThrow();
	store.database.commit([{ sessionId: "s", events: [], durability: "synced" }]);
	expect(store.database.window("s", undefined, 1)?.lastIndex).toBe(3);
	store.database.commit([log.append(4)]);
	expect(store.database.eventsAfter("s", 0, 99)).toEqual(log.events);
});

test("[D3.index] one bad append rolls back the whole transaction", async () => {
	await using store = await opened();
	const good = new SampleLog("good");
	const bad = new SampleLog("bad").turn(1);
	expect(() => store.database.commit([good.append(), bad.append(3)])).toThrow(OutOfPlaceError);
	expect(store.database.sessions().sessions).toEqual([]);
	store.database.commit([good.append()]);
	expect(store.database.sessions().sessions).toHaveLength(1);
});

test("[D7.hub] after reopening everything is present, under the same epoch", async () => {
	await using store = await opened();
	const log = new SampleLog("s").turn(1);
	store.database.commit([log.append()]);
	store.database.putFolder({ path: "/project", trust: "trusted", usedAt: 7 });
	store.database.close();
	const again = new LogDatabase(store.path);
	expect(again.epoch).toBe(store.database.epoch);
	expect(again.sessions().sessions[0]).toMatchObject({
		lastIndex: log.lastIndex,
		summary: { sessionId: "s" },
	});
	expect(again.folders()).toEqual([{ path: "/project", trust: "trusted", usedAt: 7 }]);
	again.close();
	await using other = await opened();
	expect(other.database.epoch).not.toBe(store.database.epoch);
});

test("[C9.given] a folder is stored once; the most recently used comes first; an invalid trust counts as none", async () => {
	await using store = await opened();
	store.database.putFolder({ path: "/a", trust: "unasked", usedAt: 1 });
	store.database.putFolder({ path: "/b", trust: "trusted", usedAt: 2 });
	store.database.putFolder({ path: "/a", trust: "untrusted", usedAt: 3 });
	expect(store.database.folders()).toEqual([
		{ path: "/a", trust: "untrusted", usedAt: 3 },
		{ path: "/b", trust: "trusted", usedAt: 2 },
	]);
	store.tamper("UPDATE folders SET trust = 'TRUSTED' WHERE path = '/b'");
	expect(store.database.folders()[1]).toMatchObject({ path: "/b", trust: "unasked" });
});

test.for(["DELETE", "WAL"])(
	"[C12.stores] a store of a newer version is refused and not modified (%s)",
	async (mode) => {
		await using folder = await temporaryFolder();
		const path = join(folder.path, "store.db");
		const future = new DatabaseSync(path);
		future.exec(`PRAGMA journal_mode = ${mode}; CREATE TABLE t (x); PRAGMA user_version = 999`);
		if (mode === "DELETE") future.close();
		const [before, { mtimeMs }] = [await readFile(path), await stat(path)];
		expect(() => new LogDatabase(path)).toThrow(StoreTooNewError);
		expect(() => new LogDatabase(path)).toThrow("version 999");
		expect(before.equals(await readFile(path))).toBe(true);
		expect((await stat(path)).mtimeMs).toBe(mtimeMs);
		if (mode === "WAL") future.close();
	},
);

test("[C12.stores] a file that is not a store is refused with the reason", async () => {
	await using folder = await temporaryFolder();
	await writeFile(join(folder.path, "x.db"), "my diary, surely longer than a header ".repeat(20));
	expect(() => new LogDatabase(join(folder.path, "x.db"))).toThrow(/not a database/);
});

test.for([
	["eventNotJson", "Event 3 is not JSON.", "UPDATE events SET payload = '{' WHERE idx = 3"],
	["eventMisfits", "Event 3 does not match its schema.", "UPDATE events SET payload = '[]' WHERE idx = 3"],
	["eventMisfits", "Event 3 does not match its schema.", "UPDATE events SET id = '' WHERE idx = 3"],
])(
	"[A15.damage] a damaged event keeps its position, says so, and affects nothing else (%s: %s %s)",
	async ([code, message, sql]) => {
		await using store = await opened();
		const log = new SampleLog("s").turn(1);
		const healthy = new SampleLog("t").turn(1);
		store.database.commit([log.append(), healthy.append()]);
		store.tamper(`${sql} AND session = (SELECT session FROM sessions WHERE session_id = 's')`);
		const wording = { code: `damage.${code}`, values: { position: "3" } };
		const unreadable = {
			sessionId: "s",
			index: 3,
			id: "e3",
			ts: 3,
			turn: 1,
			type: "unreadable",
			payload: { problem: message, wording },
		};
		expect(store.database.eventsAfter("s", 0, 99)).toEqual(log.events.with(2, unreadable));
		expect(store.database.window("s", undefined, 9)).toMatchObject({
			turns: [{ turn: 1, events: [unreadable, log.events[3], log.events[4]] }],
			problem: { message, wording },
		});
		expect(store.database.eventsAfter("t", 0, 99)).toEqual(healthy.events);
		expect(store.database.window("t", undefined, 9)).not.toHaveProperty("problem");
	},
);

test.for([
	"head = 'not json'",
	"head = '[null]'",
	"head = '[99]'",
	"head = '{}'",
	"summary = '{}'",
	"summary = '!'",
])("[A15.damage] a damaged index must be rebuilt, and the other sessions are read (%s)", async (damage) => {
	await using store = await opened();
	const log = new SampleLog("s").turn(1);
	store.database.commit([log.append(), new SampleLog("t").append()]);
	store.tamper(`UPDATE sessions SET ${damage} WHERE session_id = 's'`);
	const { sessions, stale, damaged } = store.database.sessions();
	expect(sessions.map(({ summary }) => summary.sessionId)).toEqual(["t"]);
	expect(damaged).toEqual([]);
	expect(stale).toEqual([
		{
			sessionId: "s",
			lastIndex: log.lastIndex,
			hasOpenTools: false,
			problem: expect.stringContaining("Session s cannot be read"),
		},
	]);
	const { index } = log.append();
	if (index === undefined) throw new Error("no index");
	store.database.putIndex("s", index);
	expect(store.database.sessions().sessions.map(({ summary }) => summary.sessionId)).toEqual(["s", "t"]);
});

test("[A22.stored] an index made by another version of the reducer must be rebuilt", async () => {
	await using store = await opened();
	const log = new SampleLog("s").turn(1);
	store.database.commit([log.append()]);
	store.tamper("UPDATE sessions SET reducer = 999");
	expect(store.database.sessions()).toEqual({
		sessions: [],
		stale: [{ sessionId: "s", lastIndex: log.lastIndex, hasOpenTools: false }],
		damaged: [],
	});
	const heads = log.events.filter(({ type }) => type !== "text");
	expect(store.database.headEvents("s", 0, 99)).toEqual(heads);
	expect(store.database.headEvents("s", 1, 2)).toEqual(heads.slice(1, 3));
});

test("[A15.damage] a log that lost its end is reported and not continued", async () => {
	await using store = await opened();
	const log = new SampleLog("s").turn(1);
	store.database.commit([log.append(), new SampleLog("t").append()]);
	store.tamper("DELETE FROM events WHERE idx = 5");
	const { sessions, damaged } = store.database.sessions();
	expect(sessions.map(({ summary }) => summary.sessionId)).toEqual(["t"]);
	expect(damaged).toMatchObject([
		{
			sessionId: "s",
			problem: { message: "The chat's log ends at event 4 instead of event 5." },
			summary: { title: "" },
		},
	]);
});

test("[C6.gap] after an unclean shutdown the epoch is new: clients' positions may no longer be valid", async () => {
	await using folder = await temporaryFolder();
	const path = join(folder.path, "store.db");
	const first = new LogDatabase(path);
	const log = new SampleLog("s");
	first.commit([log.append(1, 1, "synced")]);
	await copyFile(path, join(folder.path, "lost.db"));
	first.close();
	const again = new LogDatabase(path);
	expect(again.epoch).toBe(first.epoch);
	again.close();
	// As after a power cut that lost the whole write-ahead log.
	const lost = new LogDatabase(join(folder.path, "lost.db"));
	expect(lost.epoch).not.toBe(first.epoch);
	expect(lost.sessions()).toEqual({ sessions: [], stale: [], damaged: [] });
	lost.close();
});

test("[C6.gap] a log that lost its end and was continued still reports where it diverges", async () => {
	await using folder = await temporaryFolder();
	const path = join(folder.path, "store.db");
	const first = new LogDatabase(path);
	const log = new SampleLog("s").turn(1, 6);
	first.commit([log.append(1, 3, "synced")]);
	first.checkpoint();
	const copy = join(folder.path, "copy.db");
	await copyFile(path, copy);
	first.commit([log.append(4, 6, "synced")]);
	first.close();
	const second = new LogDatabase(copy);
	second.commit([log.append(4, 7, "synced")]);
	expect(second.marks.survived(first.epoch, ["s", "t"])).toEqual({ s: 3 });
	expect(second.marks.survived(second.epoch, ["s"])).toEqual({});
	second.checkpoint();
	const again = join(folder.path, "again.db");
	await copyFile(copy, again);
	second.close();
	const third = new LogDatabase(again);
	expect(third.marks.survived(first.epoch, ["s"])).toEqual({ s: 3 });
	expect(third.marks.survived(second.epoch, ["s"])).toEqual({ s: 7 });
	third.clear();
	expect(third.marks.survived(second.epoch, ["s"])).toEqual({});
	third.close();
});

test("[B13.bounded] opening a long session reads only what it shows: every query uses an index", async () => {
	await using store = await opened();
	const raw = new DatabaseSync(store.path);
	const asked = [
		...readFileSync(join(import.meta.dirname, "event-table.ts"), "utf8").matchAll(
			/"(SELECT [^"]* FROM events [^"]*)"/g,
		),
	].map(([, sql = ""]) => sql);
	expect(asked.length).toBeGreaterThan(2);
	for (const sql of asked) {
		const plan = raw.prepare(`EXPLAIN QUERY PLAN ${sql}`).all();
		expect(
			plan.filter(({ detail }) => /SCAN events|TEMP B-TREE/.test(String(detail))),
			sql,
		).toEqual([]);
	}
	raw.close();
});
