import type { ChildProcessWithoutNullStreams } from "node:child_process";
import { stat } from "node:fs/promises";
import { finished, type Readable, type Writable } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";
import { streamSink } from "@parley/jsonrpc/line-sink";
import { LineSplitter } from "@parley/jsonrpc/line-splitter";
import type { Logger } from "@parley/logging/logger";
import { afterStderr } from "./after-stderr.ts";
import type { AgentCommand } from "./agent-command.ts";
import type { AgentExit } from "./agent-exit.ts";
import { OutputTail } from "./output-tail.ts";
import { spawnMarked } from "./spawn-marked.ts";
import { AgentFolderMissingError } from "./start-errors.ts";
import type { TreeReach } from "./tree/find-members.ts";
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

const stderrTailBytes = 64 * 1024;
const maxLoggedLineBytes = 8 * 1024;
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
	readonly #tree: ProcessTree;
	readonly #entry: LedgerEntry | undefined;
	readonly #patience: EndPatience;
	readonly #stdout = afterStderr();
	readonly #stderr = new OutputTail(stderrTailBytes);
	readonly #logger: Logger;
	#gone = false;
	#childrenGone: Promise<void> = Promise.resolve();
	#ending: Promise<AgentExit> | undefined;
	#forced = false;

	private constructor({ child, pid, mark, tree, entry, logger, patience }: Parts) {
		this.#child = child;
		this.#tree = tree;
		this.#entry = entry;
		this.#patience = patience;
		this.#logger = logger;
		this.id = mark;
		this.pid = pid;
		this.#write = streamSink(child.stdin);
		logger.info("The agent's process started", { pid, program: child.spawnfile });
		child.stdin.on("error", (error) => logger.debug("stdin of the agent failed", { error }));
		child.stdout.pipe(this.#stdout);
		child.stdout.on("error", (error) => this.#stdout.destroy(error));
		child.stdout.on("close", () => this.#stdout.end());
		this.#readStderr();
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
		// A missing folder and a missing program look the same to spawn.
		const folder = await stat(command.cwd).catch(() => undefined);
		if (folder?.isDirectory() !== true) throw new AgentFolderMissingError(command);
		const mark = newMark();
		const tree = new ProcessTree({ mark });
		const entry = await ledger?.open(mark).catch((error: unknown) => {
			logger.warn("An agent that would outlive this process could not be noted", { error });
			return undefined;
		});
		try {
			const { child, pid } = await spawnMarked(command, mark, logger);
			const agent = new AgentProcess({ child, pid, mark, tree, entry, logger, patience });
			await agent.#introduce();
			return agent;
		} catch (error) {
			await entry?.close();
			throw error;
		}
	}

	/** Whether it has exited; some of its output may still be unread. */
	get gone(): boolean {
		return this.#gone;
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
		return this.#logger.redactor.text(this.#stderr.text(), stderrTailBytes);
	}

	/**
	 * Ends the agent and its tree: closes stdin, then SIGTERM, then SIGKILL. Settles when nothing of it runs any more. Daemons it
	 * started keep running.
	 */
	end(): Promise<AgentExit> {
		this.#ending ??= this.#end();
		return this.#ending;
	}

	/** Kills the whole tree, daemons included, for an agent that does not react. */
	async kill(): Promise<AgentExit> {
		this.#forced = true;
		await this.#tree.kill("marked").catch((error: unknown) => {
			this.#logger.warn("The agent's tree could not be looked through", { pid: this.pid, error });
			this.#child.kill("SIGKILL");
		});
		const exit = await this.exited;
		await this.#childrenGone;
		return exit;
	}

	/** Records the process, so that a later hub can end it. */
	async #introduce(): Promise<void> {
		try {
			const leader = await this.#tree.lead(this.pid);
			if (leader !== undefined && !this.#gone) await this.#entry?.lead(leader);
		} catch (error) {
			this.#logger.warn("An agent that would outlive this process could not be noted", { error });
		}
	}

	async #end(): Promise<AgentExit> {
		// While it lives, its descendants can be found by their parents.
		await this.#tree.look("kin").catch((error: unknown) => {
			this.#logger.warn("The agent's tree could not be looked through", { pid: this.pid, error });
		});
		this.#child.stdin.end();
		const { closeMs } = this.#patience;
		const timer = new AbortController();
		const closedInTime = await Promise.race([
			this.exited.then(() => true),
			delay(closeMs, false, { signal: timer.signal }).catch(() => false),
		]);
		timer.abort();
		if (!closedInTime) await this.#endTree();
		const exit = await this.exited;
		await this.#childrenGone;
		return exit;
	}

	/** Daemons of an agent that was stopped normally may be the user's own by now; those of one that died may still work for it. */
	get #reach(): TreeReach {
		return this.#ending !== undefined && !this.#forced ? "kin" : "marked";
	}

	/** Ends the remaining processes, with SIGTERM first. */
	async #endTree(): Promise<void> {
		try {
			const isGone = await this.#tree.end(this.#patience.terminateMs, this.#reach);
			if (isGone) await this.#entry?.close();
			else this.#logger.error("Processes of the agent cannot be ended", { pid: this.pid });
		} catch (error) {
			this.#logger.warn("The agent's tree could not be looked through", { pid: this.pid, error });
			this.#child.kill("SIGKILL");
		}
	}

	#watch(): Promise<AgentExit> {
		return new Promise((resolve) => {
			this.#child.once("exit", (code, signal) => {
				this.#gone = true;
				this.#logger.info("The agent's process ended", { pid: this.pid, code, signal });
				this.#childrenGone = this.#endTree();
				// Backpressure may have paused it. Little is left, and it is dropped unless read soon.
				this.#stdout.resume();
				const giveUp = setTimeout(() => {
					this.#child.stdout.destroy();
					this.#child.stderr.destroy();
				}, drainMs);
				this.#child.once("close", () => {
					clearTimeout(giveUp);
					finished(this.#stdout, { writable: false }, () =>
						resolve({ code: code ?? undefined, signal: signal ?? undefined }),
					);
				});
			});
		});
	}

	#readStderr(): void {
		const log = this.#logger.child("stderr");
		const lines = new LineSplitter({
			maxLineBytes: maxLoggedLineBytes,
			onLine: (line) => log.info(line, { pid: this.pid }),
			onOversized: (bytes) => log.info(`a line of ${bytes} bytes`, { pid: this.pid }),
		});
		this.#child.stderr.on("data", (chunk: Buffer) => {
			this.#stderr.push(chunk);
			lines.push(chunk);
		});
		this.#child.stderr.on("error", (error) => log.warn("stderr cannot be read", { error }));
		this.#child.stderr.on("end", () => lines.end());
	}
}
