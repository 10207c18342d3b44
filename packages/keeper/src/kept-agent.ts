import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import type { Readable } from "node:stream";
import { KeptOutput, type OutputOptions } from "./kept-output.ts";
import type { AgentState, HubMessage, KeeperMessage } from "./wire/messages.ts";

/** How long output is awaited after the exit; a child that left the group may hold the pipe open. */
const drainMs = 500;
/** More than pipes hold: whatever goes on writing after the exit is not the agent. */
const lastBytes = 2 * 1024 * 1024;
const tailBytes = 64 * 1024;

export type Message<T extends HubMessage["type"]> = Extract<HubMessage, { readonly type: T }>;
export type Send = (message: KeeperMessage, body?: Buffer) => void;

/** The process of an agent with its pipes, and what the hub wants remembered about it. */
export class KeptAgent {
	readonly id: string;
	readonly pid: number;
	readonly output: KeptOutput;
	/** Settles when it has exited and its output has been read. */
	readonly exited: Promise<void>;
	witness: unknown = null;
	note: Buffer | undefined;
	readonly #mark: string;
	readonly #since = Date.now();
	readonly #child: ChildProcessWithoutNullStreams;
	readonly #options: OutputOptions;
	readonly #send: Send;
	readonly #keys = new Map<string, number | undefined>();
	#lastId = 0;
	#tail: Buffer = Buffer.alloc(0);
	#exit: AgentState["exit"];
	#attempts = 0;
	#foundAt: number | undefined;
	/** Set at the exit. */
	#giveUp: NodeJS.Timeout | undefined;
	#isPushing = false;

	private constructor(
		{ agent, mark }: Message<"start">,
		child: ChildProcessWithoutNullStreams,
		pid: number,
		options: OutputOptions,
		send: Send,
	) {
		this.id = agent;
		this.pid = pid;
		this.#mark = mark;
		this.#child = child;
		this.#options = options;
		this.#send = send;
		this.output = new KeptOutput(options);
		// Each write is told of its own failure; a signal that does not reach a process finds it gone.
		child.stdin.on("error", () => undefined);
		child.on("error", () => undefined);
		this.exited = this.#watch();
	}

	/** Throws the error of `spawn`, or calls back with it. `send` reaches the hub that is attached, if any. */
	static start(
		message: Message<"start">,
		options: OutputOptions,
		send: Send,
		onFailed: (error: unknown) => void,
	): KeptAgent | undefined {
		const { file, args, cwd, env, verbatim = false } = message;
		const child = spawn(file, args, {
			cwd,
			env,
			windowsVerbatimArguments: verbatim,
			detached: true,
			windowsHide: true,
			stdio: ["pipe", "pipe", "pipe"],
		});
		if (child.pid !== undefined) return new KeptAgent(message, child, child.pid, options, send);
		child.once("error", onFailed);
		return undefined;
	}

	get isRunning(): boolean {
		return this.#child.exitCode === null && this.#child.signalCode === null;
	}

	/** Whether it may be forgotten. */
	get hasExited(): boolean {
		return this.#exit !== undefined;
	}

	get stderr(): Buffer {
		return this.#tail;
	}

	/** Counts the hubs in a row that find the same unread output: none of them may be able to read it. */
	found(): void {
		const { acknowledged, end } = this.output;
		if (end === acknowledged) this.#foundAt = undefined;
		this.#attempts = end === acknowledged ? 0 : this.#foundAt === acknowledged ? this.#attempts + 1 : 1;
		if (end > acknowledged) this.#foundAt = acknowledged;
	}

	state(): AgentState {
		const { acknowledged, end } = this.output;
		return {
			agent: this.id,
			pid: this.pid,
			since: this.#since,
			mark: this.#mark,
			keys: [...this.#keys].map(([key, id]) => (id === undefined ? { key } : { key, id })),
			lastId: this.#lastId,
			acknowledged,
			witness: this.witness,
			end,
			kept: end - acknowledged,
			attempts: this.#attempts,
			note: this.note === undefined ? null : JSON.parse(this.note.toString("utf8")),
			...(this.#exit === undefined ? {} : { exit: this.#exit }),
		};
	}

	/** Writes a line, unless its key has been written, and answers when the pipe has taken it. */
	write({ seq, key, id }: Message<"write">, line: Buffer, answer: Send): void {
		const { stdin } = this.#child;
		const reply = (result: { skipped?: true; error?: string }): void =>
			answer({ type: "written", agent: this.id, seq, ...result });
		if (key !== undefined && this.#keys.has(key)) reply({ skipped: true });
		else if (!stdin.writable) reply({ error: "broken" });
		else if (stdin.writableLength + line.length > this.#options.limits.input) reply({ error: "full" });
		else {
			if (key !== undefined) this.#keys.set(key, id);
			this.#lastId = Math.max(this.#lastId, id ?? 0);
			stdin.write(line, (error) => reply(error ? { error: "broken" } : {}));
		}
	}

	forget(keys: readonly string[]): void {
		for (const key of keys) this.#keys.delete(key);
	}

	closeInput(): void {
		this.#child.stdin.end();
	}

	/** Reaches the process itself, not its children. */
	signal(signal: NodeJS.Signals): void {
		this.#child.kill(signal);
	}

	async #watch(): Promise<void> {
		const { stdout, stderr } = this.#child;
		stderr.on("data", (chunk: Buffer) => {
			this.#tail = Buffer.concat([this.#tail, chunk]).subarray(-tailBytes);
			this.#send({ type: "stderr", agent: this.id }, chunk);
		});
		stderr.on("error", () => undefined);
		const isRead = Promise.all([this.#read(stdout), closed(stderr)]);
		const exit = await new Promise<NonNullable<AgentState["exit"]>>((resolve) => {
			this.#child.once("exit", (code, signal) =>
				resolve(signal === null ? { code: code ?? -1 } : { signal }),
			);
		});
		this.output.close();
		this.#giveUp = setTimeout(() => {
			// A slow disk is no reason to give up what has been received.
			if (this.#isPushing) return;
			stdout.destroy();
			stderr.destroy();
		}, drainMs);
		await isRead;
		clearTimeout(this.#giveUp);
		this.#exit = exit;
		this.#send({ type: "exited", agent: this.id, ...exit, end: this.output.end });
	}

	async #read(stdout: Readable): Promise<void> {
		let left = lastBytes;
		try {
			for await (const chunk of stdout) {
				await readOnce();
				this.#isPushing = true;
				await this.output.push(chunk);
				this.#isPushing = false;
				if (this.#giveUp === undefined) continue;
				this.#giveUp.refresh();
				left -= chunk.length;
				if (left < 0) return;
			}
		} catch {
			// It cannot be read, or was destroyed: either way this is its end.
		}
	}
}

/**
 * Resolves after the event loop has polled once more. What an agent wrote to stderr before a chunk of stdout is in its pipe when the
 * chunk is read, so then it has been read too: the hub gets it first.
 */
const readOnce = (): Promise<void> => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

const closed = (stream: Readable): Promise<void> => new Promise((resolve) => stream.once("close", resolve));
