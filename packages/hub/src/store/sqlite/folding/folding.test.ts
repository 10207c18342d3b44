import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { LogEvent } from "@parley/protocol/log/log-event";
import { readEvent, writeEvent } from "@parley/protocol/log/read-event";
import type { WireEvent } from "@parley/protocol/log/wire-event";
import { applyEvents } from "@parley/transcript/apply-events";
import { foldHead } from "@parley/transcript/fold/fold-head";
import { replayTurn } from "@parley/transcript/pages";
import { emptySession, type SessionState } from "@parley/transcript/session-state";
import { logs, sessionId } from "@parley/transcript/testing/log-arbitrary";
import fc from "fast-check";
import { expect, test } from "vitest";
import { summarise } from "../../../sessions/summarise.ts";
import { SampleLog } from "../../../testing/stored-events.ts";
import { temporaryFolder } from "../../../testing/temporary-folder.ts";
import { LogDatabase } from "../database.ts";
import type { Folding } from "./folding.ts";

const replay = (events: readonly LogEvent[], seen = emptySession(sessionId)) => applyEvents(seen, events);

const store = (database: LogDatabase, log: readonly LogEvent[]): SessionState => {
	const { state } = replay(log);
	const index = {
		summary: summarise(sessionId, state.head),
		head: foldHead(log).map((event) => event.index),
	};
	database.commit([{ sessionId, events: log.map(writeEvent), index, durability: "batched" }]);
	return state;
};

class CrashError extends Error {}

/** Does part of the work and leaves the last step as a killed process would. */
const workUntilKilled = (folding: Folding, steps: number): boolean => {
	const work = folding.steps(sessionId, () => undefined);
	for (let step = 0; step < steps; step += 1) {
		let isDone = false;
		folding.transaction(() => {
			isDone = work.next().done === true;
		});
		if (isDone) return true;
	}
	try {
		folding.transaction(() => {
			work.next();
			throw new CrashError();
		});
	} catch (error) {
		if (!(error instanceof CrashError)) throw error;
	}
	return false;
};

const fold = (folding: Folding, report: (problem: string) => void = () => undefined): void => {
	for (const _ of folding.steps("s", report));
};

const rows = (database: LogDatabase, name: string): WireEvent[] => database.eventsAfter(name, 0, 1_000_000);

test("[A22.stored][D3.folded] whenever folding is killed, the log means the same to views at any position", () => {
	fc.assert(
		fc.property(
			logs,
			fc.array(fc.nat({ max: 6 }), { minLength: 1, maxLength: 6 }),
			fc.integer({ min: 2, max: 12 }),
			fc.nat(),
			(log, lives, size, where) => {
				const database = new LogDatabase(":memory:");
				const state = store(database, log);
				const folding = database.folding.withLimits({ rows: size, length: 10_000 });
				const seen = replay(log.slice(0, where % (log.length + 1))).state;
				for (const steps of [...lives, 1000]) {
					workUntilKilled(folding, steps);
					const events = rows(database, sessionId).map(readEvent);
					expect(replay(events).gap).toBeUndefined();
					expect(replay(events).state).toEqual(state);
					expect(replay(events, seen).gap).toBeUndefined();
					expect(replay(events, seen).state).toEqual(state);
					for (const [at, event] of events.entries())
						expect(event.from ?? event.index).toBe((events[at - 1]?.index ?? 0) + 1);
					const window = database.window(sessionId, undefined, 100);
					expect(window?.turns.map(({ turn, events }) => replayTurn(turn, events.map(readEvent)))).toEqual(
						state.turns,
					);
				}
				expect(database.folding.behind()).toEqual([]);
				database.close();
			},
		),
		{ numRuns: 60 },
	);
});

test("[C5.ids][D3.folded] only foldable runs are rewritten: everything else keeps its id, its time and every byte", () => {
	const database = new LogDatabase(":memory:");
	const log = new SampleLog("s").turn(1, 3);
	log.add({ type: "agent.update", payload: { update: "novelty", data: { n: 1 } } }, 1);
	log.events.push({
		sessionId: "s",
		index: 9,
		id: "odd",
		ts: 9.5,
		turn: 1,
		type: "from.tomorrow",
		payload: { a: [1] },
	});
	database.commit([log.append()]);
	fold(database.folding);
	const kept = rows(database, "s");
	expect(kept.map(({ index, from, type }) => [from ?? index, index, type])).toEqual([
		[1, 1, "session.created"],
		[2, 2, "prompt.accepted"],
		[3, 3, "prompt.sent"],
		[4, 6, "text"],
		[7, 7, "turn.ended"],
		[8, 8, "agent.update"],
		[9, 9, "from.tomorrow"],
	]);
	expect(kept[3]).toMatchObject({
		id: "e6",
		ts: 6,
		turn: 1,
		payload: { offset: 0, text: "xxx", at: 4, since: 4, replace: true },
	});
	for (const event of kept) if (event.type !== "text") expect(event).toEqual(log.events[event.index - 1]);
	database.close();
});

