import { expect, test } from "vitest";
import type { Append } from "../log-store.ts";
import { SlicedSessionQueue } from "./sliced-session-queue.ts";

const appended = (sessionId: string, type = "turn.ended"): Append => ({
	sessionId,
	durability: "batched",
	events: [{ sessionId, index: 1, id: "e1", ts: 1, type, payload: {} }],
});

/** A queue whose slices run on demand, with the given time per step. */
const manual = (steps: Readonly<Record<string, number>>, stepMs = 3) => {
	const done: string[] = [];
	const waiting: (() => void)[] = [];
	let clock = 0;
	let fails = false;
	const damaged = new Set<string>();
	const failures: (string | undefined)[] = [];
	const queue = new SlicedSessionQueue({
		*steps(sessionId) {
			if (damaged.has(sessionId)) throw new Error("malformed");
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
		onFailed: (_, sessionId) => void failures.push(sessionId),
	});
	return {
		queue,
		done,
		damaged,
		failures,
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

test("[A14.cost] works in slices and yields between them", () => {
	const it = manual({ a: 5 });
	it.queue.appended([appended("a")]);
	expect(it.done).toEqual([]);
	expect([it.slice(), it.slice(), it.slice()]).toEqual(["a1 a2", "a3 a4", "a5"]);
	expect(it.isScheduled).toBe(false);
	expect(it.queue.behind).toBe(0);
});

test("[A14.cost] a delta alone triggers no indexing", () => {
	const it = manual({ a: 1 });
	it.queue.appended([appended("a", "text")]);
	expect(it.isScheduled).toBe(false);
});

test("[A14.cost] recent sessions come before the backlog", () => {
	const it = manual({ old: 2, new: 2 }, 10);
	it.queue.catchUp(["old"]);
	expect(it.slice()).toBe("old1");
	it.queue.appended([appended("new")]);
	expect([it.slice(), it.slice(), it.slice()]).toEqual(["new1", "new2", "old1"]);
});

test("[A14.cost] a search waits for recent sessions, not for the backlog", async () => {
	const it = manual({ old: 9, new: 1 }, 10);
	it.queue.catchUp(["old"]);
	it.queue.appended([appended("new")]);
	const settled = it.queue.settled();
	it.slice();
	it.slice();
	await settled;
	expect(it.queue.behind).toBe(1);
});

test("[A14.complete] a deleted session is skipped", async () => {
	const it = manual({ a: 9 }, 10);
	it.queue.appended([appended("a")]);
	it.slice();
	it.queue.forget("a");
	await it.queue.whole();
	expect(it.slice()).toBe("");
});

test("[A15.damage] after a failure it stops, reports why, and restarts on request", async () => {
	const it = manual({ a: 1 });
	it.fail(true);
	it.queue.appended([appended("a")]);
	it.slice();
	expect(it.queue.problem).toBe("the disk is full");
	expect(it.isScheduled).toBe(false);
	await it.queue.settled();
	it.fail(false);
	it.queue.restart(["a"]);
	expect(it.slice()).toBe("a1");
	expect(it.queue.problem).toBeUndefined();
});

test("[A15.damage] the work of a slice that could not be committed is repeated", async () => {
	const it = manual({ a: 1, b: 1, old: 1 }, 0);
	it.fail(true);
	it.queue.catchUp(["old"]);
	it.queue.appended([appended("a")]);
	expect(it.slice()).toBe("a1 old1");
	expect(it.queue.behind).toBe(2);
	expect(it.failures).toEqual([undefined]);
	it.fail(false);
	it.queue.appended([appended("b")]);
	expect(it.slice()).toBe("a1 b1 old1");
	expect(it.queue.behind).toBe(0);
});

test("[A15.damage] an unreadable session is set aside and reported once; the others continue, and it is retried with its next turn", async () => {
	const it = manual({ a: 1, bad: 1, c: 2 }, 0);
	it.damaged.add("bad");
	it.queue.catchUp(["a", "bad", "c"]);
	const whole = it.queue.whole();
	expect([it.slice(), it.slice()]).toEqual(["a1", "c1 c2 a1"]);
	await whole;
	expect([...it.queue.setAside]).toEqual([["bad", "malformed"]]);
	expect(it.queue.problem).toBeUndefined();
	it.queue.appended([appended("bad")]);
	it.slice();
	expect(it.failures).toEqual(["bad"]);
	expect(it.isScheduled).toBe(false);
	it.damaged.clear();
	it.queue.appended([appended("bad")]);
	expect(it.slice()).toBe("bad1");
	expect(it.queue.setAside.size).toBe(0);
});

test("[A14.cost] the cost per session does not grow with their number", () => {
	const ids = Array.from({ length: 30_000 }, (_, at) => `s${at}`);
	const it = manual(Object.fromEntries(ids.map((id) => [id, 1])), 0);
	it.queue.catchUp(ids);
	it.slice();
	expect(it.queue.behind).toBe(0);
});
