import { randomUUID } from "node:crypto";
import type { RequestEnvelope } from "@parley/protocol/envelope/envelope";
import { wording } from "@parley/words/wording";
import {
	type StreamHandle,
	type StreamHandlers,
	type StreamOptions,
	type Transport,
	TransportFailure,
} from "../core/transport.ts";
import type { HubAddress } from "./hub-address.ts";
import { SocketTransport } from "./socket-transport.ts";

export type LocatingTransportOptions = {
	/** Finds the hub, or starts it. Rejects with `TransportFailure`. */
	readonly locate: () => Promise<Pick<HubAddress, "socket" | "token">>;
};

/** Looks for the hub whenever a stream is opened: it may have been replaced, or have to be started. */
export class LocatingTransport implements Transport {
	readonly #options: LocatingTransportOptions;
	readonly #clientId = randomUUID();
	#current: { readonly key: string; readonly transport: SocketTransport } | undefined;
	#closed = false;

	constructor(options: LocatingTransportOptions) {
		this.#options = options;
	}

	request(envelope: RequestEnvelope): Promise<unknown> {
		if (this.#current !== undefined) return this.#current.transport.request(envelope);
		return Promise.reject(new TransportFailure("unreachable", wording("transport.notFoundYet")));
	}

	openStream(options: StreamOptions, handlers: StreamHandlers): StreamHandle {
		let isOpen = true;
		let stream: StreamHandle | undefined;
		this.#options.locate().then(
			(address) => {
				if (isOpen && !this.#closed) stream = this.#transportTo(address).openStream(options, handlers);
			},
			(error: unknown) => {
				if (isOpen) handlers.onEnd(toFailure(error));
			},
		);
		return {
			close: () => {
				isOpen = false;
				stream?.close();
			},
		};
	}

	close(): void {
		this.#closed = true;
		this.#current?.transport.close();
	}

	#transportTo({ socket, token }: Pick<HubAddress, "socket" | "token">): SocketTransport {
		const key = `${socket} ${token}`;
		if (this.#current?.key === key) return this.#current.transport;
		this.#current?.transport.close();
		const transport = new SocketTransport({
			token,
			endpoint: { socketPath: socket },
			clientId: this.#clientId,
		});
		this.#current = { key, transport };
		return transport;
	}
}

const toFailure = (cause: unknown): TransportFailure => {
	if (cause instanceof TransportFailure) return cause;
	return TransportFailure.because("unreachable", cause);
};
