import { spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import type { Socket } from "node:net";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as delay } from "node:timers/promises";
import { Attachment, ViolationError } from "./attachment.ts";
import { signalGroups } from "./end-groups.ts";
import { KeptAgent, type Message, type Send } from "./kept-agent.ts";
import { Budget, type Limits } from "./limits.ts";
import type { HubMessage } from "./wire/messages.ts";
import { keeperVersion } from "./wire/versions.ts";

const maxNoteBytes = 4 * 1024 * 1024;
/** All notes must fit into the list of agents. */
const maxNotesBytes = 4 * maxNoteBytes;
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
	/** There is nothing left to do. */
	readonly onDone: () => void;
};

type AgentMessage = Exclude<HubMessage, Message<"hello" | "start" | "successor" | "list" | "end">>;

/** All agents of one data folder, and the hub that is attached to them. */
export class Keeper {
	readonly #options: KeeperOptions;
	readonly #agents = new Map<string, KeptAgent>();
	readonly #budget = new Budget();
	readonly #since = Date.now();
	#attachment: Attachment | undefined;
	#successor: Message<"successor"> | undefined;
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
		const { pid } = process;
		new Attachment(socket, {
			key: this.#options.key,
			greeting: { version: keeperVersion, features: [], pid, since: this.#since },
			onProven: (attachment, proof) => this.#attach(attachment, proof),
			onMessage: (attachment, message, body) => this.#handle(attachment, message, body),
			onClosed: (attachment) => this.#detach(attachment),
		});
	}

	/** Ends all agents, then the keeper. */
	end(): Promise<void> {
		this.#ending ??= this.#end();
		return this.#ending;
	}

	#attach(attachment: Attachment, proof: string): void {
		if (this.#ending !== undefined) {
			attachment.destroy();
			return;
		}
		clearTimeout(this.#alone);
		this.#attachment?.replace();
		this.#attachment = attachment;
		for (const agent of this.#agents.values()) {
			agent.output.stop();
			agent.found();
		}
		attachment.send({ type: "welcome", proof, agents: this.#list() });
		for (const { id, stderr } of this.#agents.values()) {
			if (stderr.length > 0) attachment.send({ type: "stderr", agent: id, kept: true }, stderr);
		}
	}

	#detach(attachment: Attachment): void {
		if (this.#attachment !== attachment) return;
		this.#attachment = undefined;
		for (const { output } of this.#agents.values()) output.stop();
		if (this.#agents.size === 0) void this.end();
		else this.#alone = setTimeout(() => this.#callSuccessor(), this.#options.lonelyMs);
	}

	#list(): ReturnType<KeptAgent["state"]>[] {
		return [...this.#agents.values()].map((agent) => agent.state());
	}

	#handle(attachment: Attachment, message: HubMessage, body: Buffer): void {
		const answer: Send = (each, bytes) => attachment.send(each, bytes);
		if (message.type === "hello") throw new ViolationError("hello");
		if (message.type === "start") this.#start(message, answer);
		else if (message.type === "successor") this.#successor = message;
		else if (message.type === "list") answer({ type: "agents", seq: message.seq, agents: this.#list() });
		else if (message.type === "end") void this.end();
		else {
			const agent = this.#agents.get(message.agent);
			if (agent !== undefined) this.#tell(agent, message, body, attachment);
			else if (message.type === "write")
				answer({ type: "written", agent: message.agent, seq: message.seq, error: "broken" });
		}
	}

	#tell(agent: KeptAgent, message: AgentMessage, body: Buffer, attachment: Attachment): void {
		const { id, output } = agent;
		switch (message.type) {
			case "write":
				agent.write(message, body, (each) => attachment.send(each));
				break;
			case "read":
				if (message.from < output.acknowledged || message.from > output.end) throw new ViolationError("read");
				output.read(message.from, message.upTo, {
					send: (from, bytes) => {
						attachment.send({ type: "output", agent: id, from }, bytes);
						return attachment.room();
					},
					// The next hub finds the same position, and ends the agent when it has tried often enough.
					fail: () => attachment.destroy(),
				});
				break;
			case "credit":
				output.credit(message.upTo);
				break;
			case "acknowledge":
				if (message.position > output.end) throw new ViolationError("acknowledge");
				if (message.position >= output.acknowledged) agent.witness = message.witness ?? null;
				output.acknowledge(message.position);
				break;
			case "note":
				this.#note(agent, body);
				break;
			case "forget":
				agent.forget(message.keys);
				break;
			case "closeInput":
				agent.closeInput();
				break;
			case "signal":
				agent.signal(message.signal);
				break;
			case "release":
				if (!agent.hasExited) throw new ViolationError("release");
				this.#agents.delete(id);
				// What stays is removed when a keeper starts.
				output.remove().catch(() => undefined);
		}
	}

	#start(message: Message<"start">, answer: Send): void {
		const { seq, agent: id } = message;
		const fail = (error: unknown): void => {
			const code = error instanceof Error && "code" in error ? String(error.code) : "";
			answer({ type: "failed", seq, code, message: error instanceof Error ? error.message : String(error) });
		};
		try {
			if (this.#ending !== undefined || this.#agents.has(id)) throw new ViolationError("start");
			const { folder, limits } = this.#options;
			const options = { folder: join(folder, "kept", id), limits, budget: this.#budget };
			const agent = KeptAgent.start(message, options, (...sent) => this.#attachment?.send(...sent), fail);
			if (agent === undefined) return;
			this.#agents.set(id, agent);
			answer({ type: "started", seq, pid: agent.pid });
		} catch (error) {
			fail(error);
		}
	}

	/** A note that is not JSON would make the list of agents unreadable; one too many would make it too long. */
	#note(agent: KeptAgent, body: Buffer): void {
		if (body.length > maxNoteBytes) throw new ViolationError("note");
		try {
			JSON.parse(body.toString("utf8"));
		} catch {
			throw new ViolationError("note");
		}
		agent.note = undefined;
		const others = [...this.#agents.values()].reduce((sum, { note }) => sum + (note?.length ?? 0), 0);
		if (others + body.length <= maxNotesBytes) agent.note = Buffer.from(body);
	}

	#callSuccessor(): void {
		if (this.#successor === undefined) {
			void this.end();
			return;
		}
		const { command, args, cwd, env } = this.#successor;
		const output = openSync(join(this.#options.folder, "successor.log"), "a", 0o600);
		const child = spawn(command, args, {
			cwd,
			env,
			detached: true,
			windowsHide: true,
			stdio: ["ignore", output, output],
		});
		closeSync(output);
		// One that does not start does not attach.
		child.on("error", () => undefined);
		child.unref();
		this.#alone = setTimeout(() => this.end(), this.#options.successorMs);
	}

	async #end(): Promise<void> {
		clearTimeout(this.#alone);
		const running = [...this.#agents.values()].filter(({ isRunning }) => isRunning);
		for (const agent of running) agent.closeInput();
		const allExited = Promise.all(running.map(({ exited }) => exited));
		await Promise.race([allExited, delay(closeMs)]);
		const leaders = running.map(({ pid }) => pid);
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
