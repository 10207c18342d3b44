import { join } from "node:path";
import { type Step, scripts } from "@parley/acp/testing/script-arbitrary";
import type { EventBody } from "@parley/protocol/log/log-event";
import { readEvent } from "@parley/protocol/log/read-event";
import type { WireEvent } from "@parley/protocol/log/wire-event";
import { applyEvents } from "@parley/transcript/apply-events";
import { emptySession } from "@parley/transcript/session-state";
import fc from "fast-check";
import { expect, test } from "vitest";
import { LogDatabase } from "../store/sqlite/database.ts";
import { openSqliteStore } from "../store/sqlite/sqlite-store.ts";
import {
	inMemory,
	ScriptedHub,
	type ScriptedStore,
	scriptedId,
	uninterrupted,
} from "../testing/scripted-hub.ts";
import { SampleLog } from "../testing/stored-events.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { restoreAttachment } from "./restore-attachment.ts";
import { SessionLog } from "./session-log.ts";

/** What happens after a step: nothing, or everything so far is committed, or the hub is killed then, before or after folding. */
type Then = "nothing" | "commit" | "kill" | "fold" | "part";

const attach: Step = { do: "attach" };

const fold = (database: LogDatabase, { size = 256, steps = Number.POSITIVE_INFINITY }): void => {
	const report = (problem: string): void => expect.fail(problem);
	const folding = database.folding.withLimits({ rows: size + 1, length: 512 * 1024 });
	const work = folding.steps(scriptedId, report);
	for (let step = 0; step < steps; step += 1) {
		let isDone = false;
		folding.transaction(() => {
			isDone = work.next().done === true;
		});
		if (isDone) return;
	}
};

const replay = (events: readonly WireEvent[]) => {
	const { state, gap } = applyEvents(emptySession(scriptedId), events.map(readEvent));
	expect(gap).toBeUndefined();
	return state;
};

/** The next hub knows what the killed one knew. */
const restart = async (store: ScriptedStore, killed: ScriptedHub): Promise<ScriptedHub> => {
	const hub = await ScriptedHub.restart(store, killed.agent);
	const { answered, open } = killed.agent.memory;
	const { restored } = hub;
	expect(restored?.answered ?? false).toBe(answered);
	const asked = [...(restored?.permissions ?? [])];
	expect(asked.flatMap(([id, { outcome }]) => (outcome === undefined ? [id] : []))).toEqual(open);
	return hub;
};

test("[D7.remap][D3.folded] hubs that are killed between any steps, and restored from what is merged, folded and shortened, write one log", async () => {
	const thens = fc.infiniteStream(
		fc.constantFrom<Then>("nothing", "nothing", "nothing", "commit", "kill", "fold", "part"),
	);
	await fc.assert(
		fc.asyncProperty(scripts, thens, fc.integer({ min: 1, max: 30 }), async (given, then, size) => {
			const script = [attach, ...given];
			const database = new LogDatabase(":memory:");
			const store = inMemory(database);
			let hub = ScriptedHub.start(store);
			const published: WireEvent[] = [];
			for (const [number, step] of script.entries()) {
				hub.run(step, number);
				const next: Then = then.next().value ?? "nothing";
				if (next === "nothing") continue;
				await hub.settled();
				if (next === "commit") continue;
				if (next === "fold") fold(database, { size });
				if (next === "part") fold(database, { size, steps: size % 7 });
				published.push(...hub.published);
				hub = await restart(store, hub);
			}
			await hub.settled();
			const told = await uninterrupted(script);
			expect([...published, ...hub.published]).toEqual(told);
			expect(replay(database.eventsAfter(scriptedId, 0, 1_000_000))).toEqual(replay(told));
			database.close();
		}),
		{ numRuns: 50 },
	);
});

