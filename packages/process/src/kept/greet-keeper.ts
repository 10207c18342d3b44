import type { Socket } from "node:net";
import {
	FrameReader,
	type Header,
	longestFrame,
	longestGreeting,
	writeFrame,
} from "@parley/keeper/wire/frame";
import type { AgentState, KeeperMessage } from "@parley/keeper/wire/messages";
import { newNonce, proofOf, proves } from "@parley/keeper/wire/proof";
import { WordedError } from "@parley/words/worded-error";
import { KeeperLostError, KeeperProofError, KeeperWireError } from "./keeper-errors.ts";
import type { KeeperFiles } from "./keeper-files.ts";
import { parseKeeperMessage } from "./keeper-messages.ts";
import { chooseWire } from "./keeper-versions.ts";

const greetingMs = 10_000;

/** What a keeper says about itself, and the agents it had when the hub attached. */
export type Welcome = {
	readonly pid: number;
	readonly since: number;
	readonly version: string;
	readonly features: readonly string[];
	readonly agents: readonly AgentState[];
};

/** Receives what follows the welcome. */
export type FrameListener = (message: KeeperMessage, body: Buffer) => void;

/**
 * Proves to the keeper that this is a hub of its user, and lets it prove the same. The listener that `welcomed` returns gets the frames
 * that follow, from the first. It ends the connection by throwing, as bytes that are no frames do.
 */
export const greetKeeper = (
	socket: Socket,
	{ address, key }: KeeperFiles,
	version: string,
	welcomed: (welcome: Welcome) => FrameListener,
): Promise<void> =>
	new Promise((resolve, reject) => {
		let greeting: Extract<KeeperMessage, { readonly type: "greeting" }> | undefined;
		let listener: FrameListener | undefined;
		const nonce = newNonce();
		const timer = setTimeout(() => socket.destroy(new KeeperProofError(address)), greetingMs);
		const receive = (header: Header, body: Buffer): void => {
			const message = parseKeeperMessage(header);
			// Checked before its fields, which may be others there.
			const choice = header.type === "greeting" ? chooseWire(header["wire"]) : undefined;
			if (choice !== undefined && "refused" in choice)
				throw new KeeperWireError(String(header["version"]), choice.refused);
			if (message === undefined) throw new KeeperLostError({ cause: new Error(header.type) });
			if (listener !== undefined) listener(message, body);
			else if (greeting === undefined && message.type === "greeting" && choice !== undefined) {
				greeting = message;
				const proof = proofOf("hub", key, { keeper: greeting.nonce, hub: nonce });
				const { pid } = process;
				writeFrame(socket, { type: "hello", wire: choice.wire, version, pid, nonce, proof });
				// The list of agents may be long. Whoever sends it has yet to prove itself, but only to read it all.
				reader.limit = longestFrame;
			} else if (greeting !== undefined && message.type === "welcome") {
				const expected = proofOf("keeper", key, { keeper: greeting.nonce, hub: nonce });
				if (!proves(message.proof, expected)) throw new KeeperProofError(address);
				clearTimeout(timer);
				listener = welcomed({ ...greeting, agents: message.agents });
				resolve();
			} else throw new KeeperProofError(address);
		};
		const reader = new FrameReader(longestGreeting, receive);
		socket.on("data", (chunk: Buffer) => {
			if (socket.destroyed) return;
			try {
				reader.push(chunk);
			} catch (error) {
				socket.destroy(error instanceof Error ? error : undefined);
			}
		});
		/** One that ends does not greet; one that finds the proof wrong says nothing more. */
		const fail = (cause?: Error): void => {
			clearTimeout(timer);
			if (cause instanceof WordedError) reject(cause);
			else
				reject(
					greeting === undefined ? new KeeperLostError({ cause }) : new KeeperProofError(address, { cause }),
				);
		};
		socket.on("error", fail);
		socket.once("close", () => fail());
	});
