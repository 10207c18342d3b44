import type { EventStream, StreamMessage } from "../delivery/event-stream.ts";

/** A connection that keeps what is written to it, and is as slow as the test says. */
export class RecordedStream implements EventStream {
	readonly messages: StreamMessage[] = [];
	/** What it says is waiting. */
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

	/** Everything that waited has been taken. */
	drain(): void {
		this.waiting = 0;
		this.#onDrained?.();
	}

	end(): void {
		this.ended += 1;
	}
}
