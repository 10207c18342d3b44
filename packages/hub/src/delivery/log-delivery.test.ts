import { LogEventStream } from "@parley/logging/event-stream";
import { Logger } from "@parley/logging/logger";
import type { WireEvent } from "@parley/protocol/log/wire-event";
import { expect, test } from "vitest";
import { RecordedStream } from "../testing/recorded-stream.ts";
import { Clients } from "./clients.ts";
import { LogDelivery } from "./log-delivery.ts";

const event = (index: number): WireEvent => ({
	sessionId: "s",
	index,
	id: `e${index}`,
	ts: 0,
	turn: 1,
	type: "text",
	payload: { messageId: "m", blockId: "b", kind: "answer", offset: index, text: "x" },
});

const setUp = () => {
	const logs = new LogEventStream();
	const logger = Logger.create("test", { sinks: [logs] });
	const clients = new Clients({ epoch: "e", logger, later: () => () => undefined, onGone: () => undefined });
	const log: WireEvent[] = [];
	const reads: Promise<unknown>[] = [];
	let gate = Promise.resolve();
	const store = {
		eventsAfter: async (_: string, position: number, limit: number) => {
			await gate;
			return log.filter(({ index }) => index > position).slice(0, limit);
		},
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
	const commit = (count = 1): void => {
		const events = Array.from({ length: count }, (_, at) => event(log.length + 1 + at));
		log.push(...events);
		delivery.committed("s", events);
	};
	const received = (): number[] =>
		stream.data.flatMap((text) => {
			const { topic, payload }: { topic: string; payload: { events: WireEvent[] } } = JSON.parse(text);
			return topic === "events" ? payload.events.map(({ index }) => index) : [];
		});
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
	return { client, clients, stream, commit, received, settle, hold, log, reads };
};

const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);

test("[D4] a client that keeps up gets events as they are committed, and nothing is read for it", () => {
	const { commit, received, reads } = setUp();
	commit();
	commit(3);
	expect(received()).toEqual(upTo(4));
	expect(reads).toEqual([]);
});

test("[D4][C11] for one that does not, nothing is queued; it gets the rest out of the log when it has drained", async () => {
	const { commit, received, stream, settle, client } = setUp();
	commit();
	stream.waiting = 1024 * 1024;
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

test("[D3] what is committed while the log is being read comes in order, once", async () => {
	const { commit, received, stream, settle, hold } = setUp();
	stream.waiting = 1024 * 1024;
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

test("[D4] one that is congested again in between waits for the next time", async () => {
	const { commit, received, stream, settle } = setUp();
	stream.waiting = 1024 * 1024;
	commit();
	commit(1_200);
	stream.drain();
	stream.waiting = 1024 * 1024;
	await settle();
	expect(received()).toEqual(upTo(501));
	stream.drain();
	await settle();
	expect(received()).toEqual(upTo(1_201));
});

test("[C6] one that goes away while it is behind cannot resume by id: events were left out of its stream", async () => {
	const { commit, clients, client, stream, settle } = setUp();
	stream.waiting = 1024 * 1024;
	commit();
	commit();
	clients.detach(client, stream);
	await settle();
	const again = new RecordedStream();
	expect(clients.attach(client, again, stream.messages.at(-1)?.id)).toBe("fresh");
	commit();
	expect(again.data.at(-1)).toContain('"index":3');
});

test("[D5] one that closes the session is not bothered any more", async () => {
	const { commit, received, stream, settle, client } = setUp();
	stream.waiting = 1024 * 1024;
	commit();
	commit();
	client.sessions.delete("s");
	stream.drain();
	await settle();
	expect(received()).toEqual([1]);
	expect(client.lagging.size).toBe(0);
});