test("[D3.folded] a turn that continues after its end is folded again when the next one begins", () => {
	const database = new LogDatabase(":memory:");
	const log = new SampleLog("s").turn(1, 3);
	database.commit([log.append()]);
	fold(database.folding);
	const through = log.lastIndex;
	log.text(1, 3).text(1, 4).turn(2, 1);
	database.commit([log.append(through + 1)]);
	expect(database.folding.behind()).toEqual(["s"]);
	fold(database.folding);
	expect(rows(database, "s").filter(({ turn }) => turn === 1)).toMatchObject([
		{ type: "prompt.sent" },
		{ type: "turn.ended" },
		{ type: "text", index: 9, payload: { text: "xxxxx", at: 4 } },
	]);
	expect(database.folding.behind()).toEqual([]);
	database.close();
});

test("[A15.damage] an unreadable turn, or one with a hole, is left unchanged and reported; the others are folded", async () => {
	await using folder = await temporaryFolder();
	const path = join(folder.path, "store.db");
	const database = new LogDatabase(path);
	const log = new SampleLog("s").turn(1, 3).turn(2, 4).turn(3, 3);
	database.commit([log.append()]);
	const raw = new DatabaseSync(path);
	raw.exec("UPDATE events SET payload = '{' WHERE idx = 4; DELETE FROM events WHERE idx = 11");
	const count = raw.prepare("SELECT turn, count(*) AS n FROM events WHERE turn IS NOT NULL GROUP BY turn");
	const problems: string[] = [];
	fold(database.folding, (problem) => problems.push(problem));
	expect(problems).toEqual([
		"Turn 1 of session s: Event 4 is not JSON.",
		"Turn 2 of session s: there is a hole in the log before event 12",
	]);
	expect(count.all().map(({ turn, n }) => [turn, n])).toEqual([
		[1, 5],
		[2, 5],
		[3, 3],
	]);
	raw.close();
	database.close();
});

test("[D3.folded] a message of 20,000 parts becomes few events of bounded size, in steps of bounded size, and its space is freed", async () => {
	await using folder = await temporaryFolder();
	const database = new LogDatabase(join(folder.path, "store.db"));
	const log = new SampleLog("s").turn(1, 1);
	const part = "0123456789";
	const events: WireEvent[] = Array.from({ length: 20_000 }, (_, at) => ({
		sessionId: "s",
		index: log.lastIndex + at + 1,
		id: `e${at}`,
		ts: at,
		turn: 2,
		type: "text",
		payload: { messageId: "m", blockId: "b", kind: "answer", offset: at * part.length, text: part },
	}));
	const index = log.lastIndex + events.length + 1;
	const ended = {
		sessionId: "s",
		index,
		id: "end",
		ts: 1,
		turn: 2,
		type: "turn.ended",
		payload: { outcome: "completed" },
	};
	database.commit([log.append(), { sessionId: "s", events: [...events, ended], durability: "batched" }]);
	let before = rows(database, "s").length;
	for (const _ of database.folding.steps("s", () => undefined)) {
		const after = rows(database, "s").length;
		expect(before - after).toBeLessThan(256);
		before = after;
	}
	const folded = rows(database, "s").filter(({ turn, type }) => turn === 2 && type === "text");
	expect(folded.length).toBeLessThanOrEqual(8);
	expect(folded.map(({ payload }) => payload["text"]).join("")).toBe(part.repeat(20_000));
	const raw = new DatabaseSync(join(folder.path, "store.db"), { readOnly: true });
	const pragma = (name: string) => Number(raw.prepare(`PRAGMA ${name}`).get()?.[name]);
	expect(pragma("freelist_count") * 5).toBeLessThan(Math.max(pragma("page_count"), 256 * 5));
	raw.close();
	database.close();
}, 60_000);
