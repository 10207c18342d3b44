import type { ServerResponse } from "node:http";
import type { EventStream, StreamMessage } from "@parley/hub/delivery/event-stream";
import { securityHeaders } from "./security-headers.ts";

const beatMilliseconds = 15_000;

/** One open event stream. It sends a heartbeat when idle, so that both sides notice a dead connection. */
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
		// "drain" fires only after a write that exceeded the high-water mark, and many small ones may be queued below it.
		this.#response.write(":\n\n", (error) => {
			if (error === null || error === undefined) callback();
		});
	}

	end(): void {
		clearInterval(this.#beat);
		// A graceful end would wait for a reader that has stopped reading.
		this.#response.destroy();
	}
}
