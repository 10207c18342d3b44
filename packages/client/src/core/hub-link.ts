import { wording } from "@parley/words/wording";
import type { Runtime } from "./runtime.ts";
import { SseReader } from "./sse-reader.ts";
import { type StreamHandle, type Transport, TransportFailure } from "./transport.ts";

export type HubLinkOptions = {
	readonly transport: Transport;
	readonly runtime: Runtime;
	readonly lastEventId: string;
	readonly heartbeatTimeoutMs: number;
	readonly maxEventLength: number;
	readonly onMessage: (data: string) => void;
	readonly onOversized: () => void;
	/** This many bytes have been processed. */
	readonly onTaken: (bytes: number) => void;
	/** Called once, unless the link was closed first. */
	readonly onLost: (failure: TransportFailure) => void;
};

/** One connection of the hub's event stream, from opening until it ends, fails or falls silent. */
export class HubLink {
	readonly #options: HubLinkOptions;
	readonly #reader: SseReader;
	#stream: StreamHandle | undefined;
	#cancelTimer: () => void = () => {};
	#ended = false;

	constructor(options: HubLinkOptions) {
		this.#options = options;
		const { runtime, lastEventId, maxEventLength, onOversized } = options;
		this.#reader = new SseReader({
			decoder: runtime.createDecoder(),
			// A consumer may close the link in the middle of a chunk.
			onEvent: ({ data }) => {
				if (!this.#ended) options.onMessage(data);
			},
			onOversized,
			maxEventLength,
			lastEventId,
		});
	}

	get lastEventId(): string {
		return this.#reader.lastEventId;
	}

	get retryMs(): number | undefined {
		return this.#reader.retryMs;
	}

	open(): void {
		const { transport, lastEventId } = this.#options;
		this.#expectSign();
		this.#stream = transport.openStream(lastEventId === "" ? {} : { lastEventId }, {
			onChunk: (chunk) => this.#read(chunk),
			onEnd: (failure) =>
				this.fail(failure ?? new TransportFailure("unreachable", wording("transport.streamEnded"))),
		});
	}

	/** Closes the link as lost. */
	fail(failure: TransportFailure): void {
		if (this.#ended) return;
		this.close();
		this.#options.onLost(failure);
	}

	close(): void {
		this.#ended = true;
		this.#cancelTimer();
		this.#stream?.close();
	}

	#read(chunk: Uint8Array | string): void {
		if (this.#ended) return;
		this.#expectSign();
		try {
			this.#reader.push(chunk);
		} catch (cause) {
			this.fail(new TransportFailure("unreachable", wording("transport.notDelivered"), { cause }));
		}
		if (!this.#ended) this.#options.onTaken(chunk.length);
	}

	#expectSign(): void {
		const { runtime, heartbeatTimeoutMs } = this.#options;
		this.#cancelTimer();
		this.#cancelTimer = runtime.schedule(() => {
			const silence = wording("transport.silent", { seconds: heartbeatTimeoutMs / 1000 });
			this.fail(new TransportFailure("unreachable", silence));
		}, heartbeatTimeoutMs);
	}
}
