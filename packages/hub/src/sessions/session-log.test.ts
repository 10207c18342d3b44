import type { EventBody } from "@parley/protocol/log/log-event";
import type { WireEvent } from "@parley/protocol/log/wire-event";
import type { SessionSummary } from "@parley/protocol/session/summary";
import { expect, test } from "vitest";
import { HeldStore } from "../testing/held-store.ts";
import { SampleLog } from "../testing/stored-events.ts";
import { SessionLog } from "./session-log.ts";

const make = () => {
	const store = new HeldStore();
	const published: { events: readonly WireEvent[]; summary: SessionSummary | undefined }[] = [];
	const failures: unknown[] = [];
	const log = new SessionLog({
		sessionId: "s",
		store,
		now: () => 1,
		onCommitted: (events, summary) => void published.push({ events, summary }),
		onFailed: (error) => void failures.push(error),
	});
	const indexes = () => published.flatMap(({ events }) => events.map(({ index }) => index));
	return { store, log, published, failures, indexes };
};

const created: EventBody = { type: "session.created", payload: { folder: "/project", agent: "eliza" } };
const text: EventBody = {
	type: "text",
	payload: { messageId: "a", blockId: "b", kind: "answer", offset: 0, text: "x" },
};

test("[D3.committed] nothing is shown or acknowledged before it is committed", async () => {
	const { store, log, published } = make();
	let acknowledged = false;
	const appended = log.append([created]).then(() => {
		acknowledged = true;
	});
	await store.came(1);
	expect([published.length, acknowledged]).toEqual([0, false]);
	expect(log.head.folder).toBe("/project");
	store.commit(0);
	await appended;
	expect(published).toMatchObject([
		{ events: [{ index: 1, id: "e1", ts: 1 }], summary: { folder: "/project" } },
	]);
});

test("[D3.index] events that arrive together are written in one batch, in order, and as durably as the most demanding one requires", async () => {
	const { store, log, indexes } = make();
	const all = [
		log.append([created]),
		log.append([text, text], { turn: 1, durability: "synced" }),
		log.append([text], { turn: 2 }),
	];
	await store.came(1);
	expect(store.appends.map(({ append }) => append)).toMatchObject([
		{
			sessionId: "s",
			durability: "synced",
			events: [{ index: 1 }, { index: 2, turn: 1 }, { index: 3, turn: 1 }, { index: 4, turn: 2 }],
			index: { summary: { sessionId: "s" }, head: [1] },
		},
	]);
	store.commit(0);
	await Promise.all(all);
	expect(indexes()).toEqual([1, 2, 3, 4]);
});

test("[D3.committed] an event is flushed at once if its traits say so, whoever appends it", async () => {
	const { store, log } = make();
	const durabilities = async (body: EventBody) => {
		const written = log.append([body]);
		const at = store.appends.length;
		await store.came(at + 1);
		store.commit(at);
		await written;
		return store.appends[at]?.append.durability;
	};
	const accepted: EventBody = { type: "prompt.accepted", payload: { messageId: "m", content: [] } };
	expect(await durabilities(created)).toBe("synced");
	expect(await durabilities(text)).toBe("batched");
	expect(await durabilities(accepted)).toBe("synced");
});

test("[C11.batches] deltas that arrive together are stored as one and shown as they came", async () => {
	const { store, log, published } = make();
	const said = ["one ", "two ", "three"].map(
		(text, at): EventBody => ({
			type: "text",
			payload: { messageId: "a", blockId: "b", kind: "answer", offset: at * 4, text },
		}),
	);
	const appended = log.append(said, { turn: 1 });
	await store.came(1);
	expect(store.appends[0]?.append.events).toMatchObject([
		{ from: 1, index: 3, payload: { offset: 0, text: "one two three", at: 1 } },
	]);
	expect(log.committed).toBe(0);
	store.commit(0);
	await appended;
	expect(log.committed).toBe(3);
	expect(published[0]?.events).toMatchObject([
		{ index: 1, payload: { offset: 0, text: "one " } },
		{ index: 2, payload: { offset: 4, text: "two " } },
		{ index: 3, payload: { offset: 8, text: "three" } },
	]);
	expect(published[0]?.events.some(({ from }) => from !== undefined)).toBe(false);
});

test("[D3.index] index and list entry are written only when the head changes", async () => {
	const { store, log, published } = make();
	const first = log.append([created]);
	await store.came(1);
	const second = log.append([text], { turn: 1 });
	await store.came(2);
	expect(store.appends[1]?.append).not.toHaveProperty("index");
	store.commit(0);
	store.commit(1);
	await Promise.all([first, second]);
	expect(published.map(({ summary }) => summary?.sessionId)).toEqual(["s", undefined]);
});

test("[D7.disk] after a failed write nothing more is written or shown, and the failure is reported once", async () => {
	const { store, log, failures, indexes } = make();
	const lost = new Error("disk full");
	const first = log.append([created]);
	await store.came(1);
	const second = log.append([text]);
	await store.came(2);
	store.appends[0]?.done.reject(lost);
	store.appends[1]?.done.reject(new Error("out of place"));
	await expect(first).rejects.toBe(lost);
	await expect(second).rejects.toThrow("out of place");
	await expect(log.append([text])).rejects.toBe(lost);
	expect(store.appends).toHaveLength(2);
	expect(failures).toEqual([lost]);
	expect(indexes()).toEqual([]);
});

