import { randomInt } from "node:crypto";
import type { Schedule } from "@parley/base/time/schedule";
import type { EventStream, StreamMessage } from "./event-stream.ts";
import { MessageRing } from "./message-ring.ts";
import { formatStreamId, parseStreamId } from "./stream-id.ts";

const megabyte = 1024 * 1024;

/** How much a link keeps for a client that may come back, and how much it lets a slow connection lag behind. */
const maxKeptBytes = 2 * megabyte;
const maxWaitingBytes = 8 * megabyte;

/** From here on a connection gets no more of what it can also be given later. */
const congestedBytes = megabyte;

/** The same for what a client has not acknowledged, wherever on the way it is. */
const windowBytes = maxKeptBytes - 256 * 1024;

/** How long a connection may take nothing, or a client that acknowledges say nothing. */
const patience = 60_000;

/** Resumed: it gets all it missed. Fresh: it must say hello and ask for what it missed. */
export type Attached = "resumed" | "fresh";

export type ClientLinkOptions = {
	readonly epoch: string;
	readonly later: Schedule;
	/** The connection was ended from this side, because nobody takes what is sent or it is not acknowledged. */
	readonly onDropped: () => void;
	/** Offsets start anywhere, so that an id from this client's earlier link, maybe to an earlier hub, is not taken for one of ours. */
	readonly start?: number;
};

/** One client's end of the stream: numbers what is sent, and keeps the last of it for a short absence. */
export class ClientLink {
	readonly #options: ClientLinkOptions;
	readonly #ring = new MessageRing(maxKeptBytes);
	#offset: number;
	#stream: EventStream | undefined;
	#waitingBytes = 0;
	/** It has acknowledged something on this connection, so it will go on to. */
	#acknowledges = false;
	#awaitsDrain = false;
	#onceFree: (() => void)[] = [];
	#cancelPatience: (() => void) | undefined;

	constructor(options: ClientLinkOptions) {
		this.#options = options;
		this.#offset = options.start ?? randomInt(2 ** 40);
	}

	get isAttached(): boolean {
		return this.#stream !== undefined;
	}

	/** The other side does not keep up. */
	get isCongested(): boolean {
		if (this.#stream === undefined) return false;
		return this.#waitingBytes > congestedBytes || (this.#acknowledges && this.#ring.bytes > windowBytes);
	}

	/** Calls back when a congested connection has taken everything; never if it ends before. */
	onceDrained(callback: () => void): void {
		if (this.#stream === undefined) return;
		this.#onceFree.push(callback);
		this.#awaitDrain(this.#stream);
	}

	/** Something was left out of the stream that a client coming back would need: it must say hello then. */
	leaveOut(): void {
		this.#ring.leaveHole();
	}

	/** Takes over a connection. An older one of the same client is ended: it is the same client that came back. */
	attach(stream: EventStream, lastEventId: string | undefined): Attached {
		this.#release()?.end();
		this.#stream = stream;
		const seen = parseStreamId(lastEventId, this.#options.epoch);
		const missed = seen === undefined ? undefined : this.#ring.after(seen, this.#offset);
		this.#ring.beginAnew();
		for (const message of missed ?? []) stream.write(message);
		return missed === undefined ? "fresh" : "resumed";
	}

	/** The connection is gone; what is pushed meanwhile is kept as far as it fits. */
	detach(stream: EventStream): void {
		if (this.#stream === stream) this.#release();
	}

	push(data: string): void {
		const offset = ++this.#offset;
		const message: StreamMessage = { id: formatStreamId(this.#options.epoch, offset), data };
		this.#ring.add(offset, message);
		const stream = this.#stream;
		if (stream === undefined) return;
		// Before and not after: what is written now has not had its chance to leave.
		this.#waitingBytes = stream.waiting;
		stream.write(message);
		if (this.#waitingBytes > maxWaitingBytes) this.#drop();
		else if (this.isCongested) this.#awaitDrain(stream);
	}

	/** The client has everything up to this id. Also a sign of life: one that gave it once must go on to. */
	acknowledge(id: string): void {
		const offset = parseStreamId(id, this.#options.epoch);
		if (this.#stream === undefined || offset === undefined || offset > this.#offset) return;
		this.#acknowledges = true;
		this.#ring.dropThrough(offset);
		this.#expectSign();
		this.#tellIfFree();
	}

	end(): void {
		this.#release()?.end();
	}

	#awaitDrain(stream: EventStream): void {
		if (this.#cancelPatience === undefined) this.#expectSign();
		if (this.#awaitsDrain) return;
		this.#awaitsDrain = true;
		stream.onceDrained(() => {
			if (this.#stream !== stream) return;
			this.#awaitsDrain = false;
			this.#waitingBytes = 0;
			this.#cancelPatience?.();
			this.#cancelPatience = undefined;
			if (this.#acknowledges) this.#expectSign();
			this.#tellIfFree();
		});
	}

	#tellIfFree(): void {
		if (this.isCongested || this.#awaitsDrain) return;
		for (const callback of this.#onceFree.splice(0)) callback();
	}

	#expectSign(): void {
		this.#cancelPatience?.();
		this.#cancelPatience = this.#options.later(() => this.#drop(), patience);
	}

	/** A connection that does not take its data would take our memory instead. */
	#drop(): void {
		this.#release()?.end();
		this.#options.onDropped();
	}

	/** Forgets the connection and all that was expected of it. */
	#release(): EventStream | undefined {
		const stream = this.#stream;
		this.#stream = undefined;
		this.#waitingBytes = 0;
		this.#acknowledges = false;
		this.#awaitsDrain = false;
		this.#onceFree = [];
		this.#cancelPatience?.();
		this.#cancelPatience = undefined;
		return stream;
	}
}
