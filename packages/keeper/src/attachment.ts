import type { Socket } from "node:net";
import { FrameError, FrameReader, longestFrame, longestGreeting, writeFrame } from "./wire/frame.ts";
import { type HubMessage, type KeeperMessage, parseHubMessage, wireVersion } from "./wire/messages.ts";
import { newNonce, proofOf, proves } from "./wire/proof.ts";

const proofMs = 5000;
/** How long a hub that was replaced may take to read so. */
const farewellMs = 1000;
/** Stderr beyond this is not sent to a hub that does not read: nobody waits for it, and the newest of it is kept. */
const stderrBytes = 4 * 1024 * 1024;

export type Greeting = Omit<Extract<KeeperMessage, { readonly type: "greeting" }>, "type" | "nonce" | "wire">;

/** The connection is ended for this. Thrown by whoever handles a message that no hub sends. */
export class ViolationError extends Error {
	override readonly name = "ViolationError";
}

export type AttachmentOptions = {
	readonly key: Buffer;
	readonly greeting: Greeting;
	/** The hub has proved itself; now it is to be welcomed. */
	readonly onProven: (attachment: Attachment, proof: string) => void;
	readonly onMessage: (attachment: Attachment, message: HubMessage, body: Buffer) => void;
	readonly onClosed: (attachment: Attachment) => void;
};

/** The connection of one hub. */
export class Attachment {
	readonly #socket: Socket;
	readonly #options: AttachmentOptions;
	readonly #nonce: string = newNonce();
	readonly #reader: FrameReader;
	readonly #timer: NodeJS.Timeout;
	#isProven = false;
	#isOver = false;
	#room: Promise<void> | undefined;

	constructor(socket: Socket, options: AttachmentOptions) {
		this.#socket = socket;
		this.#options = options;
		this.#timer = setTimeout(() => socket.destroy(), proofMs);
		this.#reader = new FrameReader(longestGreeting, (header, body) => {
			const message = this.#isOver ? undefined : parseHubMessage(header);
			if (message === undefined) throw new ViolationError(header.type);
			this.#receive(message, body);
		});
		// What follows is the close.
		socket.on("error", () => undefined);
		socket.on("data", (chunk: Buffer) => this.#read(chunk));
		socket.once("close", () => {
			clearTimeout(this.#timer);
			this.#isOver = true;
			options.onClosed(this);
		});
		this.send({ type: "greeting", wire: wireVersion, nonce: this.#nonce, ...options.greeting });
	}

	send(message: KeeperMessage, body?: Buffer): void {
		if (this.#isOver || !this.#socket.writable) return;
		if (message.type === "stderr" && this.#socket.writableLength > stderrBytes) return;
		writeFrame(this.#socket, message, body);
	}

	/** Resolves when the hub has read enough; undefined if it has already. */
	room(): Promise<void> | undefined {
		if (!this.#socket.writableNeedDrain || this.#socket.destroyed) return undefined;
		this.#room ??= new Promise((resolve) => {
			const go = (): void => {
				this.#socket.off("drain", go).off("close", go);
				this.#room = undefined;
				resolve();
			};
			this.#socket.on("drain", go).on("close", go);
		});
		return this.#room;
	}

	/** Cuts off a hub that another one follows. */
	replace(): void {
		this.send({ type: "replaced" });
		this.#isOver = true;
		this.#socket.end();
		setTimeout(() => this.#socket.destroy(), farewellMs).unref();
	}

	destroy(): void {
		this.#socket.destroy();
	}

	#read(chunk: Buffer): void {
		if (this.#isOver) return;
		try {
			this.#reader.push(chunk);
		} catch (error) {
			this.#isOver = true;
			this.#socket.destroy();
			if (!(error instanceof FrameError) && !(error instanceof ViolationError)) throw error;
		}
	}

	#receive(message: HubMessage, body: Buffer): void {
		if (this.#isProven) this.#options.onMessage(this, message, body);
		else this.#prove(message);
	}

	#prove(message: HubMessage): void {
		if (message.type !== "hello" || message.wire !== wireVersion) throw new ViolationError(message.type);
		const { key, onProven } = this.#options;
		const nonces = { keeper: this.#nonce, hub: message.nonce };
		if (!proves(message.proof, proofOf("hub", key, nonces))) throw new ViolationError("proof");
		clearTimeout(this.#timer);
		this.#isProven = true;
		this.#reader.limit = longestFrame;
		onProven(this, proofOf("keeper", key, nonces));
	}
}
