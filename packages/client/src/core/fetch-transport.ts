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
} from "./hub-request.ts";
import {
	type StreamHandle,
	type StreamHandlers,
	type StreamOptions,
	type Transport,
	TransportFailure,
} from "./transport.ts";

/** The part of `fetch` that is used; `Signal` is its type of abort signal. */
export type FetchLike<Signal> = (url: string, options: FetchOptions<Signal>) => Promise<FetchResponse>;

export type FetchOptions<Signal> = {
	method: "GET" | "POST";
	headers: Record<string, string>;
	body?: string;
	signal: Signal;
	cache: "no-store";
	credentials: "omit";
	redirect: "error";
};

export type FetchResponse = {
	readonly status: number;
	readonly headers: { get(name: string): string | null };
	readonly body: { getReader(): ByteReader } | null;
	text(): Promise<string>;
};

export type ByteReader = {
	read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>;
};

/** The part of `AbortController` that is used. */
export type Aborter<Signal> = {
	readonly signal: Signal;
	abort(): void;
};

export interface FetchTransportOptions<Signal> extends ClientIdentity {
	/** Scheme, host and port of the hub. */
	readonly origin: string;
	readonly fetch: FetchLike<Signal>;
	readonly createAborter: () => Aborter<Signal>;
}

/** Connects to a hub with `fetch`, in browsers and workers. */
export class FetchTransport<Signal> implements Transport {
	readonly #options: FetchTransportOptions<Signal>;
	readonly #underway = new Set<Aborter<Signal>>();

	constructor(options: FetchTransportOptions<Signal>) {
		this.#options = options;
	}

	async request(envelope: RequestEnvelope): Promise<unknown> {
		const aborter = this.#begin();
		try {
			const { status, body } = await this.#post(envelope, aborter);
			return readAnswer(status, body);
		} finally {
			this.#underway.delete(aborter);
		}
	}

	openStream({ lastEventId }: StreamOptions, handlers: StreamHandlers): StreamHandle {
		const aborter = this.#begin();
		let open = true;
		const end = (failure?: TransportFailure): void => {
			if (!open) return;
			open = false;
			this.#underway.delete(aborter);
			aborter.abort();
			handlers.onEnd(failure);
		};
		const take = (chunk: Uint8Array): boolean => {
			if (open) handlers.onChunk(chunk);
			return open;
		};
		this.#read(streamHeaders(this.#options, lastEventId), aborter, take).then(
			() => end(),
			(error: unknown) => end(toTransportFailure(error)),
		);
		return {
			close: () => {
				open = false;
				this.#underway.delete(aborter);
				aborter.abort();
			},
		};
	}

	close(): void {
		for (const aborter of this.#underway) aborter.abort();
		this.#underway.clear();
	}

	async #post(
		envelope: RequestEnvelope,
		aborter: Aborter<Signal>,
	): Promise<{ status: number; body: string }> {
		try {
			const response = await this.#fetch(rpcPath, aborter, {
				method: "POST",
				headers: requestHeaders(this.#options),
				body: JSON.stringify(envelope),
			});
			return { status: response.status, body: await response.text() };
		} catch (error) {
			throw toTransportFailure(error);
		}
	}

	async #read(
		headers: Record<string, string>,
		aborter: Aborter<Signal>,
		take: (chunk: Uint8Array) => boolean,
	): Promise<void> {
		const response = await this.#fetch(eventsPath, aborter, { method: "GET", headers });
		const refusal = streamRefusal(response.status, response.headers.get("content-type") ?? "");
		if (refusal !== undefined) throw refusal;
		const reader = response.body?.getReader();
		if (reader === undefined) return;
		for (;;) {
			const { done, value } = await reader.read();
			if (done || (value !== undefined && !take(value))) return;
		}
	}

	#fetch(
		path: string,
		{ signal }: Aborter<Signal>,
		request: Pick<FetchOptions<Signal>, "method" | "headers" | "body">,
	): Promise<FetchResponse> {
		// Called without a receiver: a browser's fetch refuses any `this` but its global.
		const { fetch, origin } = this.#options;
		return fetch(`${origin}${path}`, {
			...request,
			signal,
			cache: "no-store",
			credentials: "omit",
			redirect: "error",
		});
	}

	#begin(): Aborter<Signal> {
		const aborter = this.#options.createAborter();
		this.#underway.add(aborter);
		return aborter;
	}
}

const toTransportFailure = (cause: unknown): TransportFailure => {
	if (cause instanceof TransportFailure) return cause;
	return new TransportFailure("unreachable", wording("transport.unreachable"), { cause });
};
