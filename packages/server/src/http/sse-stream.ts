import type { ServerResponse } from "node:http";
import type { EventStream, StreamMessage } from "@parley/hub/delivery/event-stream";
import { securityHeaders } from "./security-headers.ts";

const beatMilliseconds = 15_000;

/** One open event stream. It beats when nothing else is sent, so that a dead connection is noticed on both sides. */
export class SseStream implements EventStream {
	readonly #response: ServerResponse;
	readonly #beat: NodeJS.Timeout;

	constructor(response: ServerResponse) {
		this.#response = response;
		response.writeHead(200, {
			...securityHeaders,
			"Content-Type": "text/event-stream; charset=utf-8",
			"Cache-Control": "no-store",
			"X-Accel-Buffering": "no",
		});
		response.socket?.setNoDelay(true);
		this.#beat = setInterval(() => response.write(": beat\n\n"), beatMilliseconds);
		response.once("close", () => clearInterval(this.#beat));
	}

	get waiting(): number {
		return this.#response.writableLength;
	}

	write({ id, data }: StreamMessage): void {
		this.#response.write(`id: ${id}\ndata: ${data}\n\n`);
	}

	onceDrained(callback: () => void): void {
		// "drain" comes only after a write that was told to wait; what waits may all have been small.
		this.#response.write(":\n\n", (error) => {
			if (error === null || error === undefined) callback();
		});
	}

	end(): void {
		clearInterval(this.#beat);
		// Ending politely would wait for a reader that does not read.
		this.#response.destroy();
	}
}
