import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { FetchTransport } from "../core/fetch-transport.ts";
import type { Transport } from "../core/transport.ts";
import { reached, startClient } from "../testing/connected-client.ts";
import { type HttpHub, serveHub } from "../testing/http-hub.ts";
import { HubModel } from "../testing/hub-model.ts";
import { SessionView } from "../testing/session-view.ts";
import { SocketTransport } from "./socket-transport.ts";

type MakeTransport = (server: HttpHub, token?: string) => Transport;

const transports: [string, MakeTransport][] = [
	[
		"a local socket",
		({ socketPath }, token = "right") => new SocketTransport({ token, endpoint: { socketPath } }),
	],
	["TCP", ({ origin }, token = "right") => new SocketTransport({ token, endpoint: { origin } })],
	[
		"fetch",
		({ origin }, token = "right") =>
			new FetchTransport({
				token,
				clientId: randomUUID(),
				origin,
				fetch: (url, options) => fetch(url, options),
				createAborter: () => new AbortController(),
			}),
	],
];

const served = async (make: MakeTransport) => {
	const hub = new HubModel();
	hub.create("s");
	const server = await serveHub(hub);
	return { hub, server, transport: make(server) };
};

const connected = async (make: MakeTransport) => {
	const { hub, server, transport } = await served(make);
	const started = startClient(transport);
	await reached(started.client, "connected");
	return { hub, server, view: new SessionView(), ...started };
};

const idsOf = (hub: HubModel): string[] => {
	return hub.log("s").map(({ id }) => id);
};

test.each(transports)("[C6.stream] a session is followed over %s", async (_, make) => {
	const { hub, server, client, view } = await connected(make);
	hub.append("s");
	client.openSession("s", view.consume);
	await view.until(({ lastSeen }) => lastSeen === 1);
	hub.append("s");
	hub.append("s");
	await view.until(({ lastSeen }) => lastSeen === 3);
	expect(view.ids).toEqual(idsOf(hub));
	expect(await client.request("folder.list", {})).toEqual({ folders: [] });
	const ids = new Set(server.headers.map((headers) => headers["parley-client"]));
	expect(ids.size).toBe(1);
});

test.each(transports)(
	"[C6.reconnect] a stream cut in the middle of an event resumes over %s",
	async (_, make) => {
		const { hub, server, client, runtime, view } = await connected(make);
		client.openSession("s", view.consume);
		await view.until(({ lastSeen }) => lastSeen === 0);
		for (const bytes of [0, 1, 9, 16, 64]) {
			hub.append("s");
			await view.until(({ lastSeen }) => lastSeen === hub.log("s").length);
			server.cut(bytes);
			await reached(client, "waiting");
			hub.append("s");
			runtime.advance(10_000);
			await reached(client, "connected");
		}
		await view.until(({ lastSeen }) => lastSeen === 10);
		expect(view.kinds().filter((kind) => kind !== "events")).toEqual(["init"]);
		expect(view.ids).toEqual(idsOf(hub));
		expect(server.headers.at(-1)?.["parley-client"]).toBe(server.headers[0]?.["parley-client"]);
	},
);

test.each(transports)(
	"[C6.refused] the token is sent, and a wrong one ends the attempts over %s",
	async (_, make) => {
		const hub = new HubModel();
		const server = await serveHub(hub);
		const { client, runtime } = startClient(make(server, "wrong"));
		expect(await reached(client, "refused")).toMatchObject({ reason: "unauthorized" });
		expect(runtime.alarms).toBe(0);
		expect(server.headers.map(({ authorization }) => authorization)).toEqual(["Bearer wrong"]);
	},
);

test.each(transports)(
	"[C6.backoff] an endpoint that is not a hub is retried later over %s",
	async (_, make) => {
		const { server, transport } = await served(make);
		server.faults = { body: "<html></html>", contentType: "text/html" };
		const { client, runtime } = startClient(transport);
		expect(await reached(client, "waiting")).toMatchObject({
			reason: "Parley's stream has the content type text/html.",
		});
		server.faults = { status: 500 };
		runtime.advance(10_000);
		expect(await reached(client, "waiting")).toMatchObject({
			attempt: 2,
			reason: "Parley answered with HTTP status 500.",
		});
		server.faults = {};
		runtime.advance(10_000);
		await reached(client, "connected");
	},
);

test.each([
	[403, { state: "refused", reason: "forbidden" }],
	[404, { state: "refused", reason: "gone" }],
	[410, { state: "refused", reason: "gone" }],
	[503, { state: "waiting", reason: "Parley is shutting down." }],
])("[C6.refused] HTTP status %i on the stream", async (status, expected) => {
	for (const [, make] of transports) {
		const { server, transport } = await served(make);
		server.faults = { status };
		const { client } = startClient(transport);
		expect(await reached(client, status === 503 ? "waiting" : "refused")).toMatchObject(expected);
	}
});

