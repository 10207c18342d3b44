import type { Writable } from "node:stream";
import { ConnectionClosedError, MessageTooLargeError, NotReadingError } from "./errors.ts";
import type { OutgoingMessage } from "./messages.ts";

export type MessageWriterLimits = {
	readonly maxMessageBytes: number;
	/** More than this waiting in the stream's queue means that the other side has stopped reading. */
	readonly maxWaitingBytes: number;
};

/** Writes messages as lines. Nothing is thrown at it from the stream: whatever goes wrong reaches the sender. */
export class MessageWriter {
	readonly #stream: Writable;
	readonly #limits: MessageWriterLimits;
	#failure: Error | undefined;

	constructor(stream: Writable, limits: MessageWriterLimits) {
		this.#stream = stream;
		this.#limits = limits;
		stream.on("error", (error) => {
			this.#failure ??= error;
		});
	}

	/** Hands a message to the pipe. `onFailed` is called at most once, and also for failures that show up later. */
	write(message: OutgoingMessage, onFailed: (error: Error) => void): void {
		const line = Buffer.from(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
		const refusal = this.#refusal(line.length);
		if (refusal !== undefined) {
			onFailed(refusal);
			return;
		}
		this.#stream.write(line, (error) => {
			if (error != null) onFailed(closed(error));
		});
	}

	#refusal(bytes: number): Error | undefined {
		const { maxMessageBytes, maxWaitingBytes } = this.#limits;
		if (this.#failure !== undefined || !this.#stream.writable) return closed(this.#failure);
		if (bytes > maxMessageBytes) return new MessageTooLargeError(bytes, maxMessageBytes);
		const waiting = this.#stream.writableLength;
		return waiting + bytes > maxWaitingBytes ? new NotReadingError(waiting) : undefined;
	}
}

const closed = (cause: Error | undefined): ConnectionClosedError =>
	new ConnectionClosedError("A message could not be sent", cause === undefined ? {} : { cause });
