import type { TopicEvent } from "@parley/protocol/contract/names";
import { RequestFailure } from "@parley/protocol/envelope/failure";
import { expect, test } from "vitest";
import { startClient } from "../testing/connected-client.ts";
import { settle } from "../testing/fake-runtime.ts";
import { HubModel } from "../testing/hub-model.ts";
import { MemoryNetwork } from "../testing/memory-network.ts";
import type { HubClientOptions } from "./hub-client.ts";
import { TransportFailure } from "./transport.ts";

const connected = async (limits?: HubClientOptions["limits"]) => {
	const hub = new HubModel();
	const network = new MemoryNetwork(hub);
	network.immediate = true;
	const started = startClient(network, limits);
	await settle();
	expect(started.client.status.state).toBe("connected");
	return { hub, network, ...started };
};

test("[C6.requests] the stream comes first, then the greeting, then pending requests", async () => {
	const hub = new HubModel();
	const network = new MemoryNetwork(hub);
	const { client, statuses } = startClient(network);
	const folders = client.request("folder.list", {});
	await settle();
	expect(hub.requests).toEqual([]);
	network.deliver();
	expect(hub.requests.map(({ method, params }) => [method, params])).toEqual([
		["hub.hello", { client: { kind: "test", version: "0.0.0" }, lastSeen: {} }],
	]);
	network.answers.shift()?.release();
	await settle();
	expect(hub.requests.map(({ method }) => method)).toEqual(["hub.hello", "folder.list"]);
	network.answers.shift()?.release();
	expect(await folders).toEqual({ folders: [] });
	expect(statuses).toEqual([
		{ state: "connecting", attempt: 0 },
		{ state: "connected", version: "1.2.3", epoch: "e1", resumed: false },
	]);
});

test("[C6.reconnect][C6.lastEventId] a lost stream is resumed after a delay, with the id of the last delivered message", async () => {
	const { network, runtime, statuses, client } = await connected();
	runtime.advance(6000);
	network.cut();
	const [lostAt, retryAt] = [runtime.now(), runtime.now() + 188];
	const reason = "The stream was cut.";
	expect(client.status).toEqual({ state: "waiting", retryAt, attempt: 1, lostAt, reason });
	runtime.advance(187);
	expect(network.isStreaming).toBe(false);
	runtime.advance(1);
	await settle();
	expect(statuses.at(-2)).toEqual({ state: "connecting", attempt: 1, lostAt });
	expect(network.streamsOpened).toEqual([{}, { lastEventId: "e1.1" }]);
	expect(statuses.at(-1)).toEqual({ state: "connected", version: "1.2.3", epoch: "e1", resumed: true });
});

test("[D7.stopped] a hub that says farewell counts as stopped until there is one again", async () => {
	const { hub, network, runtime, statuses, client } = await connected();
	hub.broadcast({ topic: "connection", payload: { status: "stopped" } });
	network.deliver();
	expect(client.status.state).toBe("connected");
	network.cut();
	expect(client.status).toMatchObject({ state: "waiting", stopped: true });
	runtime.advance(500);
	expect(statuses.findLast(({ state }) => state === "connecting")).toMatchObject({ stopped: true });
	await settle();
	expect(client.status.state).toBe("connected");
	network.cut();
	expect(client.status).not.toHaveProperty("stopped");
});

test("[D3.lastSeen] the greeting after a reconnect names the store and the last position seen of each session", async () => {
	const { hub, network, runtime, client } = await connected();
	hub.append("s");
	hub.append("t", { span: 4 });
	client.openSession("s", () => {});
	client.openSession("t", () => {});
	await settle();
	network.cut();
	runtime.advance(1000);
	await settle();
	expect(hub.requests.at(-1)).toMatchObject({
		method: "hub.hello",
		params: { epoch: "e1", lastSeen: { s: 1, t: 4 } },
	});
});

