import { spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import type { Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { Attachment, type Receive } from "./attachment.ts";
import { signalGroups } from "./end-groups.ts";
import { type AgentOptions, KeptAgent } from "./kept-agent.ts";
import { Budget, type Limits } from "./limits.ts";
import { FrameError } from "./wire/frame.ts";
import type { AgentState, HubMessage } from "./wire/messages.ts";

const maxNoteBytes = 4 * 1024 * 1024;
/** The list of agents must fit into a frame with all notes. */
const maxListLength = 4 * maxNoteBytes;
const closeMs = 500;
const terminateMs = 2000;
const pollMs = 20;

export type KeeperOptions = {
	readonly folder: string;
	readonly key: Buffer;
	readonly limits: Limits;
	/** How long agents may run without a hub before the last one is started again. */
	readonly lonelyMs: number;
	/** How long that may take to attach. */
	readonly successorMs: number;
	/** How long the first hub may take. */
	readonly firstMs: number;
	/** Takes a line about what was refused or lost. */
	readonly log: (line: string) => void;
	/** There is nothing left to do. */
	readonly onDone: () => void;
};

/** All agents of one data folder, and the hub that is attached to them. */
export class Keeper {
	readonly #options: KeeperOptions;
	readonly #agents = new Map<string, KeptAgent>();
	readonly #budget = new Budget();
	readonly #since = Date.now();
	#attachment: Attachment | undefined;
	#successor: HubMessage<"successor"> | undefined;
	#alone: NodeJS.Timeout;
	#ending: Promise<void> | undefined;

	constructor(options: KeeperOptions) {
		this.#options = options;
		this.#alone = setTimeout(() => this.end(), options.firstMs);
	}

	/** A hub that comes too late is not greeted, and tries again until there is another keeper. */
	accept(socket: Socket): void {
		if (this.#ending !== undefined) {
			socket.destroy();
			return;
		}
		const hub = new Attachment(socket, this.#options, this.#since, (proof) => this.#attach(hub, proof));
		socket.once("close", () => this.#detach(hub));
	}

	/** Ends all agents, then the keeper. */
	end(): Promise<void> {
		this.#ending ??= this.#end();
		return this.#ending;
	}

	#attach(hub: Attachment, proof: string): Receive {
		if (this.#ending !== undefined) throw new FrameError("ending");
		clearTimeout(this.#alone);
		this.#attachment?.replace();
		this.#attachment = hub;
		for (const agent of this.#agents.values()) agent.found();
		hub.send({ type: "welcome", proof, agents: this.#list() });
		for (const { known, stderr } of this.#agents.values())
			if (stderr.length > 0) hub.send({ type: "stderr", agent: known.agent, kept: true }, stderr);
		return (message, body) => this.#receive(hub, message, body);
	}

	#detach(hub: Attachment): void {
		if (this.#attachment !== hub) return;
		this.#attachment = undefined;
		for (const { output } of this.#agents.values()) output.stop();
		const next = this.#successor;
		if (this.#agents.size === 0) void this.end();
		else this.#alone = setTimeout(() => (next ? this.#call(next) : this.end()), this.#options.lonelyMs);
	}

	#list(): AgentState[] {
		return [...this.#agents.values()].map((agent) => agent.state());
	}

	#receive(hub: Attachment, message: HubMessage, body: Buffer): void {
		if (message.type === "hello") throw new FrameError("hello");
		const agent = "agent" in message ? this.#agents.get(message.agent) : undefined;
		if (message.type === "start") this.#start(hub, message);
		else if (message.type === "successor") this.#successor = message;
		else if (message.type === "list") hub.send({ type: "agents", seq: message.seq, agents: this.#list() });
		else if (message.type === "end") void this.end();
		else if (message.type === "write" && agent === undefined)
			hub.send({ type: "written", agent: message.agent, seq: message.seq, error: "broken" });
		else if (message.type === "note" && agent) this.#note(agent, body);
		else if (message.type === "release" && agent) this.#release(agent);
		else agent?.receive(message, body, hub);
	}

	#start(hub: Attachment, message: HubMessage<"start">): void {
		const { seq, agent, mark, file, args, cwd, env, verbatim = false } = message;
		const fail = (error: NodeJS.ErrnoException): void =>
			hub.send({ type: "failed", seq, code: error.code ?? "", message: error.message });
		try {
			if (this.#ending !== undefined || this.#agents.has(agent)) throw new FrameError("start");
			const platform = { windowsVerbatimArguments: verbatim, windowsHide: true };
			const child = spawn(file, args, { cwd, env, detached: true, ...platform });
			// After the start nobody waits for it: a signal that does not reach a process finds it gone.
			child.on("error", fail);
			if (child.pid === undefined) return;
			const options: AgentOptions = {
				...this.#options,
				path: join(this.#options.folder, "kept", agent),
				budget: this.#budget,
				send: (...sent) => this.#attachment?.send(...sent),
			};
			this.#agents.set(agent, new KeptAgent({ agent, pid: child.pid, mark }, child, options));
			hub.send({ type: "started", seq, pid: child.pid });
		} catch (error) {
			fail(error instanceof Error ? error : new Error(String(error)));
		}
	}

	#release({ known, output }: KeptAgent): void {
		if (known.exit === undefined) throw new FrameError("release");
		this.#agents.delete(known.agent);
		output.remove();
	}

	/** One that is no JSON throws: it would make the list of agents unreadable. */
	#note({ known }: KeptAgent, body: Buffer): void {
		if (body.length > maxNoteBytes) throw new FrameError("note");
		known.note = JSON.parse(String(body));
		if (JSON.stringify(this.#list()).length > maxListLength) known.note = null;
	}

	#call({ command, args, cwd, env }: HubMessage<"successor">): void {
		this.#alone = setTimeout(() => this.end(), this.#options.successorMs);
		try {
			const output = openSync(join(this.#options.folder, "successor.log"), "a", 0o600);
			const stdio = ["ignore" as const, output, output];
			const child = spawn(command, args, { cwd, env, detached: true, windowsHide: true, stdio });
			closeSync(output);
			// One that does not start does not attach.
			child.on("error", () => undefined);
			child.unref();
		} catch {
			// A full disk, or a program that cannot be named.
			void this.end();
		}
	}

	async #end(): Promise<void> {
		clearTimeout(this.#alone);
		const running = [...this.#agents.values()].filter(({ isRunning }) => isRunning);
		for (const agent of running) agent.closeInput();
		const allExited = Promise.all(running.map(({ exited }) => exited));
		await Promise.race([allExited, delay(closeMs)]);
		const leaders = running.map(({ known }) => known.pid);
		let left = signalGroups(leaders, "SIGTERM");
		const deadline = performance.now() + terminateMs;
		while (left.length > 0 && performance.now() < deadline) {
			await delay(pollMs);
			left = signalGroups(left, 0);
		}
		if (signalGroups(left, "SIGKILL").length > 0) await allExited;
		this.#options.onDone();
	}
}
