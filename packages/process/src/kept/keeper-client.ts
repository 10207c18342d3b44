import type { Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { type Header, writeFrame } from "@parley/keeper/wire/frame";
import {
	type AgentState,
	type HubMessage,
	type KeeperMessage,
	keeperVersion,
} from "@parley/keeper/wire/messages";

import type { Logger } from "@parley/logging/logger";
import { treeVariable } from "@parley/protocol/agent/tree-variable";
import { endingMs, findKeeper, findOrStartKeeper, type KeeperStart, patiently } from "./connect-keeper.ts";
import { greetKeeper, type Welcome } from "./greet-keeper.ts";
import {
	KeeperDetachedError,
	type KeeperGoneError,
	KeeperLostError,
	KeeperReplacedError,
} from "./keeper-errors.ts";
import { type KeeperFiles, keeperFiles } from "./keeper-files.ts";
import { isOlder } from "./keeper-versions.ts";

/** What arrives for an agent that nobody has taken up yet; the oldest is dropped. */
const maxEarlyFrames = 64;

/** How long a keeper may take to read the last that it was sent. */
const detachMs = 2000;

export type KeeperClientOptions = {
	/** The keeper's own folder in the data folder. */
	readonly folder: string;
	/** The version of this hub. */
	readonly version: string;
	readonly logger: Logger;
	readonly start?: KeeperStart;
	/** Gives up attaching; it has no effect once attached. */
	readonly signal?: AbortSignal;
};

/** How to start a hub again. The environment is complete. */
export type Successor = Omit<Extract<HubMessage, { readonly type: "successor" }>, "type">;

type AgentMessage = Extract<KeeperMessage, { readonly type: "output" | "stderr" | "exited" }>;
type Answer = Extract<KeeperMessage, { readonly seq: number }>;
type Request = Extract<HubMessage, { readonly seq: number }>;
type WithoutSeq<T> = T extends unknown ? Omit<T, "seq"> : never;

/** Receives what the keeper says about one agent, and that it says nothing more. */
export type AgentListener = {
	readonly onMessage: (message: AgentMessage, body: Buffer) => void;
	readonly onGone: (reason: KeeperGoneError) => void;
};

type Acknowledgement = Extract<HubMessage, { readonly type: "acknowledge" }>;

type Pending = { readonly resolve: (answer: Answer) => void; readonly reject: (error: Error) => void };

/** This hub's connection to the keeper of its agents. */
export class KeeperClient {
	/** The keeper, and the agents that it had when this hub attached. */
	readonly welcome: Welcome;
	readonly #socket: Socket;
	readonly #logger: Logger;
	readonly #pending = new Map<number, Pending>();
	readonly #listeners = new Map<string, AgentListener>();
	readonly #early = new Map<string, [AgentMessage, Buffer][]>();
	readonly #closed = Promise.withResolvers<KeeperGoneError>();
	readonly #acknowledgements = new Map<string, Acknowledgement>();
	#gone: KeeperGoneError | undefined;
	#nextSeq = 1;

	private constructor(socket: Socket, welcome: Welcome, logger: Logger) {
		this.#socket = socket;
		this.welcome = welcome;
		this.#logger = logger.child("keeper", { keeper: welcome.pid });
		for (const { agent } of welcome.agents) this.#early.set(agent, []);
		socket.on("error", (cause) => this.#leave(new KeeperLostError({ cause })));
		socket.once("close", () => this.#leave(new KeeperLostError()));
		this.#logger.info("Attached to the keeper", { agents: welcome.agents.length, since: welcome.since });
	}

	/** Attaches to the keeper of a folder, which is started if there is none. Cuts off the hub that was attached before. */
	static async connect(options: KeeperClientOptions): Promise<KeeperClient> {
		const { folder, start = {}, signal } = options;
		const files = await keeperFiles(folder);
		return patiently(
			async () => KeeperClient.#attach(await findOrStartKeeper(files, start, signal), files, options),
			signal,
		);
	}

	/** Attaches to the keeper of a folder. Undefined if there is none. */
	static async find(options: KeeperClientOptions): Promise<KeeperClient | undefined> {
		const files = await keeperFiles(options.folder);
		return patiently(async () => {
			const socket = await findKeeper(files.address);
			return socket === undefined ? undefined : KeeperClient.#attach(socket, files, options);
		}, options.signal);
	}

	static async #attach(
		socket: Socket,
		files: KeeperFiles,
		{ version, logger, signal }: KeeperClientOptions,
	): Promise<KeeperClient> {
		const attached = Promise.withResolvers<KeeperClient>();
		const greeted = greetKeeper(socket, files, version, (welcome) => {
			const client = new KeeperClient(socket, welcome, logger);
			attached.resolve(client);
			return (message, body) => client.#receive(message, body);
		});
		const giveUp = (): unknown => socket.destroy(new KeeperDetachedError());
		signal?.addEventListener("abort", giveUp);
		if (signal?.aborted === true) giveUp();
		await greeted.finally(() => signal?.removeEventListener("abort", giveUp));
		return attached.promise;
	}

	/** Whether a keeper that this version starts would be a newer one. */
	get isOutdated(): boolean {
		return isOlder(this.welcome.version, keeperVersion);
	}

	get pid(): number {
		return this.welcome.pid;
	}

	/** Resolves when the connection is over, with the reason. Never rejects. */
	get closed(): Promise<KeeperGoneError> {
		return this.#closed.promise;
	}

	/** Why the connection is over; undefined while it is not. */
	get gone(): KeeperGoneError | undefined {
		return this.#gone;
	}

	/** Calls back when another hub has attached: this one has no agents any more. */
	onReplaced(callback: () => void): void {
		void this.closed.then((reason) => {
			if (reason instanceof KeeperReplacedError) callback();
		});
	}

	/** Calls back when the keeper has died, or broke the contract. */
	onLost(callback: (reason: KeeperLostError) => void): void {
		void this.closed.then((reason) => {
			if (reason instanceof KeeperLostError) callback(reason);
		});
	}

	/** The agents as they are now. */
	async list(): Promise<readonly AgentState[]> {
		const answer = await this.request({ type: "list" });
		return answer.type === "agents" ? answer.agents : [];
	}

	/** Tells the keeper which hub to start when it has been alone for too long. */
	succeededBy({ env, ...rest }: Successor): void {
		const { [treeVariable]: _, ...unmarked } = env;
		this.send({ type: "successor", ...rest, env: unmarked });
	}

	/** Ends all agents and the keeper. Resolves when both are gone, or with false if the keeper does not end in time. */
	async end(withinMs = endingMs): Promise<boolean> {
		this.send({ type: "end" });
		const limit = new AbortController();
		const isGone = await Promise.race([
			this.closed.then(() => true),
			delay(withinMs, false, { signal: limit.signal }).catch(() => false),
		]);
		limit.abort();
		if (!isGone) this.fail(new Error("it does not end"));
		return isGone;
	}

	/** Leaves the agents to the next hub. Resolves when everything sent so far has been handed over. */
	async detach(): Promise<void> {
		if (this.#gone !== undefined) return;
		this.#sendAcknowledgements();
		this.#gone = new KeeperDetachedError();
		const isEnded = new Promise<void>((resolve) => {
			this.#socket.once("close", () => resolve());
		});
		this.#socket.end();
		const timer = setTimeout(() => this.#socket.destroy(), detachMs);
		await isEnded;
		clearTimeout(timer);
		this.#leave(this.#gone);
	}

	/** Takes up an agent: its listener gets what has arrived for it since this hub attached. */
	listen(agent: string, listener: AgentListener): void {
		if (this.#gone !== undefined) {
			listener.onGone(this.#gone);
			return;
		}
		this.#listeners.set(agent, listener);
		const early = this.#early.get(agent) ?? [];
		this.#early.delete(agent);
		for (const [message, body] of early) listener.onMessage(message, body);
	}

	unlisten(agent: string): void {
		this.#listeners.delete(agent);
	}

	/** Sends what needs no answer. After the connection it does nothing: whoever cares listens to its end. */
	send(message: HubMessage, body?: Buffer): void {
		this.#sendAcknowledgements();
		if (this.#gone === undefined) writeFrame(this.#socket, message, body);
	}

	/** Sends the last one of an agent in this turn of the event loop: a commit settles many lines, and each frame wakes the keeper. */
	acknowledge(acknowledgement: Acknowledgement): void {
		if (this.#acknowledgements.size === 0) setImmediate(() => this.#sendAcknowledgements());
		this.#acknowledgements.set(acknowledgement.agent, acknowledgement);
	}

	/** Rejects with a KeeperGoneError, or a FrameError if it is too long. */
	request(request: WithoutSeq<Request>, body?: Buffer): Promise<Answer> {
		return new Promise((resolve, reject) => {
			this.#sendAcknowledgements();
			if (this.#gone !== undefined) throw this.#gone;
			const seq = this.#nextSeq++;
			const header: Header = { ...request, seq };
			writeFrame(this.#socket, header, body);
			this.#pending.set(seq, { resolve, reject });
		});
	}

	/** Ends the connection with a keeper that breaks the contract. */
	fail(cause: Error): void {
		this.#socket.destroy(cause);
	}

	#sendAcknowledgements(): void {
		const all = [...this.#acknowledgements.values()];
		this.#acknowledgements.clear();
		for (const each of all) if (this.#gone === undefined) writeFrame(this.#socket, each);
	}

	#receive(message: KeeperMessage, body: Buffer): void {
		if (this.#gone !== undefined && !(this.#gone instanceof KeeperDetachedError)) return;
		if (message.type === "replaced") this.#leave(new KeeperReplacedError());
		else if ("seq" in message) {
			this.#pending.get(message.seq)?.resolve(message);
			this.#pending.delete(message.seq);
		} else if ("agent" in message) this.#pass(message, body);
	}

	#pass(message: AgentMessage, body: Buffer): void {
		// After a detachment agents belong to the next hub, and so does all they say.
		if (this.#gone !== undefined) return;
		const listener = this.#listeners.get(message.agent);
		if (listener !== undefined) {
			listener.onMessage(message, body);
			return;
		}
		const early = this.#early.get(message.agent);
		early?.push([message, body]);
		if (early !== undefined && early.length > maxEarlyFrames) early.shift();
	}

	#leave(reason: KeeperGoneError): void {
		if (this.#gone !== undefined && this.#gone !== reason) return;
		this.#gone = reason;
		if (reason instanceof KeeperLostError) this.#logger.error("The keeper is lost", { error: reason });
		else this.#logger.info("No longer attached to the keeper", { reason: reason.name });
		this.#socket.destroy();
		this.#closed.resolve(reason);
		for (const { reject } of this.#pending.values()) reject(reason);
		this.#pending.clear();
		for (const listener of this.#listeners.values()) listener.onGone(reason);
		this.#listeners.clear();
	}
}
