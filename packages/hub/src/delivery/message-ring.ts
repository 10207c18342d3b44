import type { StreamMessage } from "./event-stream.ts";

type Kept = { readonly offset: number; readonly message: StreamMessage };

/** The last messages of a stream, for a client that may come back: as many as fit, until it says that it has them. */
export class MessageRing {
	readonly #maxBytes: number;
	#kept: Kept[] = [];
	#bytes = 0;

	constructor(maxBytes: number) {
		this.#maxBytes = maxBytes;
	}

	get bytes(): number {
		return this.#bytes;
	}

	get oldest(): number | undefined {
		return this.#kept[0]?.offset;
	}

	/** Keeps a message; the oldest give way to it, and what is too large by itself is not kept. */
	add(offset: number, message: StreamMessage): void {
		this.#kept.push({ offset, message });
		this.#bytes += message.data.length;
		let surplus = 0;
		while (this.#bytes > this.#maxBytes) {
			this.#bytes -= this.#kept[surplus]?.message.data.length ?? 0;
			surplus += 1;
		}
		if (surplus > 0) this.#kept.splice(0, surplus);
	}

	/** Forgets what the client has. */
	dropThrough(offset: number): void {
		const first = this.#kept.findIndex((kept) => kept.offset > offset);
		const taken = this.#kept.splice(0, first === -1 ? this.#kept.length : first);
		for (const { message } of taken) this.#bytes -= message.data.length;
	}

	after(offset: number): StreamMessage[] {
		return this.#kept.filter((kept) => kept.offset > offset).map(({ message }) => message);
	}
}