test("[C6.gap] when the hub cannot resend what followed, the client knows that lists are stale", async () => {
	const { hub, network, runtime, client } = await connected();
	const topics: TopicEvent[] = [];
	client.onTopic((event) => topics.push(event));
	network.cut();
	hub.broadcast({ topic: "state", payload: { sessions: [] } });
	hub.emptyRings();
	runtime.advance(1000);
	await settle();
	expect(client.status).toMatchObject({ state: "connected", resumed: false });
	expect(topics.filter(({ payload }) => "status" in payload && payload.status === "connected")).toMatchObject(
		[{ topic: "connection", payload: { status: "connected", gapDetected: true } }],
	);
});

test("[C6.reconnect] messages still in the ring are resent, once", async () => {
	const { hub, network, runtime, client } = await connected();
	const topics: TopicEvent[] = [];
	client.onTopic((event) => topics.push(event));
	network.cut();
	hub.broadcast({ topic: "state", payload: { sessions: [], running: 1 } });
	runtime.advance(1000);
	await settle();
	expect(client.status).toMatchObject({ state: "connected", resumed: true });
	expect(topics.filter(({ topic }) => topic === "state")).toHaveLength(1);
});

test("[C6.backoff] delays grow while the hub is away and reset only after a connection that lasted", async () => {
	const { network, runtime, client } = await connected();
	runtime.chance = 0;
	const delays: number[] = [];
	client.onStatus((status) => {
		if (status.state === "waiting") delays.push(status.retryAt - runtime.now());
	});
	network.refusal = new TransportFailure("unreachable", "refused");
	network.cut();
	for (let failure = 0; failure < 7; failure += 1) {
		runtime.advance(10_000);
		await settle();
	}
	expect(delays).toEqual([250, 500, 1000, 2000, 4000, 8000, 10_000, 10_000]);
	network.refusal = undefined;
	runtime.advance(10_000);
	await settle();
	expect(client.status.state).toBe("connected");
	network.cut();
	expect(delays.at(-1)).toBe(10_000);
	runtime.advance(10_000);
	await settle();
	runtime.advance(5000);
	network.cut();
	expect(delays.at(-1)).toBe(250);
});

test("[C6.backoff] hubs that are killed seconds apart are found again as soon as the first one", async () => {
	const { network, runtime, client } = await connected();
	runtime.chance = 0;
	for (let kill = 0; kill < 5; kill += 1) {
		runtime.advance(1000);
		network.cut();
		expect(client.status).toMatchObject({ state: "waiting", attempt: 1, retryAt: runtime.now() + 250 });
		runtime.advance(250);
		await settle();
	}
});

test("[C6.backoff] a stream that ends cleanly does not skip the backoff", async () => {
	const { network, runtime, client } = await connected();
	for (let round = 0; round < 3; round += 1) {
		network.cut();
		expect(client.status.state).toBe("waiting");
		runtime.advance(10_000 - 1);
		await settle();
	}
	expect(network.streamsOpened).toHaveLength(4);
});

test("[C6.backoff] the hub can request longer delays, within bounds", async () => {
	const { network, runtime, client } = await connected();
	network.inject("retry: 7000\n\n");
	await settle();
	network.cut();
	expect(client.status).toMatchObject({ retryAt: runtime.now() + 7000 });
});

test("[C6.silence] silence for 40 seconds counts as death, heartbeats as life", async () => {
	const { network, runtime, client } = await connected();
	for (let beat = 0; beat < 5; beat += 1) {
		runtime.advance(39_999);
		network.inject(": beat\n\n");
		await settle();
	}
	expect(client.status.state).toBe("connected");
	runtime.advance(40_000);
	expect(client.status).toMatchObject({
		state: "waiting",
		reason: "Parley has not responded for 40 s.",
	});
	expect(network.isStreaming).toBe(false);
});

test("[C6.silence] a hub that opens the stream but never answers the greeting is given up", async () => {
	const hub = new HubModel();
	const network = new MemoryNetwork(hub);
	const { client, runtime } = startClient(network);
	network.deliver();
	await settle();
	runtime.advance(15_000);
	expect(client.status).toMatchObject({ state: "waiting", reason: "Parley took too long to answer." });
	network.answers.shift()?.release();
	await settle();
	expect(client.status.state).toBe("waiting");
});

