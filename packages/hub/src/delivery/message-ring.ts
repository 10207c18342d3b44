import type { StreamMessage } from "./event-stream.ts";

type Sent = { readonly offset: number; readonly size: number; message: StreamMessage | undefined };

/**
 * The last messages of a stream, for a returning client: as many as fit, until acknowledged. Once something was left out of the
 * stream they are useless, and only their total size is kept.
 */
export class MessageRing {
	readonly #maxBytes: number;
	readonly #sent: Sent[] = [];
	#bytes = 0;
	#hasHoles = false;

	constructor(maxBytes: number) {
		this.#maxBytes = maxBytes;
	}

	/** The unacknowledged messages, as far as they fit. */
	get bytes(): number {
		return this.#bytes;
	}

	/** Evicts the oldest for a new one; a message that is too large by itself is not kept. */
	add(offset: number, message: StreamMessage): void {
		const size = message.data.length;
		this.#sent.push({ offset, size, message: this.#hasHoles ? undefined : message });
		this.#bytes += size;
		let surplus = 0;
		for (let bytes = this.#bytes; bytes > this.#maxBytes; surplus += 1)
			bytes -= this.#sent[surplus]?.size ?? bytes;
		this.#drop(surplus);
	}

	/** The client has everything up to here. */
	dropThrough(offset: number): void {
		const first = this.#sent.findIndex((sent) => sent.offset > offset);
		this.#drop(first === -1 ? this.#sent.length : first);
	}

	/** Something was left out: a returning client needs more than is kept here. */
	leaveHole(): void {
		this.#hasHoles = true;
		for (const sent of this.#sent) sent.message = undefined;
	}

	/** From here on the stream is complete again. */
	beginAnew(): void {
		if (!this.#hasHoles) return;
		this.#hasHoles = false;
		this.#drop(this.#sent.length);
	}

	/** Everything after a message, or undefined if part of it is missing. `last` is the newest message ever added. */
	after(offset: number, last: number): StreamMessage[] | undefined {
		if (this.#hasHoles || offset > last) return undefined;
		const messages = this.#sent.flatMap((sent) =>
			sent.offset > offset && sent.message !== undefined ? [sent.message] : [],
		);
		return messages.length === last - offset ? messages : undefined;
	}

	#drop(count: number): void {
		if (count === 0) return;
		for (const { size } of this.#sent.splice(0, count)) this.#bytes -= size;
	}
}
