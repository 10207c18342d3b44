import type { ChildProcessWithoutNullStreams } from "node:child_process";
import type { Attachment } from "./attachment.ts";
import { signalGroups } from "./end-groups.ts";
import { KeptOutput, type OutputOptions } from "./kept-output.ts";
import { FrameError } from "./wire/frame.ts";
import type { AgentState, Exit, HubMessage, KeeperMessage } from "./wire/messages.ts";

/** How long output is awaited after the exit; a child that left the group may hold the pipe open. */
const drainMs = 500;
/** More than pipes hold: whatever goes on writing after the exit is not the agent. */
const lastBytes = 2 * 1024 * 1024;
const tailBytes = 64 * 1024;

export type AgentOptions = OutputOptions & {
	/** Reaches the hub that is attached, if any. */
	readonly send: (message: KeeperMessage, body?: Buffer) => void;
};

/** The process of an agent with its pipes, and what the hub wants remembered about it. */
export class KeptAgent {
	/** What hubs are told of it, beside its output and its keys. */
	readonly known: Omit<AgentState, "keys" | "acknowledged" | "end" | "kept">;
	readonly output: KeptOutput;
	/** Settles when it has exited and its output has been read. */
	readonly exited: Promise<void>;
	/** The newest of it. */
	stderr: Buffer = Buffer.alloc(0);
	readonly #child: ChildProcessWithoutNullStreams;
	readonly #options: AgentOptions;
	readonly #keys = new Map<string, number | undefined>();
	#foundAt = -1;

	constructor(
		known: Pick<AgentState, "agent" | "pid" | "mark">,
		child: ChildProcessWithoutNullStreams,
		options: AgentOptions,
	) {
		this.known = { ...known, since: Date.now(), lastId: 0, witness: null, attempts: 0, note: null };
		this.#child = child;
		this.#options = options;
		this.output = new KeptOutput(options);
		this.exited = this.#watch();
	}

	get isRunning(): boolean {
		return this.#child.exitCode === null && this.#child.signalCode === null;
	}

	/** By another hub. Counts those in a row that find the same unread output: none of them may be able to read it. */
	found(): void {
		const { acknowledged, end } = this.output;
		this.output.stop();
		const isSame = acknowledged === this.#foundAt;
		this.known.attempts = end === acknowledged ? 0 : isSame ? this.known.attempts + 1 : 1;
		this.#foundAt = acknowledged;
	}

	state(): AgentState {
		const { acknowledged, end } = this.output;
		const keys = [...this.#keys].map(([key, id]) => ({ key, id }));
		return { ...this.known, keys, acknowledged, end, kept: end - acknowledged };
	}

	closeInput(): void {
		this.#child.stdin.end();
	}

	/** Does what a hub wants with this agent. Throws at what no hub can want. */
	receive(message: HubMessage, body: Buffer, hub: Attachment): void {
		const { output } = this;
		if (message.type === "write") this.#write(message, body, hub);
		else if (message.type === "read") this.#read(message, hub);
		else if (message.type === "credit") output.credit(message.upTo);
		else if (message.type === "acknowledge") {
			if (message.position > output.end) throw new FrameError("acknowledge");
			if (message.position >= output.acknowledged) this.known.witness = message.witness ?? null;
			output.acknowledge(message.position);
		} else if (message.type === "forget") for (const key of message.keys) this.#keys.delete(key);
		else if (message.type === "closeInput") this.closeInput();
		// Reaches the process itself, not its children.
		else if (message.type === "signal") this.#child.kill(message.signal);
		else throw new FrameError(message.type);
	}

	/** Writes a line, unless its key has been written, and answers when the pipe has taken it. */
	#write({ agent, seq, key, id }: HubMessage<"write">, line: Buffer, hub: Attachment): void {
		const { stdin } = this.#child;
		const answer = (result: { skipped?: true; error?: string }): void =>
			hub.send({ type: "written", agent, seq, ...result });
		if (key !== undefined && this.#keys.has(key)) answer({ skipped: true });
		else if (!stdin.writable) answer({ error: "broken" });
		else if (stdin.writableLength + line.length > this.#options.limits.input) answer({ error: "full" });
		else {
			if (key !== undefined) this.#keys.set(key, id);
			this.known.lastId = Math.max(this.known.lastId, id ?? 0);
			stdin.write(line, (error) => answer(error ? { error: "broken" } : {}));
		}
	}

	#read({ agent, from, upTo }: HubMessage<"read">, hub: Attachment): void {
		if (from < this.output.acknowledged || from > this.output.end) throw new FrameError("read");
		this.output.read(from, upTo, {
			send: (at, bytes) =>
				new Promise((resolve) => hub.send({ type: "output", agent, from: at }, bytes, resolve)),
			// Nobody could understand what it says from now on.
			fail: () => {
				if (this.isRunning) signalGroups([this.known.pid], "SIGKILL");
				if (this.known.exit !== undefined) this.#tellExit(this.known.exit);
			},
		});
	}

	/** Once more if its output turns out to end earlier. */
	#tellExit(exit: Exit): void {
		const { output, known } = this;
		known.exit = { ...exit, unreadable: output.cut };
		this.#options.send({ type: "exited", agent: known.agent, ...known.exit, end: output.end });
	}

	async #watch(): Promise<void> {
		const { agent } = this.known;
		const { stdin, stdout, stderr } = this.#child;
		// Each write is told of its own failure.
		stdin.on("error", () => undefined);
		stderr.on("error", () => undefined);
		stderr.on("data", (chunk: Buffer) => {
			this.stderr = Buffer.concat([this.stderr, chunk]).subarray(-tailBytes);
			this.#options.send({ type: "stderr", agent }, chunk);
		});
		let left = Number.POSITIVE_INFINITY;
		let silences = 0;
		let giveUp: NodeJS.Timeout | undefined;
		this.#child.once("exit", () => {
			this.output.close();
			left = lastBytes;
			// Twice, since a machine that was suspended runs its timers before it reads.
			giveUp = setInterval(() => {
				silences += 1;
				if (silences > 1) for (const pipe of [stdout, stderr]) pipe.destroy();
			}, drainMs / 2);
		});
		const closed = new Promise<Exit>((resolve) => {
			this.#child.once("close", (code, signal) =>
				resolve(signal === null ? { code: code ?? -1 } : { signal }),
			);
		});
		try {
			for await (const chunk of stdout) {
				await readOnce();
				await this.output.push(chunk);
				silences = 0;
				left -= chunk.length;
				if (left < 0) break;
			}
		} catch {
			// It cannot be read, or was destroyed: either way this is its end.
		}
		const exit = await closed;
		clearInterval(giveUp);
		this.#tellExit(exit);
	}
}

/**
 * Resolves after the event loop has polled once more. What an agent wrote to stderr before a chunk of stdout is in its pipe when the
 * chunk is read, so then it has been read too: the hub gets it first.
 */
const readOnce = (): Promise<void> => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