test.each([
	["unauthorized", "unauthorized"],
	["forbidden", "forbidden"],
	["gone", "gone"],
] as const)("[C6.refused] a stream that is %s ends the attempts and says so", async (trouble, reason) => {
	const network = new MemoryNetwork(new HubModel());
	network.refusal = new TransportFailure(trouble, "no");
	const { client, runtime } = startClient(network);
	await settle();
	expect(client.status).toEqual({ state: "refused", reason, message: "no" });
	runtime.advance(1_000_000);
	await settle();
	expect(network.streamsOpened).toHaveLength(1);
	expect(runtime.alarms).toBe(0);
	await expect(client.request("folder.list", {})).rejects.toMatchObject({ code: "disconnected" });
	network.refusal = undefined;
	network.immediate = true;
	client.retryNow();
	await settle();
	expect(client.status.state).toBe("connected");
});

test("[C6.refused][C12.compatibility] a hub of another protocol version is a refusal, not a reason to retry", async () => {
	const hub = new HubModel();
	hub.answer = (_, { id }) => ({
		v: 1,
		kind: "res",
		id,
		ok: false,
		error: { code: "unsupported_version", message: "This hub speaks version 2." },
	});
	const network = new MemoryNetwork(hub);
	network.immediate = true;
	const { client, runtime } = startClient(network);
	await settle();
	expect(client.status).toEqual({
		state: "refused",
		reason: "version",
		message: "This hub speaks version 2.",
	});
	expect(runtime.alarms).toBe(0);
});

test("[C6.refused] a token revoked while connected is noticed by the next request", async () => {
	const { network, client } = await connected();
	network.request = () => Promise.reject(new TransportFailure("unauthorized", "no"));
	await expect(client.request("folder.list", {})).rejects.toBeInstanceOf(RequestFailure);
	expect(client.status).toEqual({ state: "refused", reason: "unauthorized", message: "no" });
});

test("[C6.requests] requests fail at once without a connection, and say why", async () => {
	const { network, client } = await connected();
	network.cut();
	await expect(client.request("folder.list", {})).rejects.toMatchObject({
		code: "disconnected",
		message: "No connection: The stream was cut.",
	});
	client.close();
	await expect(client.request("folder.list", {})).rejects.toMatchObject({
		message: "No connection: The connection was closed.",
	});
});

test("[C6.requests] an answer that never comes fails its request and nothing else", async () => {
	const { network, runtime, client } = await connected({ requestTimeoutMs: 1000 });
	network.immediate = false;
	const asked = client.request("folder.list", {});
	await settle();
	runtime.advance(1000);
	await expect(asked).rejects.toMatchObject({
		code: "disconnected",
		message: "Parley gave no answer: There was no answer within 1 s.",
	});
	expect(client.status.state).toBe("connected");
});

test("[C1.reject][C7.inbound] garbage on the stream is counted and logged, and the stream continues", async () => {
	const { hub, network, client, log } = await connected();
	const topics: TopicEvent[] = [];
	client.onTopic((event) => topics.push(event));
	network.inject("data: not json\n\ndata: []\n\n");
	network.inject('data: {"v":2,"kind":"evt","topic":"state","payload":{}}\n\n');
	network.inject('data: {"v":1,"kind":"res","id":"1","ok":true}\n\n');
	network.inject('data: {"v":1,"kind":"evt","topic":"toString","payload":{}}\n\n');
	network.inject('data: {"v":1,"kind":"evt","topic":"state","payload":{"sessions":7}}\n\n');
	hub.broadcast({ topic: "state", payload: { sessions: [] } });
	await settle();
	expect(client.violations).toBe(6);
	const reasons = log
		.records()
		.filter(({ category }) => category === "client.protocol")
		.map(({ fields }) => fields?.["reason"]);
	expect(reasons).toEqual([
		"not_json",
		"not_an_envelope",
		"version",
		"not_an_envelope",
		"unknown_topic",
		"bad_payload",
	]);
	expect(topics).toMatchObject([{ topic: "state", payload: { sessions: [] } }]);
	expect(client.status.state).toBe("connected");
});

