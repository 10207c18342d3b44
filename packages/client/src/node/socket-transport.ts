import { Buffer } from "node:buffer";
import { randomUUID } from "node:crypto";
import http from "node:http";
import https from "node:https";
import { codeOf } from "@parley/base/errors/code-of";
import type { RequestEnvelope } from "@parley/protocol/envelope/envelope";
import { wording } from "@parley/words/wording";
import {
	type ClientIdentity,
	eventsPath,
	readAnswer,
	requestHeaders,
	rpcPath,
	streamHeaders,
	streamRefusal,
} from "../core/hub-request.ts";
import {
	type StreamHandle,
	type StreamHandlers,
	type StreamOptions,
	type Transport,
	TransportFailure,
} from "../core/transport.ts";

/** A local socket or pipe, or the scheme, host and port of a remote hub. */
export type HubEndpoint = { readonly socketPath: string } | { readonly origin: string };

export interface SocketTransportOptions extends Pick<ClientIdentity, "token"> {
	readonly endpoint: HubEndpoint;
	readonly clientId?: string;
	readonly maxAnswerBytes?: number;
}

/** Connects to a hub from Node, whose `fetch` supports no local sockets and times out on quiet streams. */
export class SocketTransport implements Transport {
	readonly #identity: ClientIdentity;
	readonly #target: http.RequestOptions;
	readonly #secure: boolean;
	readonly #maxAnswerBytes: number;
	readonly #agent: http.Agent;
	readonly #underway = new Set<http.ClientRequest>();

	constructor({
		token,
		endpoint,
		clientId = randomUUID(),
		maxAnswerBytes = 256 * 1024 * 1024,
	}: SocketTransportOptions) {
		this.#identity = { token, clientId };
		this.#target = targetOf(endpoint);
		this.#secure = this.#target.protocol === "https:";
		this.#maxAnswerBytes = maxAnswerBytes;
		this.#agent = new (this.#secure ? https : http).Agent({ keepAlive: true });
	}

	request(envelope: RequestEnvelope): Promise<unknown> {
		const body = Buffer.from(JSON.stringify(envelope));
		const headers = { ...requestHeaders(this.#identity), "content-length": body.length };
		return new Promise((resolve, reject) => {
			const request = this.#begin({ method: "POST", path: rpcPath, headers, agent: this.#agent });
			request.on("error", (error) => reject(unreachable(error)));
			request.on("response", (response) => {
				this.#collect(response)
					.then((text) => resolve(readAnswer(response.statusCode ?? 0, text)))
					.catch(reject);
			});
			request.end(body);
		});
	}

	openStream({ lastEventId }: StreamOptions, handlers: StreamHandlers): StreamHandle {
		const headers = streamHeaders(this.#identity, lastEventId);
		const request = this.#begin({ method: "GET", path: eventsPath, headers, agent: false });
		let open = true;
		const end = (failure?: TransportFailure): void => {
			if (!open) return;
			open = false;
			request.destroy();
			handlers.onEnd(failure);
		};
		request.on("error", (error) => end(unreachable(error)));
		request.on("response", (response) => {
			const refusal = streamRefusal(response.statusCode ?? 0, response.headers["content-type"] ?? "");
			if (refusal !== undefined) {
				end(refusal);
				return;
			}
			response.on("data", (chunk: Buffer) => {
				if (open) handlers.onChunk(chunk);
			});
			response.on("end", () => end());
			response.on("error", (error) => end(unreachable(error)));
		});
		request.end();
		return {
			close: () => {
				open = false;
				request.destroy();
			},
		};
	}

	close(): void {
		for (const request of this.#underway) request.destroy();
		this.#agent.destroy();
	}

	#begin(options: http.RequestOptions): http.ClientRequest {
		const request = (this.#secure ? https : http).request({ ...this.#target, ...options });
		this.#underway.add(request);
		request.on("close", () => this.#underway.delete(request));
		return request;
	}

	async #collect(response: http.IncomingMessage): Promise<string> {
		const chunks: Buffer[] = [];
		let length = 0;
		try {
			for await (const chunk of response) {
				chunks.push(chunk);
				length += chunk.length;
				if (length > this.#maxAnswerBytes)
					throw new TransportFailure("too_large", wording("transport.answerTooLarge"));
			}
		} catch (error) {
			throw error instanceof TransportFailure ? error : unreachable(error);
		}
		return Buffer.concat(chunks).toString("utf8");
	}
}

const targetOf = (endpoint: HubEndpoint): http.RequestOptions => {
	if ("socketPath" in endpoint) return { socketPath: endpoint.socketPath, host: "localhost" };
	const { protocol, hostname, port } = new URL(endpoint.origin);
	// A literal IPv6 address is in brackets in a URL, and only there.
	const host = hostname.replace(/^\[|\]$/g, "");
	return { protocol, host, ...(port === "" ? {} : { port }) };
};

const unreachable = (cause: unknown): TransportFailure => {
	const code = codeOf(cause);
	const why =
		code === undefined ? wording("transport.unreachable") : wording("transport.unreachableWith", { code });
	return new TransportFailure("unreachable", why, { cause });
};
