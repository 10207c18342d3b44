import { LogEventStream } from "@parley/logging/event-stream";
import { Logger } from "@parley/logging/logger";
import type { WireEvent } from "@parley/protocol/log/wire-event";
import { expect, test } from "vitest";
import { RecordedStream } from "../testing/recorded-stream.ts";
import { Clients } from "./clients.ts";
import { LogDelivery } from "./log-delivery.ts";

/** More than a connection may have queued. */
const congested = 2 * 1024 * 1024;

const event = (index: number, text = "x"): WireEvent => ({
	sessionId: "s",
	index,
	id: `e${index}`,
	ts: 0,
	turn: 1,
	type: "text",
	payload: { messageId: "m", blockId: "b", kind: "answer", offset: index * text.length, text },
});

const setUp = () => {
	const logs = new LogEventStream();
	const logger = Logger.create("test", { sinks: [logs] });
	const clients = new Clients({ epoch: "e", logger, later: () => () => undefined, onGone: () => undefined });
	const log: WireEvent[] = [];
	const reads: Promise<unknown>[] = [];
	let gate = Promise.resolve();
	type Read = (sessionId: string, position: number, limit: number) => Promise<WireEvent[]>;
	const store: { eventsAfter: Read } = {
		eventsAfter: async (_, position, limit) => {
			await gate;
			return log.filter(({ index }) => index > position).slice(0, limit);
		},
	};
	/** Replaces how the log is read from now on. */
	const read = (other: Read): void => {
		store.eventsAfter = other;
	};
	const delivery = new LogDelivery({
		clients,
		logger,
		store: {
			eventsAfter: (sessionId, position, limit) => {
				const read = store.eventsAfter(sessionId, position, limit);
				reads.push(read.catch(() => undefined));
				return read;
			},
		},
	});
	const client = clients.get("client-1", "browser");
	client.sessions.add("s");
	const stream = new RecordedStream();
	clients.attach(client, stream, undefined);
	/** Committed in the store, but not yet announced to the hub. */
	const write = (count = 1, text = "x"): WireEvent[] => {
		const events = Array.from({ length: count }, (_, at) => event(log.length + 1 + at, text));
		log.push(...events);
		return events;
	};
	const announce = (events: readonly WireEvent[]): void => delivery.committed("s", events);
	const commit = (count = 1, text = "x"): void => announce(write(count, text));
	const delivered = (): WireEvent[] =>
		stream.data.flatMap((text) => {
			const { topic, payload }: { topic: string; payload: { events: WireEvent[] } } = JSON.parse(text);
			return topic === "events" ? payload.events : [];
		});
	/** Every position that an event covers. */
	const received = (): number[] => delivered().flatMap(({ from, index }) => positions(from ?? index, index));
	const settle = async (): Promise<void> => {
		for (let seen = -1; seen !== reads.length; ) {
			seen = reads.length;
			await Promise.all(reads);
			await Promise.resolve();
		}
	};
	const hold = (): (() => void) => {
		const { promise, resolve } = Promise.withResolvers<void>();
		gate = promise;
		return resolve;
	};
	return {
		client,
		clients,
		stream,
		write,
		announce,
		commit,
		delivered,
		received,
		settle,
		hold,
		log,
		reads,
		read,
	};
};

const positions = (from: number, index: number): number[] =>
	Array.from({ length: index - from + 1 }, (_, at) => from + at);

const upTo = (count: number): number[] => positions(1, count);

test("[D3.replay] a client that keeps up gets events as they are committed, and nothing is read for it", () => {
	const { commit, received, reads } = setUp();
	commit();
	commit(3);
	expect(received()).toEqual(upTo(4));
	expect(reads).toEqual([]);
});

test("[E1.bounded] an event that cannot be sent is reported, and its watchers are told to rebuild", () => {
	const { announce, write, stream, commit, received } = setUp();
	const [event] = write();
	if (event === undefined) throw new Error("nothing was written");
	let payload: Record<string, unknown> = {};
	for (let level = 0; level < 100_000; level++) payload = { in: payload };
	announce([{ ...event, payload }]);
	expect(stream.data.at(-1)).toContain('"gapDetected":true');
	commit();
	expect(received()).toEqual([2]);
});

test("[D4.bounded] nothing is queued for a client that falls behind; it gets the rest from the log once it has drained", async () => {
	const { commit, received, stream, settle, client } = setUp();
	commit();
	stream.waiting = congested;
	commit();
	for (let more = 0; more < 2_000; more++) commit();
	expect(received()).toEqual([1, 2]);
	stream.drain();
	await settle();
	expect(received()).toEqual(upTo(2_002));
	expect(client.lagging.size).toBe(0);
	commit();
	expect(received()).toEqual(upTo(2_003));
});