test("[D7.disk] after a failed write a log continues behind the last committed event, without a gap, once it is resumed", async () => {
	const { store, log, indexes } = make();
	const first = log.append([created]);
	await store.came(1);
	const second = log.append([text], { turn: 1 });
	await store.came(2);
	const renamed: EventBody = { type: "session.renamed", payload: { title: "unsaved", by: "person" } };
	const third = log.append([renamed]);
	await store.came(3);
	expect(log.head.title).toBe("unsaved");
	store.appends[1]?.done.reject(new Error("disk full"));
	await expect(second).rejects.toThrow("disk full");
	expect(log.isStuck).toBe(true);
	expect(log.head.title).toBe("");
	await expect(log.append([text])).rejects.toThrow("disk full");
	const resumed = log.resume();
	// The commits may settle in any order, so wait for all.
	store.commit(0);
	store.appends[2]?.done.reject(new Error("out of place"));
	await Promise.allSettled([first, third, resumed]);
	expect(log.isStuck).toBe(false);
	const fourth = log.append([text], { turn: 1 });
	await store.came(4);
	expect(store.appends[3]?.append.events).toMatchObject([{ index: 2, id: "e2" }]);
	store.commit(3);
	await fourth;
	expect(indexes()).toEqual([1, 2]);
});

test("[D7.disk] an append that nobody awaits does not crash the process when it fails", async () => {
	const { store, log, failures } = make();
	void log.append([created]);
	await store.came(1);
	store.appends[0]?.done.reject(new Error("disk full"));
	await expect(log.append([text])).rejects.toThrow();
	expect(failures).toHaveLength(1);
});

test("[A13.others] a closed log writes nothing more, not even events it has just accepted", async () => {
	const { store, log, published } = make();
	const taken = log.append([created]);
	log.close();
	await taken;
	await log.append([text]);
	expect(store.appends).toEqual([]);
	expect(published).toEqual([]);
});

test("[D3.index] an empty append writes nothing", async () => {
	const { store, log } = make();
	await log.append([]);
	expect(store.appends).toEqual([]);
});

test("[D3.index] a stored log continues behind its last event, with its head", async () => {
	const sample = new SampleLog("s").turn(1).turn(2);
	const store = new HeldStore();
	const log = new SessionLog(
		{ sessionId: "s", store, now: () => 1, onCommitted: () => undefined, onFailed: () => undefined },
		sample.stored,
	);
	expect(log.head).toMatchObject({ lastTurn: 2, folder: "/project", queue: [] });
	expect(log.summary).toEqual(sample.stored.summary);
	void log.append([text], { turn: 3 });
	await store.came(1);
	expect(store.appends[0]?.append.events).toMatchObject([{ index: sample.lastIndex + 1 }]);
});

const tool = (toolCallId: string, fields: Partial<EventBody<"tool">["payload"]> = {}): EventBody<"tool"> => ({
	type: "tool",
	payload: { toolCallId, ...fields },
});
const prompt = (messageId: string): EventBody => ({
	type: "prompt.sent",
	payload: { messageId, content: [] },
});
const attached: EventBody = {
	type: "agent.attached",
	payload: { agentSessionId: "a", agent: { name: "eliza" } },
};

const placesOf = (events: readonly WireEvent[]) =>
	events.flatMap(({ type, index, turn, payload }) =>
		type === "tool" ? [[index, turn, payload["toolCallId"], payload["at"]]] : [],
	);

test("[B7.late][B7.reused] a tool's events go to the turn in which it began and refer to its beginning; another agent's tools are different ones", async () => {
	const { store, log, published } = make();
	const all = [
		log.append([created, attached, prompt("m1")], { turn: 1 }),
		log.append([tool("t"), tool("t")], { turn: 1 }),
		log.append([prompt("m2")], { turn: 2 }),
		log.append([tool("t"), { ...tool("t"), begins: true }, tool("t")], { turn: 2 }),
		log.append([{ ...tool("t"), begins: true }], { turn: 2 }),
		log.append([prompt("m3"), tool("t"), attached, tool("t")], { turn: 3 }),
	];
	await store.came(1);
	expect(store.appends[0]?.append.late).toEqual([1, 2]);
	store.commit(0);
	await Promise.all(all);
	expect(placesOf(published[0]?.events ?? [])).toEqual([
		[4, 1, "t", undefined],
		[5, 1, "t", 4],
		[7, 1, "t", 4],
		[8, 2, "t", undefined],
		[9, 2, "t", 8],
		[10, 2, "t", 8],
		[12, 2, "t", 8],
		[14, 3, "t", undefined],
	]);
});

test("[B7.late] a tool whose beginning was not written begins again", async () => {
	const { store, log, published } = make();
	const before = log.append([created, prompt("m1")], { turn: 1 });
	await store.came(1);
	store.commit(0);
	await before;
	const lost = log.append([tool("t")], { turn: 1 });
	await store.came(2);
	store.appends[1]?.done.reject(new Error("full"));
	await expect(lost).rejects.toThrow("full");
	await log.resume();
	const again = log.append([tool("t"), tool("t")], { turn: 1 });
	await store.came(3);
	store.commit(2);
	await again;
	expect(placesOf(published.at(-1)?.events ?? [])).toEqual([
		[3, 1, "t", undefined],
		[4, 1, "t", 3],
	]);
});
