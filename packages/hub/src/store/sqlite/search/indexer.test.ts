import { expect, test } from "vitest";
import type { Append } from "../../log-store.ts";
import { Indexer } from "./indexer.ts";

const appended = (sessionId: string, type = "turn.ended"): Append => ({
	sessionId,
	durability: "batched",
	events: [{ sessionId, index: 1, id: "e1", ts: 1, type, payload: {} }],
});

/** An indexer whose slices run when told to, each step taking so long. */
const manual = (steps: Readonly<Record<string, number>>, stepMs = 3) => {
	const done: string[] = [];
	const waiting: (() => void)[] = [];
	let clock = 0;
	let fails = false;
	const indexer = new Indexer({
		*steps(sessionId) {
			for (let step = 1; step <= (steps[sessionId] ?? 0); step += 1) {
				clock += stepMs;
				done.push(`${sessionId}${step}`);
				yield;
			}
		},
		transaction: (work) => {
			work();
			if (fails) throw new Error("the disk is full");
		},
		soon: (callback) => {
			waiting.push(callback);
			return () => void waiting.splice(waiting.indexOf(callback), 1);
		},
		now: () => clock,
	});
	return {
		indexer,
		done,
		fail: (yes: boolean) => {
			fails = yes;
		},
		slice: () => {
			waiting.shift()?.();
			return done.splice(0).join(" ");
		},
		get isScheduled() {
			return waiting.length > 0;
		},
	};
};

test("[A14] works in slices and makes room between them", () => {
	const it = manual({ a: 5 });
	it.indexer.appended([appended("a")]);
	expect(it.done).toEqual([]);
	expect([it.slice(), it.slice(), it.slice()]).toEqual(["a1 a2", "a3 a4", "a5"]);
	expect(it.isScheduled).toBe(false);
	expect(it.indexer.behind).toBe(0);
});

test("[A14] a delta is no reason to index anything", () => {
	const it = manual({ a: 1 });
	it.indexer.appended([appended("a", "text")]);
	expect(it.isScheduled).toBe(false);
});

test("[A14] what was said now comes before what was left over", () => {
	const it = manual({ old: 2, new: 2 }, 10);
	it.indexer.catchUp(["old"]);
	expect(it.slice()).toBe("old1");
	it.indexer.appended([appended("new")]);
	expect([it.slice(), it.slice(), it.slice()]).toEqual(["new1", "new2", "old1"]);
});

test("[A14] a search waits for what was said now, not for what was left over", async () => {
	const it = manual({ old: 9, new: 1 }, 10);
	it.indexer.catchUp(["old"]);
	it.indexer.appended([appended("new")]);
	const settled = it.indexer.settled();
	it.slice();
	it.slice();
	await settled;
	expect(it.indexer.behind).toBe(1);
});

test("[A14][A13] a session that was deleted is left alone", async () => {
	const it = manual({ a: 9 }, 10);
	it.indexer.appended([appended("a")]);
	it.slice();
	it.indexer.forget("a");
	await it.indexer.whole();
	expect(it.slice()).toBe("");
});

test("[A15] after a failure it stops, says why, and begins anew when told to", async () => {
	const it = manual({ a: 1 });
	it.fail(true);
	it.indexer.appended([appended("a")]);
	it.slice();
	expect(it.indexer.problem).toBe("the disk is full");
	expect(it.isScheduled).toBe(false);
	await it.indexer.settled();
	it.fail(false);
	it.indexer.restart(["a"]);
	expect(it.slice()).toBe("a1");
	expect(it.indexer.problem).toBeUndefined();
});
