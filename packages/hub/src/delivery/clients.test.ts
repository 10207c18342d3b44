import { LogEventStream } from "@parley/logging/event-stream";
import { Logger } from "@parley/logging/logger";
import type { TopicEvent } from "@parley/protocol/contract/names";
import { expect, test } from "vitest";
import { ManualTimers } from "../testing/manual-timers.ts";
import { RecordedStream } from "../testing/recorded-stream.ts";
import type { Client } from "./client.ts";
import { Clients } from "./clients.ts";

const make = () => {
	const timers = new ManualTimers();
	const logs = new LogEventStream();
	const gone: Client[] = [];
	const clients = new Clients({
		epoch: "epoch",
		logger: Logger.create("delivery", { sinks: [logs] }),
		later: timers.later,
		onGone: (client) => gone.push(client),
	});
	return { clients, timers, logs, gone };
};

const removed = (sessionId: string): TopicEvent => ({
	topic: "state",
	payload: { sessions: [], removed: [sessionId] },
});

const payloads = (stream: RecordedStream): unknown[] =>
	stream.data.map((data) => {
		const message: { payload: unknown } = JSON.parse(data);
		return message.payload;
	});

test("[C4.connection] the first message of a connection reports it as connected", () => {
	const { clients } = make();
	const stream = new RecordedStream();
	expect(clients.attach(clients.get("a", "host"), stream, undefined)).toBe("fresh");
	expect(JSON.parse(stream.data[0] ?? "")).toEqual({
		v: 1,
		kind: "evt",
		topic: "connection",
		payload: { status: "connected" },
	});
});

test("[C6.reconnect][C6.gap] a returning client resumes without a gap or is told of the gap", () => {
	const { clients } = make();
	const client = clients.get("a", "host");
	const first = new RecordedStream();
	clients.attach(client, first, undefined);
	clients.detach(client, first);
	clients.publish(removed("while away"));
	const second = new RecordedStream();
	expect(clients.attach(client, second, first.messages[0]?.id)).toBe("resumed");
	expect(payloads(second)).toEqual([{ sessions: [], removed: ["while away"] }, { status: "connected" }]);
	const third = new RecordedStream();
	expect(clients.attach(client, third, "other.7")).toBe("fresh");
	expect(payloads(third)).toEqual([{ status: "connected", gapDetected: true }]);
});

test("[D5.grace] an absent client is kept for a while, then dropped once", () => {
	const { clients, timers, gone } = make();
	const client = clients.get("a", "host");
	const stream = new RecordedStream();
	clients.attach(client, stream, undefined);
	expect(timers.set).toEqual([]);
	clients.detach(client, stream);
	expect(timers.set).toEqual([30_000]);
	expect(clients.get("a", "host")).toBe(client);
	const again = new RecordedStream();
	clients.attach(client, again, undefined);
	expect(timers.set).toEqual([]);
	clients.detach(client, again);
	clients.detach(client, again);
	timers.fire();
	expect(gone).toEqual([client]);
	expect(clients.attached).toEqual([]);
	clients.detach(client, again);
	expect(timers.set).toEqual([]);
	expect(clients.get("a", "host")).not.toBe(client);
});

test("[D5.grace] a client that sends requests and never opens a stream is dropped too", () => {
	const { clients, timers, gone } = make();
	const client = clients.get("a", "browser");
	timers.fire();
	expect(gone).toEqual([client]);
});

test("[C11.bounded] a client disconnected for being slow is kept, even if nobody reports the close", () => {
	const { clients, timers, gone } = make();
	const client = clients.get("a", "host");
	const stream = new RecordedStream();
	clients.attach(client, stream, undefined);
	stream.waiting = Number.POSITIVE_INFINITY;
	clients.publish(removed("s"));
	expect(stream.ended).toBe(1);
	expect(timers.set).toEqual([30_000]);
	clients.publish(removed("t"));
	expect(timers.set).toEqual([30_000]);
	timers.fire();
	expect(gone).toEqual([client]);
});

test("[C8.powers] a browser with the id of a host is another client", () => {
	const { clients } = make();
	const [host, browser] = [clients.get("same", "host"), clients.get("same", "browser")];
	expect(host).not.toBe(browser);
	expect([host.role, browser.role]).toEqual(["host", "browser"]);
	const [toHost, toBrowser] = [new RecordedStream(), new RecordedStream()];
	clients.attach(host, toHost, undefined);
	clients.attach(browser, toBrowser, undefined);
	expect(toHost.ended).toBe(0);
	clients.publish(removed("s"), (client) => client === host);
	expect(toHost.messages).toHaveLength(2);
	expect(toBrowser.messages).toHaveLength(1);
});

test("[C7.outbound] an event that breaks the contract is withheld, counted and logged; the next one is sent", () => {
	const { clients, logs } = make();
	const stream = new RecordedStream();
	clients.attach(clients.get("a", "host"), stream, undefined);
	clients.publish({ topic: "state", payload: JSON.parse('{"sessions":7}') });
	expect(stream.messages).toHaveLength(1);
	expect(clients.violations).toBe(1);
	expect(logs.records()).toMatchObject([{ level: "error", fields: { topic: "state" } }]);
	clients.publish(removed("s"));
	expect(stream.messages).toHaveLength(2);
});

test("[D5.grace] a session is watched as long as any client has it open", () => {
	const { clients, timers } = make();
	const [one, two] = [clients.get("1", "host"), clients.get("2", "browser")];
	expect(clients.watching("s")).toEqual([]);
	one.sessions.add("s");
	two.sessions.add("s");
	one.sessions.delete("s");
	expect(clients.watching("s").length).toBeGreaterThan(0);
	timers.fire();
	expect(clients.watching("s")).toEqual([]);
});

test("[D5.mappings] after the end no client is kept", () => {
	const { clients, timers, gone } = make();
	const client = clients.get("a", "host");
	const stream = new RecordedStream();
	clients.get("b", "host");
	clients.attach(client, stream, undefined);
	clients.endAll();
	expect(stream.ended).toBe(1);
	clients.detach(client, stream);
	expect(timers.set).toEqual([]);
	expect(gone).toEqual([]);
});
