import { Buffer } from "node:buffer";
import { mkdtemp, rm } from "node:fs/promises";
import http from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { isRequestEnvelope } from "@parley/protocol/contract/check-envelope";
import type { RequestEnvelope } from "@parley/protocol/envelope/envelope";
import { onTestFinished } from "vitest";
import type { HubModel, StreamSink } from "./hub-model.ts";

export type HttpHub = {
	readonly socketPath: string;
	readonly origin: string;
	/** Headers of all requests so far. */
	readonly headers: http.IncomingHttpHeaders[];
	faults: HttpFaults;
	/** Cuts every stream after this many bytes of an endless message. */
	cut(bytesOfNext?: number): void;
	/** Writes raw text to every stream. */
	inject(text: string): void;
	close(): Promise<void>;
};

export type HttpFaults = {
	/** Awaited between the hub's work and its answer. */
	beforeAnswer?: (request: RequestEnvelope) => Promise<void>;
	/** Answers every request with this. */
	status?: number;
	body?: string;
	contentType?: string;
	/** Streams open but deliver nothing. */
	silent?: boolean;
};

const token = "right";
const neverEnding = Buffer.from('id: x.9\ndata: {"v":1,"kind":"evt","topic":"events","payload":"é');

/** Serves a hub model over a local socket and TCP, as the real hub would, with faults on request. */
export const serveHub = async (hub: HubModel): Promise<HttpHub> => {
	const folder = await mkdtemp(join(tmpdir(), "parley-hub-"));
	const servers: http.Server[] = [];
	const streams = new Set<http.ServerResponse>();
	const served = { headers: [] as http.IncomingHttpHeaders[], faults: {} as HttpFaults };

	const answer = async (request: http.IncomingMessage, response: http.ServerResponse): Promise<void> => {
		served.headers.push(request.headers);
		const { faults } = served;
		if (faults.status !== undefined || faults.body !== undefined) {
			response.writeHead(faults.status ?? 200, { "content-type": faults.contentType ?? "application/json" });
			response.end(faults.body ?? "");
			return;
		}
		if (request.headers.authorization !== `Bearer ${token}`) {
			response.writeHead(401).end();
			return;
		}
		const clientId = String(request.headers["parley-client"]);
		if (request.url === "/events") stream(clientId, request, response);
		else await rpc(clientId, request, response);
	};

	const stream = (clientId: string, request: http.IncomingMessage, response: http.ServerResponse): void => {
		response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });
		response.flushHeaders();
		streams.add(response);
		if (served.faults.silent) return;
		const sink: StreamSink = { write: (part) => response.write(part) };
		response.on("close", () => {
			streams.delete(response);
			hub.disconnect(clientId, sink);
		});
		hub.connect(clientId, request.headers["last-event-id"]?.toString(), sink);
	};

	const rpc = async (clientId: string, request: http.IncomingMessage, response: http.ServerResponse) => {
		const envelope: unknown = JSON.parse(await text(request));
		if (!isRequestEnvelope(envelope)) {
			response.writeHead(400).end();
			return;
		}
		const { beforeAnswer } = served.faults;
		const result = hub.answer(clientId, envelope);
		await beforeAnswer?.(envelope);
		response.writeHead(200, { "content-type": "application/json" });
		response.end(JSON.stringify(result));
	};

	const listen = async (target: { path: string } | { host: string; port: number }): Promise<http.Server> => {
		const server = http.createServer((request, response) => {
			answer(request, response).catch(() => response.destroy());
		});
		await new Promise<void>((resolve) => server.listen(target, resolve));
		servers.push(server);
		return server;
	};
	const close = async (): Promise<void> => {
		for (const server of servers.splice(0)) {
			server.close();
			server.closeAllConnections();
		}
		await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
	};
	onTestFinished(close);

	const socketPath = join(folder, "hub.sock");
	await listen({ path: socketPath });
	const address = (await listen({ host: "127.0.0.1", port: 0 })).address();
	if (address === null || typeof address === "string") throw new Error("no port");
	return Object.assign(served, {
		socketPath,
		origin: `http://127.0.0.1:${address.port}`,
		cut: (bytesOfNext = 0) => {
			for (const response of streams) {
				if (bytesOfNext > 0) response.write(neverEnding.subarray(0, bytesOfNext));
				response.socket?.destroySoon();
			}
		},
		close,
		inject: (part: string) => {
			for (const response of streams) response.write(part);
		},
	});
};
