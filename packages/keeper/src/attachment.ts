import type { Socket } from "node:net";
import process from "node:process";
import { FrameError, FrameReader, longestFrame, longestGreeting, writeFrame } from "./wire/frame.ts";
import {
	type HubMessage,
	isHubMessage,
	type KeeperMessage,
	keeperVersion,
	wireVersion,
} from "./wire/messages.ts";
import { newNonce, proofOf, proves } from "./wire/proof.ts";

const proofMs = 5000;
/** How long a hub that was replaced may take to read so. */
const farewellMs = 1000;
/** Stderr beyond this is not sent to a hub that does not read: nobody waits for it, and the newest of it is kept. */
const stderrBytes = 4 * 1024 * 1024;

/** Takes what a hub sends that has proved itself. Whatever it throws ends the connection. */
export type Receive = (message: HubMessage, body: Buffer) => void;

/** The connection of one hub. */
export class Attachment {
	readonly #socket: Socket;
	#receive: Receive;

	/** `welcome` is called with the keeper's proof once the hub has proved itself. */
	constructor(
		socket: Socket,
		{ key, log }: { readonly key: Buffer; readonly log: (line: string) => void },
		since: number,
		welcome: (proof: string) => Receive,
	) {
		this.#socket = socket;
		const nonce = newNonce();
		const timer = setTimeout(() => socket.destroy(), proofMs);
		const reader = new FrameReader(longestGreeting, (header, body) => {
			if (!isHubMessage(header)) throw new FrameError(header.type);
			this.#receive(header, body);
		});
		this.#receive = (hello) => {
			if (hello.type !== "hello" || hello.wire !== wireVersion) throw new FrameError(hello.type);
			const nonces = { keeper: nonce, hub: hello.nonce };
			if (!proves(hello.proof, proofOf("hub", key, nonces))) throw new FrameError("proof");
			clearTimeout(timer);
			reader.limit = longestFrame;
			this.#receive = welcome(proofOf("keeper", key, nonces));
		};
		socket.on("data", (chunk: Buffer) => {
			try {
				reader.push(chunk);
			} catch (error) {
				log(String(error));
				socket.destroy();
			}
		});
		// What follows is the close.
		socket.on("error", () => undefined);
		socket.once("close", () => clearTimeout(timer));
		const self = { wire: wireVersion, version: keeperVersion, features: [], pid: process.pid };
		this.send({ type: "greeting", ...self, since, nonce });
	}

	/** Calls back when the system has taken it. */
	send(message: KeeperMessage, body?: Buffer, onSent?: () => void): void {
		const isTooMuch = message.type === "stderr" && this.#socket.writableLength > stderrBytes;
		if (this.#socket.writable && !isTooMuch) writeFrame(this.#socket, message, body, onSent);
	}

	/** Cuts off a hub that another one follows. */
	replace(): void {
		this.send({ type: "replaced" });
		this.#receive = () => undefined;
		this.#socket.end();
		setTimeout(() => this.#socket.destroy(), farewellMs).unref();
	}
}
