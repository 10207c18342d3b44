import { LogEventStream } from "@parley/logging/event-stream";
import { Logger } from "@parley/logging/logger";
import { onTestFinished } from "vitest";
import { HubClient, type HubClientOptions } from "../core/hub-client.ts";
import type { ConnectionStatus } from "../core/hub-connection.ts";
import type { Transport } from "../core/transport.ts";
import { FakeRuntime } from "./fake-runtime.ts";

/** A client with its own clock, an inspectable log, and a history of its statuses. */
export const startClient = (transport: Transport, limits: HubClientOptions["limits"] = {}) => {
	const runtime = new FakeRuntime();
	const log = new LogEventStream();
	const logger = Logger.create("client", { sinks: [log] });
	const client = HubClient.connect({
		transport,
		client: { kind: "test", version: "0.0.0" },
		logger,
		runtime,
		limits,
	});
	const statuses: ConnectionStatus[] = [client.status];
	client.onStatus((status) => statuses.push(status));
	onTestFinished(() => client.close());
	return { client, runtime, log, logger, statuses };
};

/** Resolves when the client is in the given state. */
export const reached = async (
	client: HubClient,
	state: ConnectionStatus["state"],
): Promise<ConnectionStatus> => {
	if (client.status.state === state) return client.status;
	const arrived = Promise.withResolvers<ConnectionStatus>();
	const stop = client.onStatus((status) => {
		if (status.state === state) arrived.resolve(status);
	});
	const status = await arrived.promise;
	stop();
	return status;
};
