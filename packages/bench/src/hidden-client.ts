import { randomUUID } from "node:crypto";
import { request } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { hostRuntime } from "@parley/client/core/host-runtime";
import { HubCaller } from "@parley/client/core/hub-caller";
import { eventsPath, streamHeaders } from "@parley/client/core/hub-request";
import { ViolationCounter } from "@parley/protocol/envelope/violation";
import type { Figure } from "./figure.ts";
import { RunningHub } from "./hub/running-hub.ts";

const deltas = 1_000_000;
const deltaSize = 8;
const allowance = 10_000_000;
const sampleMs = 1000;

/** Attaches a client that has a session open and never reads from its stream. */
const attachHidden = async (hub: RunningHub, sessionId: string): Promise<Disposable> => {
	const identity = { token: hub.token, clientId: randomUUID() };
	const stream = request({
		socketPath: hub.socketPath,
		path: eventsPath,
		headers: streamHeaders(identity, undefined),
	});
	await new Promise((resolve, reject) => {
		stream.on("response", resolve);
		stream.on("error", reject);
		stream.end();
	});
	const transport = hub.transport(identity.clientId);
	const caller = new HubCaller({
		transport,
		runtime: hostRuntime,
		violations: new ViolationCounter(() => undefined),
		timeoutMs: 60_000,
	});
	await caller.request("session.open", { sessionId });
	return {
		[Symbol.dispose]() {
			stream.destroy();
			transport.close();
		},
	};
};

/** Sends a prompt from a client that does not have the session open. */
const run = async ({ client }: RunningHub, sessionId: string, text: string): Promise<void> => {
	const ended = Promise.withResolvers<void>();
	let running = false;
	const stop = client.onTopic((event) => {
		if (event.topic !== "state") return;
		const status = event.payload.sessions.find((each) => each.sessionId === sessionId)?.status;
		if (status === "running") running = true;
		if (status !== undefined && status !== "running" && running) ended.resolve();
	});
	const messageId = randomUUID();
	await client.request("prompt.send", { sessionId, messageId, content: [{ type: "text", text }] });
	await ended.promise;
	stop();
};

/** The growth of the hub's memory while very many deltas pass a client that reads none of them. */
export const hiddenClient = async (): Promise<Figure[]> => {
	await using hub = await RunningHub.start();
	const sessionId = await hub.newSession();
	await run(hub, sessionId, "hello");
	using _hidden = await attachHidden(hub, sessionId);
	await hub.atRest();
	const before = await hub.memory();
	const growth: number[] = [];
	const start = performance.now();
	const passed = run(hub, sessionId, `/stream ${deltas * deltaSize} 0 ${deltaSize}`).then(() => true);
	while (!(await Promise.race([passed, delay(sampleMs, false)]))) growth.push((await hub.memory()) - before);
	const seconds = (performance.now() - start) / 1000;
	await hub.atRest();
	const after = (await hub.memory()) - before;
	const most = Math.max(after, ...growth);
	return [
		{
			name: `memory while ${deltas.toLocaleString("en")} deltas pass a hidden client`,
			ratio: most / allowance,
			to: "10 MB of growth, heap and external after collection",
			bound: { atMost: 1 },
			detail: `at most ${megabytes(most)} of ${growth.length + 1} samples, ${megabytes(after)} in the end; ${seconds.toFixed(0)} s`,
		},
	];
};

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
