import { copyFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { inspect } from "node:util";
import type { Append } from "@parley/hub/store/log-store";
import { LogDatabase } from "@parley/hub/store/sqlite/database";
import { readEventRow } from "@parley/hub/store/sqlite/event-rows";
import { SampleLog } from "@parley/hub/testing/stored-events";
import { temporaryFolder } from "@parley/hub/testing/temporary-folder";
import { isWireEvent } from "@parley/protocol/contract/check-event";
import { readEvent } from "@parley/protocol/log/read-event";
import { logSamples } from "@parley/protocol/testing/log-samples";
import { applyEvents } from "@parley/transcript/apply-events";
import { emptySession } from "@parley/transcript/session-state";
import { expect, test } from "vitest";
import { Random, runSeed } from "../faults/seed.ts";
import { mutateText, mutateValue } from "./mutate.ts";

const singleRows = 30_000;
const storedRows = 4_000;
const pages = 300;

/** Reading returns a result or throws a named error; it never crashes. */
const attempt = <Result>(read: () => Result): Result | Error => {
	try {
		return read();
	} catch (error) {
		if (error instanceof Error) return error;
		throw error;
	}
};

/** A row of the log with an invalid payload, or an invalid value in another column. */
const mutatedRow = (random: Random): Record<string, unknown> => {
	const types = Object.entries(logSamples);
	const [type, payload] = types[random.int(0, types.length - 1)] ?? ["text", {}];
	const row = { idx: 7, from_idx: 7, turn: 1, id: "e7", ts: 1, type, payload: JSON.stringify(payload) };
	if (random.chance(0.4)) return { ...row, payload: JSON.stringify(mutateValue(payload, random)) };
	if (random.chance(0.4)) return { ...row, payload: mutateText(row.payload, random) };
	const column = random.pick(["idx", "from_idx", "turn", "id", "ts", "type"]);
	const cell = random.pick([
		null,
		0,
		-1,
		1.5,
		2 ** 53,
		1e308,
		"",
		"\u0000",
		"x".repeat(1000),
		new Uint8Array(3),
		9n,
	]);
	return { ...row, [column]: cell };
};

test(`[A15.damage] ${singleRows} mutated rows of the log: each is read as an event or reported, and breaks no view · seed ${runSeed}`, () => {
	const random = new Random(runSeed, "rows");
	let reported = 0;
	for (let round = 0; round < singleRows; round += 1) {
		const row = mutatedRow(random);
		const event = attempt(() => readEventRow("s", row));
		if (event instanceof Error) {
			reported += 1;
			expect(event.name, inspect(row)).toBe("UnreadableRowError");
			continue;
		}
		expect(isWireEvent(event)).toBe(true);
		const from = event.from ?? event.index;
		const state = { ...emptySession("s"), lastSeen: from - 1 };
		expect(applyEvents(state, [readEvent(event)]).state.lastSeen).toBe(Math.max(event.index, from - 1));
	}
	expect(reported).toBeGreaterThan(singleRows / 20);
});

/** A store of two sessions. */
const writeStore = (path: string): void => {
	const database = new LogDatabase(path);
	const appends = ["one", "two"].map((name): Append => new SampleLog(name).turn(1, 5).turn(2, 5).append());
	database.commit(appends);
	database.putFolder({ path: "/project", trust: "trusted", usedAt: 1 });
	database.putDraft({
		...{ sessionId: "one", revision: 1, textRevision: 1, writer: "w", step: 1, text: "half", setAside: [] },
	});
	database.close();
};

const readAll = (database: LogDatabase, sessionId: string): unknown[] => [
	attempt(() => database.sessions()),
	attempt(() => database.eventsAfter(sessionId, 0, 1000)),
	attempt(() => database.window(sessionId, undefined, 10)),
	attempt(() => database.hasPrompt(sessionId, "m1")),
	attempt(() => database.drafts.all()),
	attempt(() => database.folders()),
];

const columns = {
	events: ["idx", "from_idx", "turn", "id", "ts", "type", "payload"],
	sessions: ["last_index", "summary", "head"],
	drafts: ["revision", "writer", "text", "set_aside"],
	folders: ["path", "trust", "used_at"],
	prompts: ["message_id"],
} as const;

test(`[A15.damage] ${storedRows} mutated rows of a store: reading ends, changes nothing, and the other session is intact · seed ${runSeed}`, async () => {
	await using folder = await temporaryFolder();
	const path = join(folder.path, "store.db");
	writeStore(path);
	const random = new Random(runSeed, "stored rows");
	const raw = new DatabaseSync(path);
	raw.exec("PRAGMA synchronous = OFF");
	const database = new LogDatabase(path);
	const whole = JSON.stringify(database.eventsAfter("two", 0, 1000));
	const names = Object.keys(columns) as [keyof typeof columns];
	try {
		for (let round = 0; round < storedRows; round += 1) {
			const table = random.pick(names);
			const options: readonly string[] = columns[table];
			const column = options[random.int(0, options.length - 1)] ?? "";
			// In the second session only rows that no other row depends on may change.
			const where = table === "folders" ? "1" : "session = 1";
			const row = raw.prepare(`SELECT * FROM ${table} WHERE ${where} ORDER BY random() LIMIT 1`).get();
			if (row === undefined) continue;
			const old = row[column] ?? null;
			const value = mutatedCell(old, random);
			raw.exec("SAVEPOINT before");
			const changed = attempt(() =>
				raw.prepare(`UPDATE ${table} SET ${column} = ? WHERE ${where} AND ${column} IS ?`).run(value, old),
			);
			raw.exec(changed instanceof Error ? "ROLLBACK TO before; RELEASE before" : "RELEASE before");
			if (changed instanceof Error) continue;
			const version = raw.prepare("PRAGMA data_version").get();
			readAll(database, "one");
			expect(JSON.stringify(database.eventsAfter("two", 0, 1000))).toBe(whole);
			expect(raw.prepare("PRAGMA data_version").get()).toEqual(version);
			raw.prepare(`UPDATE ${table} SET ${column} = ? WHERE ${where} AND ${column} IS ?`).run(old, value);
		}
	} finally {
		database.close();
		raw.close();
	}
}, 120_000);

const mutatedCell = (old: unknown, random: Random): string | number | null => {
	if (typeof old === "number") return random.pick([-1, 0, 1, 7, 2 ** 31, Number.MAX_SAFE_INTEGER]);
	if (old === null) return random.int(0, 3);
	const text = String(old);
	const json = attempt((): unknown => JSON.parse(text));
	if (json instanceof Error || random.chance(0.4)) return mutateText(text, random);
	return JSON.stringify(mutateValue(json, random)) ?? "";
};

test(`[A15.damage] ${pages} stores with corrupted pages: opening and reading ends, with a result or an error · seed ${runSeed}`, async () => {
	await using folder = await temporaryFolder();
	const good = join(folder.path, "good.db");
	const bad = join(folder.path, "bad.db");
	writeStore(good);
	const bytes = readFileSync(good);
	const random = new Random(runSeed, "pages");
	let refused = 0;
	for (let round = 0; round < pages; round += 1) {
		for (const ending of ["", "-wal", "-shm"]) rmSync(`${bad}${ending}`, { force: true });
		copyFileSync(good, bad);
		const damaged = Buffer.from(bytes);
		for (let hits = random.int(1, 20); hits > 0; hits -= 1) {
			damaged[random.int(0, damaged.length - 1)] = random.int(0, 255);
		}
		writeFileSync(bad, random.chance(0.2) ? damaged.subarray(0, random.int(0, damaged.length)) : damaged);
		const database = attempt(() => new LogDatabase(bad));
		if (database instanceof Error) {
			refused += 1;
			continue;
		}
		readAll(database, "one");
		readAll(database, "two");
		attempt(() => database.commit([new SampleLog("three").turn(1).append()]));
		attempt(() => database.close());
	}
	expect(refused).toBeGreaterThan(0);
}, 120_000);
