import { expect, test } from "vitest";
import { RecordedStream } from "../testing/recorded-stream.ts";
import { ClientLink } from "./client-link.ts";

const kilobyte = "x".repeat(1024);
const ids = ({ messages }: RecordedStream): string[] => messages.map(({ id }) => id);

test("[C6] every message has the next id of its epoch, sent or not", () => {
	const link = new ClientLink("epoch", 0);
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

test("[C6][D4] a client that comes back gets just what followed, wherever it was", () => {
	const link = new ClientLink("epoch", 0);
	const all = ["a", "b", "c", "d", "e"];
	for (const data of all) link.push(data);
	for (let seen = 0; seen <= all.length; seen += 1) {
		const stream = new RecordedStream();
		expect(link.attach(stream, `epoch.${seen}`)).toBe("resumed");
		expect(stream.data).toEqual(all.slice(seen));
	}
});

test("[C6][D4] what is pushed while the client is away is sent when it is back, and the live stream goes on", () => {
	const link = new ClientLink("epoch", 0);
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
])("[C6] an id %s makes a fresh start", ([, id]) => {
	const link = new ClientLink("epoch", 0);
	for (const data of ["a", "b", "c", "d", "e"]) link.push(data);
	const stream = new RecordedStream();
	expect(link.attach(stream, id)).toBe("fresh");
});

test("[C6] an id of an earlier link means nothing to a new one, however much that has sent", () => {
	const earlier = new ClientLink("epoch");
	const stream = new RecordedStream();
	earlier.attach(stream, undefined);
	earlier.push("connected");
	const later = new ClientLink("epoch");
	for (let count = 0; count < 100; count += 1) later.push("state");
	expect(later.attach(new RecordedStream(), ids(stream)[0])).toBe("fresh");
});

test("[C6][C11] what is kept is bounded; who missed more starts afresh, who did not is resumed", () => {
	const link = new ClientLink("epoch", 0);
	for (let count = 0; count < 2000; count += 1) link.push(kilobyte);
	const tooLate = new RecordedStream();
	expect(link.attach(tooLate, "epoch.975")).toBe("fresh");
	expect(tooLate.messages).toEqual([]);
	const inTime = new RecordedStream();
	expect(link.attach(inTime, "epoch.976")).toBe("resumed");
	expect(inTime.messages).toHaveLength(1024);
	expect(ids(inTime)[0]).toBe("epoch.977");
});

test("[C6] a message too large to keep is sent, and missing it makes a fresh start", () => {
	const link = new ClientLink("epoch", 0);
	const stream = new RecordedStream();
	link.attach(stream, undefined);
	link.push("small");
	link.push("y".repeat(2 * 1024 * 1024));
	expect(stream.messages).toHaveLength(2);
	expect(link.attach(new RecordedStream(), "epoch.1")).toBe("fresh");
	expect(link.attach(new RecordedStream(), "epoch.2")).toBe("resumed");
	link.push("after");
	const back = new RecordedStream();
	expect(link.attach(back, "epoch.2")).toBe("resumed");
	expect(back.data).toEqual(["after"]);
});

test("[C11] a connection that takes no data is ended at the limit and can be resumed", () => {
	const link = new ClientLink("epoch", 0);
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

test("[D4] a new connection of the same client replaces the old one, whose late end changes nothing", () => {
	const link = new ClientLink("epoch", 0);
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
