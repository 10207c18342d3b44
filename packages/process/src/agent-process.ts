import type { ChildProcessWithoutNullStreams } from "node:child_process";
import { finished, type Readable, type Writable } from "node:stream";
import { streamSink } from "@parley/jsonrpc/line-sink";
import type { Logger } from "@parley/logging/logger";
import { afterStderr } from "./after-stderr.ts";
import type { AgentCommand } from "./agent-command.ts";
import { AgentEnding } from "./agent-ending.ts";
import type { AgentExit } from "./agent-exit.ts";
import { noteTree, requireFolder } from "./note-tree.ts";
import { spawnMarked } from "./spawn-marked.ts";
import { StderrLog } from "./stderr-log.ts";
import { ProcessTree } from "./tree/process-tree.ts";
import type { LedgerEntry, TreeLedger } from "./tree/tree-ledger.ts";
import { newMark } from "./tree/tree-mark.ts";

export type EndPatience = {
	/** How long an agent may take to exit once its stdin is closed. */
	readonly closeMs: number;
	/** How long it and its children may take after SIGTERM. */
	readonly terminateMs: number;
};

export const defaultPatience: EndPatience = { closeMs: 500, terminateMs: 2000 };

/** How long the pipe is read after the exit; a child that left the group may hold it open. */
const drainMs = 500;

type Parts = {
	readonly child: ChildProcessWithoutNullStreams;
	readonly pid: number;
	readonly mark: string;
	readonly tree: ProcessTree;
	readonly entry: LedgerEntry | undefined;
	readonly logger: Logger;
	readonly patience: EndPatience;
};

/** A running agent: the leader of its own process group, and marked, so that its whole tree can be found and ended. */
export class AgentProcess {
	readonly id: string;
	readonly pid: number;
	/** Where `stdout` begins in its output. */
	readonly from = 0;
	/** Settles when the process has exited and all its output has been read. Never rejects. */
	readonly exited: Promise<AgentExit>;
	readonly #child: ChildProcessWithoutNullStreams;
	readonly #write: (line: Buffer) => Promise<void>;
	readonly #ending: AgentEnding;
	readonly #stdout = afterStderr();
	readonly #stderr: StderrLog;
	readonly #logger: Logger;

	private constructor({ child, pid, mark, tree, entry, logger, patience }: Parts) {
		this.#child = child;
		this.#logger = logger;
		this.id = mark;
		this.#stderr = new StderrLog(logger, pid);
		this.#ending = new AgentEnding({
			pid,
			tree,
			entry,
			logger,
			patience,
			closeInput: () => child.stdin.end(),
			killLeader: () => child.kill("SIGKILL"),
		});
		this.pid = pid;
		this.#write = streamSink(child.stdin);
		logger.info("The agent's process started", { pid, program: child.spawnfile });
		child.stdin.on("error", (error) => logger.debug("stdin of the agent failed", { error }));
		child.stdout.pipe(this.#stdout);
		child.stdout.on("error", (error) => this.#stdout.destroy(error));
		child.stdout.on("close", () => this.#stdout.end());
		child.stderr.on("data", (chunk: Buffer) => this.#stderr.push(chunk));
		child.stderr.on("error", (error) => logger.warn("stderr of the agent cannot be read", { error }));
		child.stderr.on("end", () => this.#stderr.end());
		this.exited = this.#watch();
	}

	/**
	 * Starts an agent, without a shell. Its mark is in the ledger before it runs, and its pid before it receives any input. Rejects
	 * with an AgentStartError that says why it could not be started.
	 */
	static async spawn(
		command: AgentCommand,
		logger: Logger,
		patience: EndPatience = defaultPatience,
		ledger?: TreeLedger,
	): Promise<AgentProcess> {
		await requireFolder(command);
		const mark = newMark();
		const tree = new ProcessTree({ mark });
		const entry = await noteTree(mark, ledger, logger);
		try {
			const { child, pid } = await spawnMarked(command, mark, logger);
			const agent = new AgentProcess({ child, pid, mark, tree, entry, logger, patience });
			await agent.#ending.introduce();
			return agent;
		} catch (error) {
			await entry?.close();
			throw error;
		}
	}

	/** Whether it has exited; some of its output may still be unread. */
	get gone(): boolean {
		return this.#ending.gone;
	}

	/** What is still unread after the exit is dropped unless it is read soon. */
	get mustDrain(): boolean {
		return this.gone;
	}

	get stdin(): Writable {
		return this.#child.stdin;
	}

	/** Settles once stdin has taken the line. */
	write(line: Buffer): Promise<void> {
		return this.#write(line);
	}

	/** Nothing of this process outlives the one that started it, so nothing is kept for another. */
	acknowledge(): void {}
	forget(): void {}
	note(): void {}
	async release(): Promise<void> {}

	get stdout(): Readable {
		return this.#stdout;
	}

	/** The end of the agent's stderr, with registered secrets redacted. */
	stderrTail(): string {
		return this.#stderr.tail();
	}

	/**
	 * Ends the agent and its tree: closes stdin, then SIGTERM, then SIGKILL. Settles when nothing of it runs any more. Daemons it
	 * started keep running.
	 */
	end(): Promise<AgentExit> {
		return this.#ending.end();
	}

	/** Kills the whole tree, daemons included, for an agent that does not react. */
	kill(): Promise<AgentExit> {
		return this.#ending.kill();
	}

	#watch(): Promise<AgentExit> {
		return new Promise((resolve) => {
			this.#child.once("exit", (code, signal) => {
				this.#logger.info("The agent's process ended", { pid: this.pid, code, signal });
				this.#ending.exited();
				// Backpressure may have paused it. Little is left, and it is dropped unless read soon.
				this.#stdout.resume();
				const giveUp = setTimeout(() => {
					this.#child.stdout.destroy();
					this.#child.stderr.destroy();
				}, drainMs);
				this.#child.once("close", () => {
					clearTimeout(giveUp);
					finished(this.#stdout, { writable: false }, () => {
						const exit = { code: code ?? undefined, signal: signal ?? undefined };
						this.#ending.settle(exit);
						resolve(exit);
					});
				});
			});
		});
	}
}
