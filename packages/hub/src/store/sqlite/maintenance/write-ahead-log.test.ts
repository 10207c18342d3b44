import { expect, test } from "vitest";
import { ManualTimers } from "../../../testing/manual-timers.ts";
import { SlicesStoppedError } from "./slices.ts";
import { WriteAheadLog } from "./write-ahead-log.ts";

/** A log with a reader that the test can stop. */
const readBySomeone = () => {
	const timers = new ManualTimers();
	const state = { isRead: true, tries: 0, own: Promise.resolve() };
	const log = new WriteAheadLog({
		tryToEmpty: () => {
			state.tries += 1;
			return !state.isRead;
		},
		unread: () => state.own,
		later: timers.later,
	});
	/** Runs pending microtasks, then fires the next timer. */
	const pass = async (): Promise<number | undefined> => {
		await new Promise((resolve) => setImmediate(resolve));
		const [wait] = timers.set;
		timers.fire();
		await new Promise((resolve) => setImmediate(resolve));
		return wait;
	};
	return { log, state, timers, pass };
};

test("[A13.purge] it is truncated as soon as the reader is done", async () => {
	const { log, state, pass, timers } = readBySomeone();
	const emptied = log.empty();
	expect([await pass(), await pass()]).toEqual([50, 100]);
	state.isRead = false;
	expect(await pass()).toBe(200);
	expect(await emptied).toBe(true);
	expect(timers.set).toEqual([]);
});

test("[A13.purge] a persistent reader is reported after a few seconds, and truncation is retried until it works", async () => {
	const { log, state, pass, timers } = readBySomeone();
	const emptied = log.empty();
	for (let wait = 50; wait <= 1_600; wait *= 2) expect(await pass()).toBe(wait);
	expect(await emptied).toBe(false);
	expect(await pass()).toBe(30_000);
	for (let wait = 50; wait <= 1_600; wait *= 2) expect(await pass()).toBe(wait);
	expect(timers.set).toEqual([30_000]);
	state.isRead = false;
	await pass();
	expect(timers.set).toEqual([]);
});

test("[A13.purge] truncation is not attempted while one of the store's own threads reads", async () => {
	const { log, state, pass } = readBySomeone();
	const own = Promise.withResolvers<void>();
	state.own = own.promise;
	state.isRead = false;
	const emptied = log.empty();
	await pass();
	expect(state.tries).toBe(0);
	own.resolve();
	expect(await emptied).toBe(true);
	expect(state.tries).toBe(1);
});

test("[A13.purge] retries end with the store", async () => {
	const { log, timers, pass } = readBySomeone();
	const emptied = log.empty();
	const ended = expect(emptied).rejects.toThrow(SlicesStoppedError);
	await pass();
	log.stop();
	await ended;
	expect(timers.set).toEqual([]);
});