test.each(transports)(
	"[C6.requests] a request that is too large or answered with garbage fails alone over %s",
	async (_, make) => {
		const { server, client } = await connected(make);
		server.faults = { status: 413 };
		await expect(client.request("folder.list", {})).rejects.toMatchObject({
			code: "limit_exceeded",
			message: "This failed: The request is larger than Parley accepts.",
		});
		server.faults = { body: "{" };
		await expect(client.request("folder.list", {})).rejects.toMatchObject({ code: "disconnected" });
		server.faults = { status: 400, body: "no envelope" };
		await expect(client.request("folder.list", {})).rejects.toMatchObject({ code: "disconnected" });
		server.faults = {};
		expect(await client.request("folder.list", {})).toEqual({ folders: [] });
		expect(client.status.state).toBe("connected");
	},
);

test.each(transports)(
	"[C6.requests] a refusal inside a bad request still reaches the caller over %s",
	async (_, make) => {
		const { server, client } = await connected(make);
		const error = { code: "bad_request", message: "no such thing" };
		server.faults = { status: 400, body: JSON.stringify({ v: 1, kind: "res", id: "2", ok: false, error }) };
		await expect(client.request("folder.list", {})).rejects.toMatchObject(error);
	},
);

test.each(transports)("[C6.requests] an absent hub is unreachable over %s", async (_, make) => {
	const nowhere = { socketPath: "/nonexistent/hub.sock", origin: "http://127.0.0.1:9" };
	const server = await serveHub(new HubModel());
	const transport = make({ ...server, ...nowhere });
	const { client } = startClient(transport);
	expect(await reached(client, "waiting")).toMatchObject({
		reason: expect.stringContaining("Parley cannot be reached"),
	});
});

test.each(transports)(
	"[C6.silence] a stream that is silent from the start is given up over %s",
	async (_, make) => {
		const { server, transport } = await served(make);
		server.faults = { silent: true };
		const { client, runtime } = startClient(transport);
		runtime.advance(15_000);
		expect(client.status).toMatchObject({ state: "waiting", reason: "Parley took too long to answer." });
		server.faults = {};
		runtime.advance(10_000);
		await reached(client, "connected");
	},
);

test.each(transports)(
	"[C6.requests] closing ends the stream and every open request over %s",
	async (_, make) => {
		const { hub, server, client } = await connected(make);
		const asked = Promise.withResolvers<void>();
		server.faults = {
			beforeAnswer: () => {
				asked.resolve();
				return new Promise(() => {});
			},
		};
		const answer = client.request("folder.list", {});
		await asked.promise;
		client.close();
		await expect(answer).rejects.toMatchObject({ code: "disconnected" });
		expect(hub.subscribers("s")).toBe(0);
	},
);

test("[C6.requests] an answer larger than the bound is refused", async () => {
	const { server } = await served(() => new SocketTransport({ token: "", endpoint: { socketPath: "" } }));
	const transport = new SocketTransport({
		token: "right",
		endpoint: { socketPath: server.socketPath },
		maxAnswerBytes: 100,
	});
	server.faults = { body: JSON.stringify("x".repeat(200)) };
	const asked = transport.request({ v: 1, kind: "req", id: "1", method: "folder.list" });
	await expect(asked).rejects.toMatchObject({ reason: "too_large" });
	transport.close();
});

const acts = fc.array(
	fc.oneof(
		fc.record({ do: fc.constant("append" as const), span: fc.integer({ min: 1, max: 3 }) }),
		fc.record({ do: fc.constant("twice" as const) }),
		fc.record({ do: fc.constant("cut" as const), bytes: fc.nat(60) }),
		fc.record({ do: fc.constantFrom("holdAnswers" as const, "releaseAnswers" as const, "reopen" as const) }),
		fc.record({ do: fc.constant("arrive" as const) }),
	),
	{ maxLength: 25 },
);

test.each(transports)(
	"[D3.replay] over %s every event arrives once and in order, whatever is cut or slow",
	async (_, make) => {
		const hub = new HubModel();
		const server = await serveHub(hub);
		await fc.assert(
			fc.asyncProperty(acts, async (script) => {
				hub.create("s");
				server.faults = {};
				const { client, runtime, log } = startClient(make(server));
				client.onStatus(({ state }) => {
					if (state === "waiting") queueMicrotask(() => runtime.advance(10_000));
				});
				const view = new SessionView();
				const subscription = client.openSession("s", view.consume);
				let gate = Promise.withResolvers<void>();
				for (const act of script) {
					if (act.do === "append") hub.append("s", act);
					if (act.do === "twice") hub.append("s", { sending: "twice" });
					if (act.do === "cut") server.cut(act.bytes);
					if (act.do === "reopen") subscription.reopen();
					if (act.do === "holdAnswers") server.faults = { beforeAnswer: () => gate.promise };
					if (act.do === "releaseAnswers") {
						gate.resolve();
						gate = Promise.withResolvers();
						server.faults = {};
					}
					if (act.do === "arrive" && server.faults.beforeAnswer === undefined) {
						await view.until(({ lastSeen }) => lastSeen === (hub.log("s").at(-1)?.index ?? 0));
					}
				}
				gate.resolve();
				server.faults = {};
				await view.until(({ lastSeen }) => lastSeen === (hub.log("s").at(-1)?.index ?? 0));
				expect(view.ids).toEqual(idsOf(hub));
				expect(view.kinds()).not.toContain("gap");
				expect(log.records().filter(({ level }) => level === "error")).toEqual([]);
				client.close();
			}),
			{ numRuns: 25 },
		);
	},
	60_000,
);
