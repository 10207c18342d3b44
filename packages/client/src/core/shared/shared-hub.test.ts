import { MessageChannel } from "node:worker_threads";
import { LogEventStream } from "@parley/logging/event-stream";
import { Logger } from "@parley/logging/logger";
import type { TopicEvent } from "@parley/protocol/contract/names";
import { expect, onTestFinished, test } from "vitest";
import { FakeRuntime } from "../../testing/fake-runtime.ts";
import { HubModel } from "../../testing/hub-model.ts";
import { MemoryNetwork } from "../../testing/memory-network.ts";
import { SessionView } from "../../testing/session-view.ts";
import { HubClient } from "../hub-client.ts";
import type { ConnectionStatus, HubConnection } from "../hub-connection.ts";
import type { PortLike } from "./port-like.ts";
import { SharedHub } from "./shared-hub.ts";
import { TabClient } from "./tab-client.ts";

const target = { origin: "http://hub", token: "t" };

/** A stand-in for the worker that runs a shared hub. */
const startWorker = () => {
	const hub = new HubModel();
	hub.create("s");
	const runtime = new FakeRuntime();
	const log = new LogEventStream();
	const logger = Logger.create("client", { sinks: [log] });
	const networks: MemoryNetwork[] = [];
	const shared = new SharedHub({
		connect: () => {
			const network = new MemoryNetwork(hub, `client ${networks.length}`);
			network.immediate = true;
			networks.push(network);
			const client = { kind: "browser", version: "0.0.0" } as const;
			return HubClient.connect({ transport: network, client, logger, runtime });
		},
		logger,
		runtime,
	});
	const openPort = (): PortLike & { raw: MessageChannel["port1"] } => {
		const { port1, port2 } = new MessageChannel();
		onTestFinished(() => port1.close());
		shared.serve(portLike(port2));
		return Object.assign(portLike(port1), { raw: port1 });
	};
	onTestFinished(() => shared.close());
	return { hub, shared, runtime, log, logger, networks, openPort };
};

/** Node's ports register listeners with `on`; messages are cloned as in a browser. */
const portLike = (port: MessageChannel["port1"]): PortLike => {
	const like: PortLike = {
		postMessage: (message) => port.postMessage(message),
		onmessage: null,
		close: () => port.close(),
	};
	port.on("message", (data) => like.onmessage?.({ data }));
	return like;
};

const startTab = (worker: ReturnType<typeof startWorker>, token = "t") => {
	const { openPort, logger } = worker;
	const runtime = new FakeRuntime();
	const tab = TabClient.connect({ openPort, target: { ...target, token }, logger, runtime });
	onTestFinished(() => tab.close());
	return { tab, runtime, view: new SessionView() };
};

const reached = async (tab: HubConnection, state: ConnectionStatus["state"]): Promise<ConnectionStatus> => {
	if (tab.status.state === state) return tab.status;
	const arrived = Promise.withResolvers<ConnectionStatus>();
	const stop = tab.onStatus((status) => {
		if (status.state === state) arrived.resolve(status);
	});
	onTestFinished(stop);
	return arrived.promise;
};

test("[C6.shared] tabs share one stream and one subscription, and each sees everything", async () => {
	const worker = startWorker();
	const { hub, shared, networks } = worker;
	const [first, second] = [startTab(worker), startTab(worker)];
	expect(await reached(first.tab, "connected")).toMatchObject({ version: "1.2.3", epoch: "e1" });
	await reached(second.tab, "connected");
	first.tab.openSession("s", first.view.consume, { turns: 5 });
	await first.view.until(({ lastSeen }) => lastSeen === 0);
	hub.append("s");
	second.tab.openSession("s", second.view.consume);
	await second.view.until(({ lastSeen }) => lastSeen === 1);
	hub.append("s");
	await first.view.until(({ lastSeen }) => lastSeen === 2);
	await second.view.until(({ lastSeen }) => lastSeen === 2);
	expect([first.view.ids, second.view.ids]).toEqual([
		["e1/1", "e1/2"],
		["e1/1", "e1/2"],
	]);
	expect([networks.length, networks[0]?.streamsOpened.length, shared.tabs]).toEqual([1, 1, 2]);
	expect(hub.subscribers("s")).toBe(1);
});

test("[C6.shared] requests, refusals, topics and statuses cross the port", async () => {
	const worker = startWorker();
	const { tab } = startTab(worker);
	expect(tab.status).toEqual({ state: "connecting", attempt: 0 });
	expect(await tab.request("folder.list", {})).toEqual({ folders: [] });
	await expect(tab.request("agent.list", {})).rejects.toMatchObject({ code: "method_not_found" });
	await expect(tab.request("session.delete", { sessionId: "" })).rejects.toMatchObject({
		code: "bad_request",
	});
	const told = Promise.withResolvers<TopicEvent>();
	tab.onTopic((event) => told.resolve(event));
	worker.hub.broadcast({ topic: "state", payload: { sessions: [], running: 2 } });
	expect(await told.promise).toMatchObject({ topic: "state", payload: { running: 2 } });
	worker.networks[0]?.cut();
	await reached(tab, "waiting");
	tab.retryNow();
	await reached(tab, "connected");
});

