import { Logger } from "@parley/logging/logger";
import { expect, test } from "vitest";
import { reached, startClient } from "../testing/connected-client.ts";
import { FakeRuntime, settle } from "../testing/fake-runtime.ts";
import { HubModel } from "../testing/hub-model.ts";
import { MemoryNetwork } from "../testing/memory-network.ts";
import { Acknowledger } from "./acknowledger.ts";

const make = () => {
	const runtime = new FakeRuntime();
	const sent: { id: string; answer: PromiseWithResolvers<void> }[] = [];
	const acknowledger = new Acknowledger({
		send: (id) => {
			const answer = Promise.withResolvers<void>();
			sent.push({ id, answer });
			return answer.promise;
		},
		runtime,
		logger: Logger.create("client"),
		ackBytes: 1000,
		ackMs: 15_000,
	});
	return { acknowledger, runtime, sent, ids: () => sent.map(({ id }) => id) };
};

test("[C11.bounded] data is acknowledged after a number of bytes, one request at a time", async () => {
	const { acknowledger, sent, ids } = make();
	acknowledger.took(999, "e.1");
	expect(ids()).toEqual([]);
	acknowledger.took(1, "e.2");
	acknowledger.took(5000, "e.3");
	expect(ids()).toEqual(["e.2"]);
	sent[0]?.answer.resolve();
	await settle();
	acknowledger.took(1, "e.4");
	expect(ids()).toEqual(["e.2", "e.4"]);
	sent[1]?.answer.reject(new Error("lost"));
	await settle();
	acknowledger.took(1000, "e.5");
	expect(ids()).toEqual(["e.2", "e.4", "e.5"]);
});

test("[C6.silence] a heartbeat is answered occasionally, without a timer", () => {
	const { acknowledger, runtime, ids } = make();
	acknowledger.took(8, "");
	runtime.advance(15_000);
	acknowledger.took(8, "");
	expect(ids()).toEqual([]);
	acknowledger.took(8, "e.1");
	expect(ids()).toEqual(["e.1"]);
	expect(runtime.alarms).toBe(0);
});

test("[C11.bounded][C6.silence] a client acknowledges what its views have received, and bare heartbeats too", async () => {
	const hub = new HubModel();
	hub.create("s");
	const network = new MemoryNetwork(hub);
	network.immediate = true;
	const { client, runtime } = startClient(network, { ackBytes: 2000 });
	await reached(client, "connected");
	client.openSession("s", () => undefined);
	await settle();
	for (let count = 0; count < 20; count += 1) hub.append("s");
	await settle();
	const acks = (): unknown[] =>
		hub.requests.flatMap(({ method, params }) => (method === "hub.ack" ? [params] : []));
	const before = acks();
	expect(before.length).toBeGreaterThan(0);
	runtime.advance(15_000);
	network.inject(": beat\n\n");
	await settle();
	expect(acks()).toEqual([...before, { received: "e1.21" }]);
});
