import type { Writable } from "node:stream";
import {
	ConnectionClosedError,
	MessageTooLargeError,
	NotReadingError,
	type UnansweredError,
} from "./errors.ts";
import type { OutgoingMessage } from "./messages.ts";

export type MessageWriterOptions = {
	/** The other side's name in errors. */
	readonly otherSide: string;
	readonly maxMessageBytes: number;
	/** More than this waiting in the stream's queue means that the other side has stopped reading. */
	readonly maxWaitingBytes: number;
};

/** Writes messages as lines. Stream errors never surface as exceptions: each one reaches the sender of its message. */
export class MessageWriter {
	readonly #stream: Writable;
	readonly #options: MessageWriterOptions;
	#failure: Error | undefined;

	constructor(stream: Writable, options: MessageWriterOptions) {
		this.#stream = stream;
		this.#options = options;
		stream.on("error", (error) => {
			this.#failure ??= error;
		});
	}

	/** Writes a message to the pipe. `onFailed` is called at most once, including for failures that surface later. */
	write(message: OutgoingMessage, onFailed: (error: UnansweredError) => void): void {
		const line = Buffer.from(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
		const refusal = this.#refusal(line.length);
		if (refusal !== undefined) {
			onFailed(refusal);
			return;
		}
		this.#stream.write(line, (error) => {
			if (error != null) onFailed(this.#closed(error));
		});
	}

	#refusal(bytes: number): UnansweredError | undefined {
		const { otherSide, maxMessageBytes, maxWaitingBytes } = this.#options;
		if (this.#failure !== undefined || !this.#stream.writable) return this.#closed(this.#failure);
		if (bytes > maxMessageBytes) return new MessageTooLargeError(bytes, maxMessageBytes);
		const waiting = this.#stream.writableLength;
		return waiting + bytes > maxWaitingBytes ? new NotReadingError(otherSide, waiting) : undefined;
	}

	#closed(cause: Error | undefined): ConnectionClosedError {
		const options = cause === undefined ? {} : { cause };
		return new ConnectionClosedError(this.#options.otherSide, "A message could not be sent", options);
	}
}