test("[C11.batches] deltas are coalesced for a lagging client, and only then", async () => {
	const { commit, delivered, stream, settle } = setUp();
	commit(3);
	expect(delivered().map(({ from }) => from)).toEqual([undefined, undefined, undefined]);
	stream.waiting = congested;
	commit();
	commit(400);
	stream.drain();
	await settle();
	expect(delivered().slice(4)).toMatchObject([
		{ from: 5, index: 404, payload: { offset: 5, text: "x".repeat(400), at: 5 } },
	]);
	commit(2);
	expect(delivered().slice(5)).toMatchObject([{ index: 405 }, { index: 406 }]);
});

test("[D4.bounded] a hidden client costs constant memory, and is told to rebuild when it returns", async () => {
	const { commit, stream, settle, client, reads } = setUp();
	stream.waiting = congested;
	commit();
	const before = stream.messages.length;
	for (let round = 0; round < 100; round += 1) commit(1, "y".repeat(100 * 1024));
	expect(stream.messages).toHaveLength(before);
	expect([...client.lagging.values()]).toMatchObject([{ sent: 1, committed: 101 }]);
	stream.drain();
	await settle();
	expect(reads).toEqual([]);
	expect(stream.data.slice(before).map((data) => JSON.parse(data))).toMatchObject([
		{ topic: "connection", payload: { sessionId: "s", gapDetected: true } },
	]);
	commit();
	expect(stream.data.at(-1)).toContain('"index":102');
});

test("[D3.replay] a client less far behind gets everything from the log", async () => {
	const { commit, received, stream, settle } = setUp();
	stream.waiting = congested;
	commit();
	for (let round = 0; round < 39; round += 1) commit(1, "y".repeat(100 * 1024));
	stream.drain();
	await settle();
	expect(received()).toEqual(upTo(40));
});

test("[D3.replay] events committed while the log is read arrive in order, once", async () => {
	const { commit, received, stream, settle, hold } = setUp();
	stream.waiting = congested;
	commit();
	commit();
	const release = hold();
	stream.drain();
	commit(2);
	release();
	await settle();
	commit();
	await settle();
	expect(received()).toEqual(upTo(5));
});

test("[D3.replay] events not yet announced are not sent early: each position arrives once", async () => {
	const { write, announce, commit, received, stream, settle } = setUp();
	stream.waiting = congested;
	commit();
	commit(3);
	const [first, second] = [write(3), write(3)];
	stream.drain();
	await settle();
	announce(first);
	stream.waiting = congested;
	announce(second);
	commit();
	stream.drain();
	await settle();
	expect(received()).toEqual(upTo(11));
});

test("[D4.bounded] a client congested again meanwhile waits for the next drain", async () => {
	const { commit, received, stream, settle } = setUp();
	stream.waiting = congested;
	commit();
	commit(1_200);
	stream.drain();
	stream.waiting = congested;
	await settle();
	expect(received()).toEqual(upTo(501));
	stream.drain();
	await settle();
	expect(received()).toEqual(upTo(1_201));
});

test("[C6.gap] a client that disconnects while behind cannot resume by id: events were left out of its stream", async () => {
	const { commit, clients, client, stream, settle } = setUp();
	stream.waiting = congested;
	commit();
	commit();
	clients.detach(client, stream);
	await settle();
	const again = new RecordedStream();
	expect(clients.attach(client, again, stream.messages.at(-1)?.id)).toBe("fresh");
	commit();
	expect(again.data.at(-1)).toContain('"index":3');
});

test.for([
	["fails", async () => Promise.reject(new Error("no disk"))],
	["finds nothing", async () => []],
] as const)(
	"[C6.rebuild] when the log read for a lagging client %s, it is told to rebuild",
	async ([, read]) => {
		const it = setUp();
		it.stream.waiting = congested;
		it.commit();
		it.commit();
		it.read(read);
		it.stream.drain();
		await it.settle();
		expect(it.stream.data.at(-1)).toContain('"gapDetected":true');
	},
);

test("[D5.detach] a client that closes the session receives nothing more", async () => {
	const { commit, received, stream, settle, client } = setUp();
	stream.waiting = congested;
	commit();
	commit();
	client.sessions.delete("s");
	stream.drain();
	await settle();
	expect(received()).toEqual([1]);
	expect(client.lagging.size).toBe(0);
});
