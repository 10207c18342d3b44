import { once } from "node:events";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { readEvent } from "@parley/protocol/log/read-event";
import { applyEvents } from "@parley/transcript/apply-events";
import { applyPages, rebuild } from "@parley/transcript/pages";
import { emptySession, type SessionState } from "@parley/transcript/session-state";
import { expect, test } from "vitest";
import { openSqliteStore } from "../store/sqlite/sqlite-store.ts";
import { SampleLog } from "../testing/stored-events.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { openSession, pageSession } from "./open-session.ts";

const stored = async (log: SampleLog) => {
	const folder = await temporaryFolder();
	const store = await openSqliteStore(join(folder.path, "store.db"));
	await store.log.append(log.append());
	return {
		store,
		path: join(folder.path, "store.db"),
		async [Symbol.asyncDispose]() {
			await store.close();
			await folder.remove();
		},
	};
};

const replay = (log: SampleLog): SessionState =>
	applyEvents(emptySession("s"), log.events.map(readEvent)).state;

const huge = (): SampleLog => new SampleLog("s").turn(1).turn(2).prompt(3).tools(3, 3000, "x".repeat(2000));

const open = async (log: SampleLog, { store }: Awaited<ReturnType<typeof stored>>) => {
	const opened = await openSession(store.log, "s", { through: log.lastIndex });
	if (opened.kind !== "init") throw new Error("expected an init");
	return opened;
};

test.for([
	["under way", huge()],
	["that is over and folded", huge().end(3)],
] as const)("[B13.bounded] a turn of 3,000 tools %s opens with its newest ones", async ([, log]) => {
	await using it = await stored(log);
	await it.store.log.settleFolding("s");
	const opened = await open(log, it);
	expect(JSON.stringify(opened).length).toBeLessThan(512 * 1024);
	expect(opened.pagesItems).toBe(true);
	const [page] = opened.turns;
	expect(opened.turns).toMatchObject([{ turn: 3, firstItem: expect.any(Number) }]);
	const state = rebuild("s", opened);
	const whole = replay(log).turns.at(-1);
	const [held] = state.turns;
	expect(held?.prompt).toEqual(whole?.prompt);
	expect(held?.end).toEqual(whole?.end);
	expect(held?.items.length).toBeGreaterThan(20);
	expect(held?.items).toEqual(whole?.items.filter(({ at }) => at >= (page?.firstItem ?? 0)));
});

test("[D3.pages][B13.bounded] the older items of a turn are paged in bounded parts, followed by the turns before it", async () => {
	const log = huge().end(3);
	await using it = await stored(log);
	let state = rebuild("s", await open(log, it));
	let pages = 0;
	while (state.firstTurn > 0) {
		const item = state.turns[0]?.firstItem ?? 0;
		const inside = { items: 700, ...(item > 0 ? { item } : {}) };
		const page = await pageSession(it.store.log, "s", state.firstTurn, 30, inside);
		expect(JSON.stringify(page).length).toBeLessThan(3 * 1024 * 1024);
		state = applyPages(state, page).state;
		pages += 1;
	}
	expect(pages).toBe(5);
	expect(state).toEqual(replay(log));
});

test("[B13.bounded] a turn that fits is sent whole, and one that does not is left to the next page", async () => {
	const log = new SampleLog("s").prompt(1).tools(1, 150).end(1).prompt(2).tools(2, 100).end(2);
	await using it = await stored(log);
	const opened = await open(log, it);
	expect(opened).toMatchObject({ firstTurn: 2, turns: [{ turn: 2, firstItem: 0 }] });
	const page = await pageSession(it.store.log, "s", 2, 30);
	expect(page).toMatchObject({ firstTurn: 1, turns: [{ turn: 1 }] });
	const [held] = applyPages(rebuild("s", opened), page).state.turns;
	expect(held?.items).toHaveLength(100);
});

test("[B13.bounded] a running tool that reported 40 MB in 20,000 updates opens with its current state", {
	timeout: 60_000,
}, async () => {
	const log = new SampleLog("s").turn(1).prompt(2).tools(2, 5).updates(2, 20_000, "x".repeat(2000));
	await using it = await stored(log);
	// Holding all rows at once would take twice the memory.
	const reader = new Worker(new URL("../testing/read-window.ts", import.meta.url), {
		workerData: it.path,
		resourceLimits: { maxOldGenerationSizeMb: 24 },
	});
	const [read] = await once(reader, "message");
	expect(read).toBeLessThan(1024 * 1024);
	const opened = await open(log, it);
	expect(JSON.stringify(opened).length).toBeLessThan(2.5 * 1024 * 1024);
	const held = rebuild("s", opened).turns.at(-1);
	expect(held?.items.length).toBeGreaterThan(0);
	const wanted = replay(log)
		.turns.at(-1)
		?.items.filter(({ at }) => at >= (held?.firstItem ?? 0));
	expect(held?.items).toEqual(wanted);
});
