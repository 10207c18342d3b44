import { toError } from "@parley/base/errors/to-error";
import {
	ConnectionClosedError,
	MessageTooLargeError,
	NotReadingError,
	type UnansweredError,
} from "./errors.ts";
import type { LineMark, LineSink } from "./line-sink.ts";
import type { OutgoingMessage } from "./messages.ts";

export type MessageWriterOptions = {
	/** The other side's name in errors. */
	readonly otherSide: string;
	readonly maxMessageBytes: number;
	/** More than this waiting to be taken means that the other side has stopped reading. */
	readonly maxWaitingBytes: number;
	/** Called once, when nothing more can be written. */
	readonly onBroken?: () => void;
};

/** Writes messages as lines. Failures never surface as exceptions: each one reaches the sender of its message. */
export class MessageWriter {
	readonly #sink: LineSink;
	readonly #options: MessageWriterOptions;
	#waiting = 0;
	#failure: Error | undefined;

	constructor(sink: LineSink, options: MessageWriterOptions) {
		this.#sink = sink;
		this.#options = options;
	}

	/** Writes a message. `done` is called once: when the other side's pipe has taken it, or with the reason why it did not. */
	write(message: OutgoingMessage, mark: LineMark, done: (error: UnansweredError | undefined) => void): void {
		const line = Buffer.from(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
		const refusal = this.#refusal(line.length);
		if (refusal !== undefined) {
			done(refusal);
			return;
		}
		this.#waiting += line.length;
		this.#sink(line, mark).then(
			() => {
				this.#waiting -= line.length;
				done(undefined);
			},
			(cause: unknown) => {
				this.#waiting -= line.length;
				this.#break(toError(cause));
				done(this.#closed());
			},
		);
	}

	#break(failure: Error): void {
		if (this.#failure !== undefined) return;
		this.#failure = failure;
		this.#options.onBroken?.();
	}

	#refusal(bytes: number): UnansweredError | undefined {
		const { otherSide, maxMessageBytes, maxWaitingBytes } = this.#options;
		if (this.#failure !== undefined) return this.#closed();
		if (bytes > maxMessageBytes) return new MessageTooLargeError(bytes, maxMessageBytes);
		return this.#waiting + bytes > maxWaitingBytes
			? new NotReadingError(otherSide, this.#waiting)
			: undefined;
	}

	#closed(): ConnectionClosedError {
		const options = this.#failure === undefined ? {} : { cause: this.#failure };
		return new ConnectionClosedError(this.#options.otherSide, "A message could not be sent", options);
	}
}
