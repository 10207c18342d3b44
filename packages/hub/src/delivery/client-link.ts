import { randomInt } from "node:crypto";
import type { EventStream, StreamMessage } from "./event-stream.ts";
import { formatStreamId, parseStreamId } from "./stream-id.ts";

/** How much a link keeps for a client that may come back, and how much it lets a slow connection lag behind. */
const maxKeptBytes = 1024 * 1024;
const maxWaitingBytes = 8 * 1024 * 1024;

/** From here on a connection gets no more of what it can also be given later. */
const congestedBytes = 256 * 1024;

/** Resumed: it gets all it missed. Fresh: it must say hello and ask for what it missed. */
export type Attached = "resumed" | "fresh";

/** One client's end of the stream: numbers what is sent, and keeps the last of it for a short absence. */
export class ClientLink {
	readonly #epoch: string;
	readonly #kept: { offset: number; message: StreamMessage }[] = [];
	#keptBytes = 0;
	#offset: number;
	#stream: EventStream | undefined;
	#waitingBytes = 0;
	#hasHoles = false;

	/** Offsets start anywhere, so that an id from this client's earlier link, maybe to an earlier hub, is not taken for one of ours. */
	constructor(epoch: string, start = randomInt(2 ** 40)) {
		this.#epoch = epoch;
		this.#offset = start;
	}

	get isAttached(): boolean {
		return this.#stream !== undefined;
	}

	/** The other side does not keep up. */
	get isCongested(): boolean {
		return this.#stream !== undefined && this.#waitingBytes > congestedBytes;
	}

	/** Calls back when a congested connection has taken everything; never if it ends before. */
	onceDrained(callback: () => void): void {
		const stream = this.#stream;
		stream?.onceDrained(() => {
			if (this.#stream !== stream) return;
			this.#waitingBytes = 0;
			callback();
		});
	}

	/** Something was left out of the stream that a client coming back would need: it must say hello then. */
	leaveOut(): void {
		this.#hasHoles = true;
	}

	/** Takes over a connection. An older one of the same client is ended: it is the same client that came back. */
	attach(stream: EventStream, lastEventId: string | undefined): Attached {
		this.#stream?.end();
		this.#stream = stream;
		this.#waitingBytes = 0;
		const seen = parseStreamId(lastEventId, this.#epoch);
		const hadHoles = this.#hasHoles;
		this.#hasHoles = false;
		if (seen === undefined || hadHoles || !this.#hasAllAfter(seen)) return "fresh";
		for (const { offset, message } of this.#kept) if (offset > seen) stream.write(message);
		return "resumed";
	}

	/** The connection is gone; what is pushed meanwhile is kept as far as it fits. */
	detach(stream: EventStream): void {
		if (this.#stream === stream) this.#stream = undefined;
	}

	push(data: string): void {
		const offset = ++this.#offset;
		const message = { id: formatStreamId(this.#epoch, offset), data };
		this.#keep(offset, message);
		if (this.#stream === undefined) return;
		this.#waitingBytes = this.#stream.write(message);
		if (this.#waitingBytes > maxWaitingBytes) this.#drop();
	}

	end(): void {
		this.#drop();
	}

	/** A connection that does not take its data would take our memory instead. */
	#drop(): void {
		this.#stream?.end();
		this.#stream = undefined;
	}

	#keep(offset: number, message: StreamMessage): void {
		this.#kept.push({ offset, message });
		this.#keptBytes += message.data.length;
		while (this.#keptBytes > maxKeptBytes) {
			const oldest = this.#kept.shift();
			if (oldest === undefined) break;
			this.#keptBytes -= oldest.message.data.length;
		}
	}

	#hasAllAfter(offset: number): boolean {
		const [oldest] = this.#kept;
		return (
			offset <= this.#offset &&
			(offset === this.#offset || (oldest !== undefined && oldest.offset <= offset + 1))
		);
	}
}
