import { connect, type Socket } from "node:net";
import { FrameReader, type Header, longestFrame, writeFrame } from "../wire/frame.ts";
import type { AgentState, HubMessage, KeeperMessage } from "../wire/messages.ts";
import { newNonce, proofOf } from "../wire/proof.ts";

type Of<T extends KeeperMessage["type"]> = Extract<KeeperMessage, { readonly type: T }>;
type Received = { readonly message: KeeperMessage; readonly body: Buffer };

/** The hub's own guards are in `process`; here the types are believed. */
const isKeeperMessage = (header: Header): header is Header & KeeperMessage => header.type !== undefined;

/** A hub that does no more than a test tells it to. */
export class RawHub {
	readonly socket: Socket;
	readonly received: Received[] = [];
	/** Resolves when the connection is over. */
	readonly closed: Promise<unknown>;
	agents: readonly AgentState[] = [];
	/** The output received of each agent. */
	readonly outputs = new Map<string, { from: number; bytes: Buffer[]; end: number }>();
	/** Takes the output instead, with the position after it. */
	onOutput: ((end: number) => void) | undefined;
	#wake = Promise.withResolvers<void>();
	#seq = 1;

	constructor(address: string) {
		this.socket = connect(address);
		const reader = new FrameReader(longestFrame, (header, body) => this.#receive(header, body));
		this.socket.on("data", (chunk: Buffer) => reader.push(chunk));
		this.socket.on("error", () => undefined);
		this.closed = new Promise((resolve) => this.socket.once("close", resolve));
		void this.closed.then(() => this.#wake.resolve());
	}

	static async attach(
		address: string,
		key: Buffer,
		hello: Partial<Record<string, unknown>> = {},
	): Promise<RawHub> {
		const hub = new RawHub(address);
		const greeting = await hub.until("greeting");
		const nonce = newNonce();
		const proof = proofOf("hub", key, { keeper: greeting.nonce, hub: nonce });
		hub.raw({ type: "hello", wire: 1, version: "test", pid: 1, nonce, proof, ...hello });
		const welcomed = hub.until("welcome").then(({ agents }) => {
			hub.agents = agents;
		});
		await Promise.race([welcomed.catch(() => undefined), hub.closed]);
		return hub;
	}

	raw(header: Header, body?: Buffer): void {
		writeFrame(this.socket, header, body);
	}

	send(message: HubMessage, body?: Buffer): void {
		this.raw(message, body);
	}

	/** The first message of a type that fits, received already or later. */
	async until<T extends KeeperMessage["type"]>(
		type: T,
		fits: (message: Of<T>) => boolean = () => true,
	): Promise<Of<T>> {
		const is = (message: KeeperMessage): message is Of<T> => message.type === type;
		for (;;) {
			for (const { message } of this.received) if (is(message) && fits(message)) return message;
			await this.change();
		}
	}

	/** Resolves when something more was received. */
	async change(): Promise<void> {
		if (this.socket.destroyed) throw new Error("the keeper has ended the connection");
		await this.#wake.promise;
	}

	async list(): Promise<readonly AgentState[]> {
		const seq = this.#seq++;
		this.send({ type: "list", seq });
		return (await this.until("agents", (message) => message.seq === seq)).agents;
	}

	async write(agent: string, line: string, mark: { key?: string; id?: number } = {}): Promise<Of<"written">> {
		const seq = this.#seq++;
		this.send({ type: "write", agent, seq, ...mark }, Buffer.from(line));
		return this.until("written", (message) => message.seq === seq);
	}

	/** Starts a Node script as an agent. */
	async start(agent: string, code: string): Promise<number> {
		const seq = this.#seq++;
		const [file, args, cwd] = [process.execPath, ["--eval", code], import.meta.dirname];
		this.send({ type: "start", seq, agent, mark: `mark of ${agent}`, file, args, cwd, env: {} });
		return (await this.until("started", (message) => message.seq === seq)).pid;
	}

	/** Resolves with the output from where it was read, once it reaches a position. */
	async output(agent: string, position: number): Promise<Buffer> {
		for (;;) {
			const found = this.outputs.get(agent);
			if (found !== undefined && found.end >= position) return Buffer.concat(found.bytes);
			await this.change();
		}
	}

	#receive(message: Header, body: Buffer): void {
		if (!isKeeperMessage(message)) throw new Error(`the keeper sends ${JSON.stringify(message)}`);
		if (message.type === "output" && this.onOutput !== undefined) this.onOutput(message.from + body.length);
		else if (message.type === "output") {
			const found = this.outputs.get(message.agent) ?? { from: message.from, bytes: [], end: message.from };
			this.outputs.set(message.agent, found);
			if (found.end !== message.from) throw new Error(`a gap: ${found.end} and ${message.from}`);
			found.bytes.push(body);
			found.end += body.length;
		} else this.received.push({ message, body });
		this.#wake.resolve();
		this.#wake = Promise.withResolvers();
	}
}
