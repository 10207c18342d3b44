import type { EventStream, StreamMessage } from "../delivery/event-stream.ts";

/** A connection that records what is written to it, and is as slow as the test wants. */
export class RecordedStream implements EventStream {
	readonly messages: StreamMessage[] = [];
	/** The bytes it reports as unread. */
	waiting = 0;
	ended = 0;
	#onDrained: (() => void) | undefined;

	get data(): string[] {
		return this.messages.map(({ data }) => data);
	}

	write(message: StreamMessage): void {
		this.messages.push(message);
	}

	onceDrained(callback: () => void): void {
		this.#onDrained = callback;
	}

	/** Everything queued has been read. */
	drain(): void {
		this.waiting = 0;
		this.#onDrained?.();
	}

	end(): void {
		this.ended += 1;
	}
}
