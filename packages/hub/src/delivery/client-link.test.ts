import { expect, test } from "vitest";
import { ManualTimers } from "../testing/manual-timers.ts";
import { RecordedStream } from "../testing/recorded-stream.ts";
import { ClientLink } from "./client-link.ts";

const make = (options: { start?: number } = { start: 0 }) => {
	const timers = new ManualTimers();
	const state = { dropped: 0 };
	const link = new ClientLink({
		epoch: "epoch",
		later: timers.later,
		onDropped: () => {
			state.dropped += 1;
		},
		...options,
	});
	return { link, timers, state };
};

const kilobyte = "x".repeat(1024);
const ids = ({ messages }: RecordedStream): string[] => messages.map(({ id }) => id);

test("[C6.reconnect] every message has the next id of its epoch, sent or not", () => {
	const link = make().link;
	const stream = new RecordedStream();
	link.push("nobody is there");
	expect(link.attach(stream, undefined)).toBe("fresh");
	link.push("b");
	link.push("c");
	expect(stream.messages).toEqual([
		{ id: "epoch.2", data: "b" },
		{ id: "epoch.3", data: "c" },
	]);
});

test("[C6.reconnect] a returning client gets exactly what followed its last message", () => {
	const link = make().link;
	const all = ["a", "b", "c", "d", "e"];
	for (const data of all) link.push(data);
	for (let seen = 0; seen <= all.length; seen += 1) {
		const stream = new RecordedStream();
		expect(link.attach(stream, `epoch.${seen}`)).toBe("resumed");
		expect(stream.data).toEqual(all.slice(seen));
	}
});

test("[C6.reconnect] messages pushed while the client is away are sent on its return, and the live stream continues", () => {
	const link = make().link;
	const first = new RecordedStream();
	link.attach(first, undefined);
	link.push("a");
	link.detach(first);
	expect(link.isAttached).toBe(false);
	link.push("b");
	const second = new RecordedStream();
	expect(link.attach(second, "epoch.1")).toBe("resumed");
	link.push("c");
	expect(first.data).toEqual(["a"]);
	expect(second.data).toEqual(["b", "c"]);
});

test.for([
	["of another epoch", "other.2"],
	["from the future", "epoch.6"],
	["of an epoch that starts alike", "epoch2.2"],
	["without an offset", "epoch."],
	["that is no number", "epoch.two"],
	["with a fraction", "epoch.1.5"],
	["with an exponent", "epoch.1e0"],
	["below zero", "epoch.-1"],
	["that says nothing", ""],
])("[C6.reconnect] an id %s makes a fresh start", ([, id]) => {
	const link = make().link;
	for (const data of ["a", "b", "c", "d", "e"]) link.push(data);
	const stream = new RecordedStream();
	expect(link.attach(stream, id)).toBe("fresh");
});

test("[C6.reconnect] an id of an earlier link is invalid for a new one, however much that has sent", () => {
	const earlier = make({}).link;
	const stream = new RecordedStream();
	earlier.attach(stream, undefined);
	earlier.push("connected");
	const later = make({}).link;
	for (let count = 0; count < 100; count += 1) later.push("state");
	expect(later.attach(new RecordedStream(), ids(stream)[0])).toBe("fresh");
});

test("[C11.bounded] the buffer is bounded; a client that missed more starts afresh, others resume", () => {
	const link = make().link;
	for (let count = 0; count < 3000; count += 1) link.push(kilobyte);
	const tooLate = new RecordedStream();
	expect(link.attach(tooLate, "epoch.951")).toBe("fresh");
	expect(tooLate.messages).toEqual([]);
	const inTime = new RecordedStream();
	expect(link.attach(inTime, "epoch.952")).toBe("resumed");
	expect(inTime.messages).toHaveLength(2048);
	expect(ids(inTime)[0]).toBe("epoch.953");
});

test("[C11.bounded] a message too large to buffer is sent, and missing it leads to a fresh start", () => {
	const link = make().link;
	const stream = new RecordedStream();
	link.attach(stream, undefined);
	link.push("small");
	link.push("y".repeat(3 * 1024 * 1024));
	expect(stream.messages).toHaveLength(2);
	expect(link.attach(new RecordedStream(), "epoch.1")).toBe("fresh");
	expect(link.attach(new RecordedStream(), "epoch.2")).toBe("resumed");
	link.push("after");
	const back = new RecordedStream();
	expect(link.attach(back, "epoch.2")).toBe("resumed");
	expect(back.data).toEqual(["after"]);
});