test("[E10.quick] the last requests of a leaving tab still reach the hub; only then does its connection close", async () => {
	const worker = startWorker();
	const { tab } = startTab(worker);
	await reached(tab, "connected");
	const network = worker.networks[0];
	if (network === undefined) throw new Error("no connection");
	network.immediate = false;
	const ended = Promise.withResolvers<void>();
	network.close = () => ended.resolve();
	const asked = expect(tab.request("folder.list", {})).rejects.toMatchObject({ code: "disconnected" });
	tab.close();
	await asked;
	await expect.poll(() => worker.shared.tabs).toBe(0);
	expect(worker.shared.connections).toBe(1);
	expect(network.answers.map(({ method }) => method)).toEqual(["folder.list"]);
	network.answers[0]?.release();
	await ended.promise;
	expect(worker.shared.connections).toBe(0);
});

test("[C6.shared] tabs with different tokens get different connections; the last to leave closes its own", async () => {
	const worker = startWorker();
	const [first, second, other] = [startTab(worker), startTab(worker), startTab(worker, "u")];
	for (const { tab } of [first, second, other]) await reached(tab, "connected");
	expect(worker.shared.connections).toBe(2);
	first.tab.close();
	first.tab.close();
	// An answer to another tab proves that the earlier detach has been read or will be harmless.
	await second.tab.request("folder.list", {});
	expect(worker.shared.connections).toBe(2);
	const ended = Promise.withResolvers<void>();
	const network = worker.networks[1];
	if (network === undefined) throw new Error("no second connection");
	network.close = () => ended.resolve();
	other.tab.close();
	await ended.promise;
	expect(worker.shared.connections).toBe(1);
	expect(network.isStreaming).toBe(false);
});

test("[D5.detach] closing a view closes its session; closing a tab closes them all", async () => {
	const worker = startWorker();
	const { hub } = worker;
	const [first, second] = [startTab(worker), startTab(worker)];
	const subscription = first.tab.openSession("s", first.view.consume);
	second.tab.openSession("s", second.view.consume);
	await first.view.until(({ lastSeen }) => lastSeen === 0);
	await second.view.until(({ lastSeen }) => lastSeen === 0);
	subscription.close();
	subscription.close();
	await first.tab.request("folder.list", {});
	hub.append("s");
	await second.view.until(({ lastSeen }) => lastSeen === 1);
	expect(first.view.kinds()).toEqual(["init"]);
	expect(hub.subscribers("s")).toBe(1);
	second.tab.close();
	await first.tab.request("folder.list", {});
	hub.append("s");
	await first.tab.request("folder.list", {});
	expect(hub.subscribers("s")).toBe(0);
});

test("[D4.hidden] a tab that slept too long is dropped and starts over when it wakes", async () => {
	const worker = startWorker();
	const { tab, runtime, view } = startTab(worker);
	tab.openSession("s", view.consume);
	await view.until(({ lastSeen }) => lastSeen === 0);
	const other = startTab(worker);
	await reached(other.tab, "connected");
	// Its answer proves that all messages of the tab have arrived: from here on it is silent.
	await tab.request("folder.list", {});
	for (let beat = 0; beat < 5; beat += 1) {
		worker.runtime.advance(39_000);
		worker.networks[0]?.inject(": beat\n\n");
		await other.tab.request("folder.list", {});
	}
	expect(worker.shared.tabs).toBe(1);
	worker.hub.append("s");
	runtime.advance(20_000);
	await view.until(({ lastSeen }) => lastSeen === 1);
	expect(view.kinds()).toEqual(["init", "init"]);
	expect(worker.shared.tabs).toBe(2);
});

test("[C6.silence] a worker that never answers is detected soon, one that dies by its silence", async () => {
	const worker = startWorker();
	const { logger } = worker;
	const runtime = new FakeRuntime();
	const ports: PortLike[] = [];
	const dead = (): PortLike => ({ postMessage: () => {}, onmessage: null, close: () => {} });
	const openPort = (): PortLike => {
		const port = ports.length < 2 ? dead() : worker.openPort();
		ports.push(port);
		if (ports.length === 2) throw new Error("no worker");
		return port;
	};
	const tab = TabClient.connect({ openPort, target, logger, runtime });
	onTestFinished(() => tab.close());
	const view = new SessionView();
	tab.openSession("s", view.consume);
	const lost = tab.request("folder.list", {});
	runtime.advance(4999);
	expect(ports).toHaveLength(1);
	runtime.advance(1);
	await expect(lost).rejects.toMatchObject({ code: "disconnected" });
	expect(ports).toHaveLength(2);
	runtime.advance(5000);
	expect(ports).toHaveLength(3);
	await view.until(({ lastSeen }) => lastSeen === 0);
	expect(tab.status.state).toBe("connected");
	const [, , port] = ports;
	if (port !== undefined) port.postMessage = () => {};
	runtime.advance(5000 + 3 * 20_000 - 1);
	expect(ports).toHaveLength(3);
	runtime.advance(1);
	expect([ports.length, tab.status.state]).toEqual([4, "connecting"]);
	await view.until(({ updates }) => updates.length === 2);
	expect(view.kinds()).toEqual(["init", "init"]);
});

