import { expect, test } from "vitest";
import { ManualTimers } from "../../testing/manual-timers.ts";
import { SampleLog } from "../../testing/stored-events.ts";
import type { Append, Durability } from "../log-store.ts";
import { GroupCommit } from "./group-commit.ts";

const make = (options: { maxBytes?: number; fails?: (appends: readonly Append[]) => boolean } = {}) => {
	const timers = new ManualTimers();
	const commits: string[][] = [];
	const { fails = () => false, ...rest } = options;
	const group = new GroupCommit({
		...rest,
		later: timers.later,
		commit: (appends) => {
			if (fails(appends)) throw new Error("disk full");
			commits.push(appends.map(({ sessionId }) => sessionId));
		},
	});
	return { timers, commits, group };
};

const append = (sessionId: string, durability: Durability = "batched"): Append =>
	new SampleLog(sessionId).append(1, 1, durability);

/** Whether a promise has settled. */
const settled = async (promise: Promise<void>): Promise<boolean> =>
	Promise.race([promise.then(() => true), Promise.resolve().then(() => false)]);

test("[D3.committed] appends wait 16 ms for others, are committed together in their order, and only then acknowledged", async () => {
	const { group, timers, commits } = make();
	const all = [group.add(append("a")), group.add(append("b")), group.add(append("a"))];
	expect(timers.set).toEqual([16]);
	expect(commits).toEqual([]);
	expect(await settled(Promise.race(all))).toBe(false);
	timers.fire();
	expect(commits).toEqual([["a", "b", "a"]]);
	await Promise.all(all);
	const next = group.add(append("c"));
	expect(timers.set).toEqual([16]);
	timers.fire();
	await next;
	expect(commits).toHaveLength(2);
});

test("[D3.committed] a synced append commits everything queued before it, at once", async () => {
	const { group, timers, commits } = make();
	const waiting = group.add(append("a"));
	await group.add(append("b", "synced"));
	await waiting;
	expect(commits).toEqual([["a", "b"]]);
	expect(timers.set).toEqual([]);
});

test("[C11.batches] merged deltas fill a batch by what they stand for, since they are published one by one", async () => {
	const { group, commits } = make();
	const merged = append("a");
	const [event] = merged.events;
	if (event === undefined) throw new Error("there is no event");
	await group.add({ ...merged, events: [{ ...event, from: 1, index: 700, payload: { text: "short" } }] });
	expect(commits).toEqual([["a"]]);
});

test("[D3.committed] a full batch does not wait", async () => {
	const { group, timers, commits } = make({ maxBytes: 1200 });
	const first = group.add(append("a"));
	expect(await settled(first)).toBe(false);
	await Promise.all([group.add(append("b")), group.add(append("c")), first]);
	expect(commits).toEqual([["a", "b", "c"]]);
	expect(timers.set).toEqual([]);
});

test("[D3.committed] an append that cannot be committed does not fail the others in its batch", async () => {
	const { group, timers, commits } = make({
		fails: (appends) => appends.some(({ sessionId }) => sessionId === "bad"),
	});
	const settling = Promise.allSettled([
		group.add(append("a")),
		group.add(append("bad")),
		group.add(append("b")),
	]);
	timers.fire();
	expect(await settling).toMatchObject([
		{ status: "fulfilled" },
		{ status: "rejected", reason: { message: "disk full" } },
		{ status: "fulfilled" },
	]);
	expect(commits).toEqual([["a"], ["b"]]);
});

test("[D7.disk] when nothing can be committed, every caller gets the error, after one individual retry each", async () => {
	let tries = 0;
	const fails = (): boolean => {
		tries += 1;
		return true;
	};
	const { group, timers, commits } = make({ fails });
	const settling = Promise.allSettled([group.add(append("a")), group.add(append("b"))]);
	timers.fire();
	expect((await settling).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
	expect(commits).toEqual([]);
	expect(tries).toBe(3);
});

test("[D3.committed] a flush with nothing to write commits nothing", () => {
	const { group, commits } = make();
	group.flush();
	expect(commits).toEqual([]);
});

test("[C11.bounded] blob data counts towards the batch size: a large output is not held in memory", () => {
	const { group, commits } = make();
	const data = new Uint8Array(64 * 1024);
	void group.add({ ...append("a"), newBlobs: [{ blob: "0".repeat(64), data }] });
	expect(commits).toEqual([["a"]]);
});
