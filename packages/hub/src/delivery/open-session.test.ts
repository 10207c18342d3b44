import { join } from "node:path";
import { readEvent } from "@parley/protocol/log/read-event";
import { applyEvents } from "@parley/transcript/apply-events";
import { applyPages, rebuild } from "@parley/transcript/pages";
import { emptySession } from "@parley/transcript/session-state";
import { expect, test } from "vitest";
import { openSqliteStore } from "../store/sqlite/sqlite-store.ts";
import { SampleLog } from "../testing/stored-events.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { type OpenOptions, openSession, pageSession } from "./open-session.ts";

const stored = async (log: SampleLog) => {
	const folder = await temporaryFolder();
	const store = await openSqliteStore(join(folder.path, "store.db"));
	await store.log.append(log.append());
	return {
		store,
		open: (options: Partial<OpenOptions>) =>
			openSession(store.log, "s", { through: log.lastIndex, ...options }),
		async [Symbol.asyncDispose]() {
			await store.close();
			await folder.remove();
		},
	};
};

const replay = (log: SampleLog, through = log.lastIndex) =>
	applyEvents(emptySession(log.sessionId), log.events.slice(0, through).map(readEvent)).state;

test("[D3.replay][A22.reducer] wherever a view was, the answer brings it to the state of one that saw everything", async () => {
	const log = new SampleLog("s").turn(1, 4).turn(2, 4);
	await using it = await stored(log);
	const whole = replay(log);
	const openEverywhere = async (): Promise<void> => {
		for (let lastSeen = 1; lastSeen <= log.lastIndex; lastSeen += 1) {
			const opened = await it.open({ lastSeen });
			if (opened.kind !== "tail") throw new Error("expected a tail");
			expect(opened.lastSeen).toBe(log.lastIndex);
			const applied = applyEvents(replay(log, lastSeen), opened.events.map(readEvent));
			expect(applied.gap).toBeUndefined();
			expect(applied.state).toEqual(whole);
		}
	};
	await openEverywhere();
	await it.store.log.settleFolding("s");
	expect(await it.store.log.eventsAfter("s", 0, 99)).toHaveLength(log.lastIndex - 6);
	await openEverywhere();
});

test.for([undefined, 0])(
	"[B13.anytime] a view without state is built from scratch (%s)",
	async (lastSeen) => {
		const log = new SampleLog("s").turn(1, 4).turn(2, 4);
		await using it = await stored(log);
		const opened = await it.open({ lastSeen });
		if (opened.kind !== "init") throw new Error("expected an init");
		expect(opened.lastSeen).toBe(log.lastIndex);
		expect(opened.firstTurn).toBe(0);
		expect(rebuild("s", opened)).toEqual(replay(log));
	},
);

test("[C6.rebuild] a view ahead of the store is rebuilt", async () => {
	const log = new SampleLog("s").turn(1);
	await using it = await stored(log);
	for (const lastSeen of [log.lastIndex + 1, 1_000_000]) {
		expect(await it.open({ lastSeen })).toMatchObject({
			kind: "init",
			lastSeen: log.lastIndex,
		});
	}
});

test("[D3.folded] a position inside a folded event is valid: the whole event is sent", async () => {
	const log = new SampleLog("s");
	await using it = await stored(log);
	const folded = { sessionId: "s", index: 5, from: 2, id: "e5", ts: 5, turn: 1, type: "odd", payload: {} };
	await it.store.log.append({ sessionId: "s", events: [folded], durability: "synced" });
	for (const lastSeen of [1, 3, 4])
		expect(await it.open({ lastSeen })).toMatchObject({ kind: "tail", events: [folded] });
	expect(await it.open({ lastSeen: 5 })).toMatchObject({ kind: "tail", events: [] });
	expect(await it.open({ lastSeen: 6 })).toMatchObject({ kind: "init" });
});

test("[B13.bounded] a view that missed too much is rebuilt instead", async () => {
	const log = new SampleLog("s");
	for (let offset = 0; offset < 2100; offset += 1) log.text(1, offset);
	await using it = await stored(log);
	const missing = async (events: number) => it.open({ lastSeen: log.lastIndex - events });
	expect(await missing(1999)).toMatchObject({ kind: "tail" });
	expect(await missing(2000)).toMatchObject({ kind: "init" });
	const { turns } = { turns: [], ...(await missing(2000)) };
	expect(JSON.stringify(turns).length).toBeLessThan(10_000);
});