test("[C6.stream] an oversized message is counted, and the stream continues", async () => {
	const { hub, network, client } = await connected({ maxEventLength: 500 });
	network.inject(`data: ${"x".repeat(600)}\n\n`);
	const topics: TopicEvent[] = [];
	client.onTopic((event) => topics.push(event));
	hub.broadcast({ topic: "state", payload: { sessions: [] } });
	await settle();
	expect([client.violations, topics.length]).toEqual([1, 1]);
});

test("[C7.inbound] answers are checked against the contract", async () => {
	const { hub, client } = await connected();
	const answers: unknown[] = [
		{ v: 1, kind: "res", id: "2", ok: true, result: { folders: 1 } },
		{ v: 1, kind: "res", id: "no", ok: true, result: { folders: [] } },
		{ v: 9, kind: "res", id: "4", ok: true, result: { folders: [] } },
		"nonsense",
		{ v: 1, kind: "res", id: "6", ok: false, error: { code: "from_the_future", message: "?" } },
	];
	Object.assign(hub, { answer: () => answers.shift() });
	const codes: string[] = [];
	for (let count = answers.length; count > 0; count -= 1) {
		const failure = await client.request("folder.list", {}).catch((error: unknown) => error);
		codes.push(failure instanceof RequestFailure ? failure.code : String(failure));
	}
	expect(codes).toEqual([
		"bad_request",
		"bad_request",
		"unsupported_version",
		"bad_request",
		"internal_error",
	]);
	expect(client.violations).toBe(4);
});

test("[ground] a closed client leaves nothing behind", async () => {
	const { network, runtime, client, statuses } = await connected();
	client.close();
	client.close();
	expect(statuses.filter(({ state }) => state === "closed")).toHaveLength(1);
	expect([runtime.alarms, network.isStreaming]).toEqual([0, false]);
	client.retryNow();
	expect(network.streamsOpened).toHaveLength(1);
});

test("[ground] a listener that closes the client while it reconnects opens no stream", async () => {
	const { network, runtime, client } = await connected();
	client.onStatus(({ state }) => {
		if (state === "connecting") client.close();
	});
	network.cut();
	runtime.advance(10_000);
	expect(network.streamsOpened).toHaveLength(1);
	expect(runtime.alarms).toBe(0);
});

test("[ground] a listener that throws does not affect the others", async () => {
	const { hub, client, log } = await connected();
	client.onTopic(() => {
		throw new Error("bad listener");
	});
	const topics: TopicEvent[] = [];
	const stop = client.onTopic((event) => topics.push(event));
	hub.broadcast({ topic: "state", payload: { sessions: [] } });
	await settle();
	stop();
	hub.broadcast({ topic: "state", payload: { sessions: [] } });
	await settle();
	expect(topics).toHaveLength(1);
	expect(log.records().some(({ error }) => error?.message === "bad listener")).toBe(true);
});

test("[C6.retryCount][C6.lastError][C4.connection] the topic connection tells how often it was tried and why that failed", async () => {
	const { network, runtime, client } = await connected();
	const told: unknown[] = [];
	client.onTopic(({ topic, payload }) => void (topic === "connection" && told.push(payload)));
	runtime.advance(6000);
	network.cut();
	const lastError = "The stream was cut.";
	expect(told).toEqual([{ status: "connecting", retryCount: 1, lastError }]);
	network.refusal = new TransportFailure("unreachable", "The hub is away.");
	runtime.advance(188);
	await settle();
	expect(told.slice(1)).toEqual([
		{ status: "connecting", retryCount: 1, lastError },
		{ status: "connecting", retryCount: 2, lastError: "The hub is away." },
	]);
	network.refusal = undefined;
	client.retryNow();
	await settle();
	expect(told.at(-1)).toEqual({ status: "connected", retryCount: 2, lastError: "The hub is away." });
});