test("[C6.silence] a living worker answers heartbeats, so that nothing is rebuilt", async () => {
	const worker = startWorker();
	const { tab, runtime, view } = startTab(worker);
	tab.openSession("s", view.consume);
	for (let beat = 0; beat < 10; beat += 1) {
		runtime.advance(20_000);
		await tab.request("folder.list", {});
	}
	expect(view.kinds()).toEqual(["init"]);
});

test("[B13.anytime] a view in a tab that fails on events is rebuilt and receives nothing that is not contiguous", async () => {
	const worker = startWorker();
	const { tab, view } = startTab(worker);
	let broken = true;
	tab.openSession("s", (update) => {
		if (broken && update.kind === "events") {
			broken = false;
			throw new Error("the view died");
		}
		view.consume(update);
	});
	await view.until(({ lastSeen }) => lastSeen === 0);
	for (let index = 0; index < 3; index += 1) worker.hub.append("s");
	await view.until(({ lastSeen }) => lastSeen === 3);
	expect(view.ids).toEqual(["e1/1", "e1/2", "e1/3"]);
	expect(view.kinds().filter((kind) => kind === "init")).toHaveLength(2);
});

test("[C1.reject][C1.logged] an invalid message is counted on either side of a port and changes nothing", async () => {
	const worker = startWorker();
	const ports: ReturnType<typeof worker.openPort>[] = [];
	const openPort = () => {
		const port = worker.openPort();
		ports.push(port);
		return port;
	};
	const tab = TabClient.connect({ openPort, target, logger: worker.logger, runtime: new FakeRuntime() });
	onTestFinished(() => tab.close());
	const [port] = ports;
	if (port === undefined) throw new Error("no port");
	const nonsense: unknown[] = [
		null,
		7,
		[],
		{ v: 2, kind: "beat" },
		{ v: 1, kind: "attach", origin: 1, token: "t" },
		{ v: 1, kind: "open", feed: "", sessionId: "s" },
		{ v: 1, kind: "open", feed: "1", sessionId: "s", turns: -1 },
		{ v: 1, kind: "reopen" },
		{ v: 1, kind: "req", id: "1" },
		{ v: 1, kind: "toString" },
	];
	for (const message of nonsense) port.postMessage(message);
	await tab.request("folder.list", {});
	const counted = () => worker.log.records().filter(({ category }) => category === "client.protocol").length;
	expect(counted()).toBe(nonsense.length);
	for (const message of nonsense) port.onmessage?.({ data: message });
	expect(tab.violations).toBe(nonsense.length);
	expect(tab.status.state).toBe("connected");
});

test("[C7.once][C7.inbound][C5.forwarded] the worker checks the hub's messages once for all tabs: invalid ones never reach them", async () => {
	const worker = startWorker();
	const { tab, view } = startTab(worker);
	tab.openSession("s", view.consume);
	await view.until(({ lastSeen }) => lastSeen === 0);
	const topics: string[] = [];
	tab.onTopic(({ topic }) => topics.push(topic));
	const [network] = worker.networks;
	if (network === undefined) throw new Error("no connection");
	const say = (topic: string, payload: unknown): void =>
		network.inject(`data: ${JSON.stringify({ v: 1, kind: "evt", topic, payload })}\n\n`);
	say("state", { sessions: 7 });
	say("no.such", {});
	say("events", { sessionId: "s", events: [{ index: "first" }] });
	const frame = { sessionId: "s", id: "x", ts: 0, turn: 1 };
	const strange = { ...frame, index: 1, type: "text", payload: { text: 7 } };
	const future = { ...frame, index: 2, type: "from.the.future", payload: {} };
	say("events", { sessionId: "s", events: [strange, future] });
	await view.until(({ lastSeen }) => lastSeen === 2);
	expect(view.events.map(({ type, payload }) => [type, payload])).toEqual([
		["opaque", { wire: strange, problem: "it must have required property 'messageId'" }],
		["opaque", { wire: future }],
	]);
	expect(topics).toEqual([]);
	expect(tab.violations).toBe(0);
});

test.each(["hub.hello", "hub.ack", "session.open", "session.close", "toString"])(
	"[C7.inbound] a tab cannot request %s, which would disturb the others",
	async (method) => {
		const worker = startWorker();
		const port = worker.openPort();
		const answered = Promise.withResolvers<unknown>();
		port.onmessage = ({ data }) => {
			if (JSON.stringify(data).includes('"res"')) answered.resolve(data);
		};
		port.postMessage({ v: 1, kind: "attach", ...target });
		port.postMessage({ v: 1, kind: "req", id: "1", method, params: {} });
		expect(await answered.promise).toMatchObject({ ok: false, error: { code: "method_not_found" } });
	},
);