test("[B13.bounded] the tail is bounded in bytes too", async () => {
	const large = (turn: number, offset: number, kilobytes: number) =>
		({
			type: "text",
			payload: {
				messageId: `a${turn}`,
				blockId: "b",
				kind: "answer",
				offset,
				text: "x".repeat(kilobytes * 1024),
			},
		}) as const;
	const log = new SampleLog("s").turn(1);
	const before = log.lastIndex;
	for (let part = 0; part < 9; part += 1) log.add(large(1, 1 + part * 100 * 1024, 100), 1);
	await using it = await stored(log);
	expect(await it.open({ lastSeen: before })).toMatchObject({ kind: "tail", lastSeen: log.lastIndex });
	for (let part = 9; part < 12; part += 1) log.add(large(1, 1 + part * 100 * 1024, 100), 1);
	await it.store.log.append(log.append(before + 10));
	expect(await it.open({ lastSeen: before })).toMatchObject({ kind: "init", lastSeen: log.lastIndex });
	expect(await it.open({ lastSeen: before + 6 })).toMatchObject({ kind: "tail", lastSeen: log.lastIndex });
});

test("[B13.race] events committed while a view is opened may be missing from its tail: they are delivered live", async () => {
	const log = new SampleLog("s").turn(1, 4);
	await using it = await stored(log);
	const through = log.lastIndex - 2;
	expect(await it.open({ lastSeen: 2, through })).toMatchObject({ kind: "tail", lastSeen: log.lastIndex });
	expect(await it.open({ lastSeen: 2, through: log.lastIndex + 1 })).toMatchObject({ kind: "init" });
});

test("[B13.bounded] a window is bounded in bytes, has at least the newest turn, and pages continue from it", async () => {
	const log = new SampleLog("s");
	for (let turn = 1; turn <= 4; turn += 1) {
		const payload = { messageId: `a${turn}`, blockId: "b", kind: "answer", offset: 0 } as const;
		const text = "x".repeat((turn === 4 ? 5 : 0.9) * 1024 * 1024);
		log.add({ type: "text", payload: { ...payload, text } }, turn);
	}
	await using it = await stored(log);
	const opened = await it.open({});
	if (opened.kind !== "init") throw new Error("expected an init");
	expect([opened.firstTurn, opened.turns.map(({ turn }) => turn)]).toEqual([4, [4]]);
	const older = await pageSession(it.store.log, "s", 4, 30);
	expect([older.firstTurn, older.turns.map(({ turn }) => turn)]).toEqual([2, [2, 3]]);
	const oldest = await pageSession(it.store.log, "s", 2, 30);
	expect([oldest.firstTurn, oldest.turns.map(({ turn }) => turn)]).toEqual([0, [1]]);
	const state = applyPages(applyPages(rebuild("s", opened), older).state, oldest).state;
	expect(state).toEqual(replay(log));
});

test("[D3.pages] the window says whether there are turns before it, and pages lead to the first one", async () => {
	const log = new SampleLog("s").turn(1).turn(2).turn(3).turn(4).turn(5);
	await using it = await stored(log);
	const opened = await it.open({ turns: 2 });
	if (opened.kind !== "init") throw new Error("expected an init");
	expect(opened.firstTurn).toBe(4);
	let state = rebuild("s", opened);
	const older = await pageSession(it.store.log, "s", 4, 2);
	expect(older).toMatchObject({ through: log.lastIndex, firstTurn: 2 });
	state = applyPages(state, older).state;
	const oldest = await pageSession(it.store.log, "s", 2, 2);
	expect(oldest).toMatchObject({ firstTurn: 0, turns: [{ turn: 1 }] });
	state = applyPages(state, oldest).state;
	expect(state).toEqual(replay(log));
	expect(await pageSession(it.store.log, "s", 1, 2)).toMatchObject({ firstTurn: 0, turns: [] });
});

test("[D3.pages] a session with exactly the requested number of turns has no earlier page", async () => {
	const log = new SampleLog("s").turn(1).turn(2);
	await using it = await stored(log);
	expect(await it.open({ turns: 2 })).toMatchObject({ firstTurn: 0 });
	expect(await it.open({ turns: 1 })).toMatchObject({ firstTurn: 2 });
});

test("[D4.gone] a session that does not exist is refused", async () => {
	await using it = await stored(new SampleLog("s"));
	await expect(openSession(it.store.log, "t", { lastSeen: 3, through: 3 })).rejects.toMatchObject({
		code: "not_found",
	});
	await expect(pageSession(it.store.log, "t", 3, 1)).rejects.toMatchObject({ code: "not_found" });
});
