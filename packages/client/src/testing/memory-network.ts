import { Buffer } from "node:buffer";
import type { RequestEnvelope } from "@parley/protocol/envelope/envelope";
import type { StreamHandle, StreamHandlers, StreamOptions, Transport } from "../core/transport.ts";
import { TransportFailure } from "../core/transport.ts";
import type { HubModel, StreamSink } from "./hub-model.ts";

type Answer = {
	readonly method: string;
	release(): void;
	lose(): void;
};

type Stream = {
	readonly handlers: StreamHandlers;
	readonly sink: StreamSink;
	bytes: Buffer;
};

/** A network between one client and a hub that delivers nothing by itself: tests decide what arrives, and when. */
export class MemoryNetwork implements Transport {
	readonly #hub: HubModel;
	readonly #clientId: string;
	#stream: Stream | undefined;
	readonly answers: Answer[] = [];
	/** Refuses new streams with this. */
	refusal: TransportFailure | undefined;
	streamsOpened: StreamOptions[] = [];
	/** Deliver at once instead of waiting to be told. */
	immediate = false;

	constructor(hub: HubModel, clientId = "client") {
		this.#hub = hub;
		this.#clientId = clientId;
	}

	request(envelope: RequestEnvelope): Promise<unknown> {
		const response = this.#hub.answer(this.#clientId, envelope);
		const outcome = Promise.withResolvers<unknown>();
		const answer: Answer = {
			method: envelope.method,
			release: () => outcome.resolve(structuredClone(response)),
			lose: () => outcome.reject(new TransportFailure("unreachable", "The answer was lost.")),
		};
		if (this.immediate) answer.release();
		else this.answers.push(answer);
		return outcome.promise;
	}

	openStream(options: StreamOptions, handlers: StreamHandlers): StreamHandle {
		this.streamsOpened.push(options);
		const { refusal } = this;
		if (refusal !== undefined) {
			queueMicrotask(() => handlers.onEnd(refusal));
			return { close: () => {} };
		}
		const stream: Stream = {
			handlers,
			bytes: Buffer.alloc(0),
			sink: { write: (text) => this.#write(stream, text) },
		};
		this.#stream = stream;
		this.#hub.connect(this.#clientId, options.lastEventId, stream.sink);
		return {
			close: () => {
				this.#hub.disconnect(this.#clientId, stream.sink);
				if (this.#stream === stream) this.#stream = undefined;
			},
		};
	}

	close(): void {
		for (const answer of this.answers.splice(0)) answer.lose();
	}

	/** Bytes in flight to the client. */
	get underway(): number {
		return this.#stream?.bytes.length ?? 0;
	}

	get isStreaming(): boolean {
		return this.#stream !== undefined;
	}

	deliver(count = this.underway): void {
		const stream = this.#stream;
		if (stream === undefined || count === 0) return;
		const chunk = stream.bytes.subarray(0, count);
		stream.bytes = stream.bytes.subarray(count);
		if (chunk.length > 0) stream.handlers.onChunk(chunk);
	}

	/** Ends the stream; bytes in flight are lost. */
	cut(): void {
		const stream = this.#stream;
		if (stream === undefined) return;
		this.#stream = undefined;
		this.#hub.disconnect(this.#clientId, stream.sink);
		stream.handlers.onEnd(new TransportFailure("unreachable", "The stream was cut."));
	}

	/** Text on the stream that the hub model would never send. */
	inject(text: string): void {
		if (this.#stream !== undefined) this.#write(this.#stream, text);
	}

	#write(stream: Stream, text: string): void {
		stream.bytes = Buffer.concat([stream.bytes, Buffer.from(text)]);
		if (this.immediate) queueMicrotask(() => this.deliver());
	}
}
