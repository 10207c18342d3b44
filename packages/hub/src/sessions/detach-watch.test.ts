import { expect, test } from "vitest";
import { ManualTimers } from "../testing/manual-timers.ts";
import { DetachWatch } from "./detach-watch.ts";

const make = (again: readonly (number | undefined)[] = []) => {
	const timers = new ManualTimers();
	const watched = new Set<string>();
	const over: string[] = [];
	const unwatched: number[] = [];
	const failed: string[] = [];
	const clock = { now: 0 };
	const watch = new DetachWatch({
		grace: 600,
		later: timers.later,
		isWatched: (sessionId) => watched.has(sessionId),
		elapsed: () => clock.now,
		onOver: async (sessionId, unwatchedMs) => {
			over.push(sessionId);
			unwatched.push(unwatchedMs);
			return again[over.length - 1];
		},
		onFailed: (sessionId) => failed.push(sessionId),
	});
	return { timers, watched, over, unwatched, failed, clock, watch };
};

test("[D5.grace] the grace period starts once when nobody watches, and every activity restarts it", () => {
	const { timers, over, watch } = make();
	watch.review("s");
	watch.review("s");
	watch.review("t");
	expect(timers.set).toEqual([600, 600]);
	timers.fire();
	expect(over).toEqual(["s", "t"]);
	expect(timers.set).toEqual([]);
});

test("[D5.grace] a client that returns in time keeps the agent", () => {
	const { timers, watched, over, watch } = make();
	watch.review("s");
	watched.add("s");
	watch.review("s");
	expect(timers.set).toEqual([]);
	watched.delete("s");
	watch.review("s");
	timers.fire();
	expect(over).toEqual(["s"]);
});

test("[D5.mappings] a deleted session is forgotten, and nothing is watched after disposal", () => {
	const { timers, over, watch } = make();
	watch.review("s");
	watch.forget("s");
	watch.forget("never seen");
	watch.review("t");
	watch[Symbol.dispose]();
	watch.review("u");
	timers.fire();
	expect(over).toEqual([]);
	expect(timers.set).toEqual([]);
});

test("[D5.resumable] an agent that stays is looked at again, with all the time that nobody watched", async () => {
	const { timers, over, unwatched, clock, watch } = make([60, 60]);
	watch.review("s");
	expect(watch.unwatchedSince("s")).toBe(0);
	for (const [delay, now] of [
		[600, 600],
		[60, 660],
		[60, 720],
	] as const) {
		clock.now = now;
		timers.fire(delay);
		await new Promise(setImmediate);
	}
	expect(over).toEqual(["s", "s", "s"]);
	expect(unwatched).toEqual([600, 660, 720]);
	expect(timers.set).toEqual([]);
	expect(watch.unwatchedSince("s")).toBeUndefined();
});

test("[D5.resumable] a client that returns and leaves again starts the time anew", async () => {
	const { timers, watched, unwatched, clock, watch } = make([60, 60]);
	watch.review("s");
	clock.now = 600;
	timers.fire();
	// It comes while the agent is being looked at.
	watched.add("s");
	watch.review("s");
	await new Promise(setImmediate);
	expect(timers.set).toEqual([]);
	watched.delete("s");
	watch.review("s");
	clock.now = 1300;
	timers.fire();
	expect(unwatched).toEqual([600, 700]);
});

test("[D5.grace] a look that fails is reported and repeated", async () => {
	const timers = new ManualTimers();
	const failures: unknown[] = [];
	const watch = new DetachWatch({
		...{ grace: 600, later: timers.later, elapsed: () => 0, isWatched: () => false },
		onOver: () => Promise.reject(new Error("no disk")),
		onFailed: (...failure) => failures.push(failure),
	});
	watch.review("s");
	timers.fire();
	await new Promise(setImmediate);
	expect(failures).toEqual([["s", new Error("no disk")]]);
	expect(timers.set).toEqual([600]);
});
