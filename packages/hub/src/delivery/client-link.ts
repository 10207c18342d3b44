import { randomInt } from "node:crypto";
import type { Schedule } from "@parley/base/time/schedule";
import type { EventStream, StreamMessage } from "./event-stream.ts";
import { MessageRing } from "./message-ring.ts";
import { formatStreamId, parseStreamId } from "./stream-id.ts";

const megabyte = 1024 * 1024;

/** How much a link buffers for a returning client, and how far it lets a slow connection fall behind. */
const maxKeptBytes = 2 * megabyte;
const maxWaitingBytes = 8 * megabyte;

/** Above this, a connection receives nothing that can also be sent later. */
const congestedBytes = megabyte;

/** The same for unacknowledged data, wherever it is buffered. */
const windowBytes = maxKeptBytes - 256 * 1024;

/** How long a connection may accept nothing, or an acknowledging client stay silent. */
const patience = 60_000;

/** Resumed: the client gets all it missed. Fresh: it must send hello and request what it missed. */
export type Attached = "resumed" | "fresh";

export type ClientLinkOptions = {
	readonly epoch: string;
	readonly later: Schedule;
	/** Called when this side closes the connection because the client neither reads nor acknowledges. */
	readonly onDropped: () => void;
	/** Offsets start at random, so that an id from this client's earlier link, perhaps to an earlier hub, is not mistaken for ours. */
	readonly start?: number;
};

/** The hub's side of one client's stream: numbers messages, and buffers the last ones for a short absence. */
export class ClientLink {
	readonly #options: ClientLinkOptions;
	readonly #ring = new MessageRing(maxKeptBytes);
	#offset: number;
	#stream: EventStream | undefined;
	#waitingBytes = 0;
	/** It has acknowledged on this connection, so it must keep doing so. */
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

	/** Whether the client is falling behind. */
	get isCongested(): boolean {
		if (this.#stream === undefined) return false;
		return this.#waitingBytes > congestedBytes || (this.#acknowledges && this.#ring.bytes > windowBytes);
	}

	/** Calls back when a congested connection has drained; never if it closes first. */
	onceDrained(callback: () => void): void {
		if (this.#stream === undefined) return;
		this.#onceFree.push(callback);
		this.#awaitDrain(this.#stream);
	}

	/** Events were left out of the stream, so a returning client cannot resume and must send hello. */
	leaveOut(): void {
		this.#ring.leaveHole();
	}

	/** Attaches a new connection and closes the client's previous one. */
	attach(stream: EventStream, lastEventId: string | undefined): Attached {
		this.#release()?.end();
		this.#stream = stream;
		const seen = parseStreamId(lastEventId, this.#options.epoch);
		const missed = seen === undefined ? undefined : this.#ring.after(seen, this.#offset);
		this.#ring.beginAnew();
		for (const message of missed ?? []) stream.write(message);
		return missed === undefined ? "fresh" : "resumed";
	}

	/** The connection has closed; pushed messages are buffered as far as they fit. */
	detach(stream: EventStream): void {
		if (this.#stream === stream) this.#release();
	}

	push(data: string): void {
		const offset = ++this.#offset;
		const message: StreamMessage = { id: formatStreamId(this.#options.epoch, offset), data };
		this.#ring.add(offset, message);
		const stream = this.#stream;
		if (stream === undefined) return;
		// Checked before writing, since what is written now has had no chance to drain.
		this.#waitingBytes = stream.waiting;
		stream.write(message);
		if (this.#waitingBytes > maxWaitingBytes) this.#drop();
		else if (this.isCongested) this.#awaitDrain(stream);
	}

	/** The client has everything up to this id. Also a heartbeat: a client that has acknowledged once must keep doing so. */
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

	/** Closes a connection that does not drain, since it would cost memory here. */
	#drop(): void {
		this.#release()?.end();
		this.#options.onDropped();
	}

	/** Drops the connection and its timers. */
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