test("[D7.remap] after a kill at any step, the rest of a script is logged as if there had been none", async () => {
	await fc.assert(
		fc.asyncProperty(scripts, fc.boolean(), async (given, folds) => {
			const script = [attach, ...given];
			const told = await uninterrupted(script);
			for (const cut of script.keys()) {
				const database = new LogDatabase(":memory:");
				const store = inMemory(database);
				const first = ScriptedHub.start(store);
				for (const [number, step] of script.slice(0, cut + 1).entries()) first.run(step, number);
				await first.settled();
				if (folds) fold(database, {});
				const second = await restart(store, first);
				for (const [at, step] of script.slice(cut + 1).entries()) second.run(step, cut + 1 + at);
				await second.settled();
				expect([...first.published, ...second.published]).toEqual(told);
				database.close();
			}
		}),
		{ numRuns: 4 },
	);
});

test("[D7.remap] the same with a store in its own thread, closed and opened again", async () => {
	await fc.assert(
		fc.asyncProperty(scripts, fc.array(fc.nat({ max: 40 }), { maxLength: 3 }), async (given, kills) => {
			await using folder = await temporaryFolder();
			const script = [attach, ...given];
			const open = () => openSqliteStore(join(folder.path, "store.db"));
			let opened = await open();
			const portsOf = ({ log, sessions }: typeof opened): ScriptedStore => ({
				log,
				one: () => sessions.one(scriptedId),
			});
			let hub = ScriptedHub.start(portsOf(opened));
			const published: WireEvent[] = [];
			for (const [number, step] of script.entries()) {
				hub.run(step, number);
				if (!kills.includes(number)) continue;
				await hub.settled();
				published.push(...hub.published);
				await opened.close();
				opened = await open();
				hub = await restart(portsOf(opened), hub);
			}
			await hub.settled();
			await opened.log.settleFolding(scriptedId);
			const told = await uninterrupted(script);
			expect([...published, ...hub.published]).toEqual(told);
			expect(replay(await opened.log.eventsAfter(scriptedId, 0, 1_000_000))).toEqual(replay(told));
			await opened.close();
		}),
		{ numRuns: 5 },
	);
});

/** A session with these events, as the next hub finds it. */
const found = (log: SampleLog) => {
	const database = new LogDatabase(":memory:");
	database.commit([log.append()]);
	const store = inMemory(database);
	const session = new SessionLog(
		{
			...{ sessionId: scriptedId, store: store.log, now: () => 1 },
			onCommitted: () => undefined,
			onFailed: (error) => expect.fail(String(error)),
		},
		database.session(scriptedId).sessions[0],
	);
	return { database, store: store.log, session };
};

const attached: EventBody = {
	type: "agent.attached",
	payload: { agentSessionId: "a", agent: { name: "eliza" } },
};

test("[D7.remap] a request of an earlier turn is found by the answer that it got in the last one", async () => {
	const request = { requestId: "p", title: "May I?", options: [] };
	const outcome = { type: "cancelled" } as const;
	const log = new SampleLog(scriptedId).add(attached).turn(1);
	log.add({ type: "permission.requested", payload: request }, 1);
	const at = log.lastIndex;
	log.prompt(2).add({ type: "permission.resolved", payload: { requestId: "p", outcome, at } }, 1);
	const { store, session, database } = found(log);
	const restored = await restoreAttachment(store, session);
	expect([...(restored?.permissions ?? [])]).toEqual([["p", { turn: 1, at, request, outcome }]]);
	database.close();
});

test("[D7.remap] without an agent there is nothing to restore", async () => {
	const { store, session, database } = found(new SampleLog(scriptedId).turn(1));
	expect(await restoreAttachment(store, session)).toBeUndefined();
	database.close();
});

test("[D7.remap][B7.late] a log restored with more tools than it remembers looks the others up", async () => {
	const log = new SampleLog(scriptedId).add(attached).prompt(1).tools(1, 2001, "x");
	const { store, session, database } = found(log);
	const restored = await restoreAttachment(store, session);
	if (restored !== undefined) session.restore(restored.places);
	const update = (toolCallId: string): EventBody => ({
		type: "tool",
		payload: { toolCallId, title: "late" },
	});
	expect(["t1.0", "t1.1", "new"].map((id) => session.mustLookUp(update(id)))).toEqual([true, false, true]);
	await session.lookUp(update("t1.0"));
	await session.append([update("t1.0")], { turn: 1 });
	expect(database.eventsAfter(scriptedId, log.lastIndex, 9)).toMatchObject([{ payload: { at: 5 } }]);
	database.close();
});