test("[C11.bounded] a connection that accepts no data is closed at the limit and can be resumed", () => {
	const link = make().link;
	const slow = new RecordedStream();
	link.attach(slow, undefined);
	slow.waiting = 8 * 1024 * 1024;
	link.push("still in bounds");
	expect(slow.ended).toBe(0);
	slow.waiting += 1;
	link.push("too much");
	expect(slow.ended).toBe(1);
	expect(link.isAttached).toBe(false);
	link.push("meanwhile");
	expect(slow.data).toEqual(["still in bounds", "too much"]);
	const back = new RecordedStream();
	expect(link.attach(back, "epoch.1")).toBe("resumed");
	expect(back.data).toEqual(["too much", "meanwhile"]);
});

test("[D4.bounded] a hidden client that accepts nothing for a minute is disconnected; one that drains in time is not", () => {
	const { link, timers, state } = make();
	const [slow, frozen] = [new RecordedStream(), new RecordedStream()];
	link.attach(slow, undefined);
	link.push("in bounds");
	expect(timers.set).toEqual([]);
	slow.waiting = 2 * 1024 * 1024;
	link.push("congested");
	link.push("still congested");
	expect([link.isCongested, timers.set]).toEqual([true, [60_000]]);
	slow.drain();
	expect([link.isCongested, timers.set, slow.ended]).toEqual([false, [], 0]);
	link.attach(frozen, undefined);
	frozen.waiting = 2 * 1024 * 1024;
	link.push("nobody reads");
	timers.fire();
	expect([frozen.ended, link.isAttached, state.dropped, timers.set]).toEqual([1, false, 1, []]);
});

test("[C11.bounded] acknowledged messages are dropped, and unacknowledged ones are bounded whatever intermediate buffers hide", () => {
	const { link } = make();
	const stream = new RecordedStream();
	link.attach(stream, undefined);
	const free: number[] = [];
	for (let count = 0; count < 1000; count += 1) link.push(kilobyte);
	link.acknowledge("epoch.1000");
	for (let count = 0; count < 1792; count += 1) link.push(kilobyte);
	expect(link.isCongested).toBe(false);
	link.push(kilobyte);
	expect(link.isCongested).toBe(true);
	link.onceDrained(() => free.push(1));
	stream.drain();
	expect([link.isCongested, free]).toEqual([true, []]);
	link.acknowledge("epoch.1000");
	expect(free).toEqual([]);
	link.acknowledge("epoch.2000");
	expect([link.isCongested, free]).toEqual([false, [1]]);
	link.detach(stream);
	expect(link.attach(new RecordedStream(), "epoch.1999")).toBe("fresh");
	expect(link.attach(new RecordedStream(), "epoch.2000")).toBe("resumed");
});

test.for(["other.5", "epoch.6", "epoch.x"])("[C7.inbound] an acknowledgement of %s is ignored", (id) => {
	const { link, timers } = make();
	link.attach(new RecordedStream(), undefined);
	for (const data of ["a", "b", "c", "d", "e"]) link.push(data);
	link.acknowledge(id);
	expect(timers.set).toEqual([]);
	const back = new RecordedStream();
	link.attach(back, "epoch.0");
	expect(back.data).toHaveLength(5);
});

test("[C6.silence] a dead client is detected by its silence, once it has begun to acknowledge", () => {
	const { link, timers, state } = make();
	const stream = new RecordedStream();
	link.attach(stream, undefined);
	link.push("a");
	timers.fire();
	expect(stream.ended).toBe(0);
	link.acknowledge("epoch.1");
	link.acknowledge("epoch.1");
	expect(timers.set).toEqual([60_000]);
	timers.fire();
	expect([stream.ended, link.isAttached, state.dropped]).toEqual([1, false, 1]);
	const again = new RecordedStream();
	expect(link.attach(again, "epoch.1")).toBe("resumed");
	expect(timers.set).toEqual([]);
	link.acknowledge("epoch.1");
	again.waiting = 2 * 1024 * 1024;
	link.push("congested");
	again.drain();
	expect(timers.set).toEqual([60_000]);
});

test("[C6.reconnect] two clients with one id get one stream, that of the newer; older ones leave no timers behind", () => {
	const { link, timers } = make();
	const streams = Array.from({ length: 50 }, () => new RecordedStream());
	for (const stream of streams) {
		link.attach(stream, undefined);
		stream.waiting = 2 * 1024 * 1024;
		link.push("congested");
		link.onceDrained(() => undefined);
	}
	expect(streams.map(({ ended }) => ended)).toEqual([...Array(49).fill(1), 0]);
	expect(timers.set).toEqual([60_000]);
	streams[0]?.drain();
	expect(link.isCongested).toBe(true);
});

test("[C6.reconnect] a new connection of the same client replaces the old one, whose late close changes nothing", () => {
	const link = make().link;
	const [old, now] = [new RecordedStream(), new RecordedStream()];
	link.attach(old, undefined);
	link.attach(now, undefined);
	expect(old.ended).toBe(1);
	link.detach(old);
	expect(link.isAttached).toBe(true);
	link.push("a");
	expect([old.data, now.data]).toEqual([[], ["a"]]);
	link.end();
	expect(now.ended).toBe(1);
});
