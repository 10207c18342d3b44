import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { stat } from "node:fs/promises";
import type { Readable, Writable } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";
import type { Logger } from "@parley/logging/logger";
import { LineSplitter } from "../rpc/line-splitter.ts";
import type { AgentCommand } from "./agent-command.ts";
import { agentEnvironment } from "./agent-environment.ts";
import { OutputTail } from "./output-tail.ts";
import { endGroup, signalGroup } from "./process-group.ts";
import { AgentFolderMissingError, spawnFailure } from "./start-errors.ts";

/** How a process ended. Exactly one of the two is set, except when it could not be observed. */
export type AgentExit = { readonly code: number | undefined; readonly signal: string | undefined };

export type EndPatience = {
	/** How long an agent may take to end by itself once its stdin is closed. */
	readonly closeMs: number;
	/** How long it and its children may take after SIGTERM. */
	readonly terminateMs: number;
};

export const defaultPatience: EndPatience = { closeMs: 500, terminateMs: 2000 };

const stderrTailBytes = 64 * 1024;
const maxLoggedLineBytes = 8 * 1024;
/** After the exit, what is left in the pipe is read this long; a child that left the group may hold it open. */
const drainMs = 500;

/** A running agent: the leader of a process group of its own, so that its whole tree can be ended. */
export class AgentProcess {
	readonly pid: number;
	/** Settles when the process has ended and everything it wrote has been read. Never rejects. */
	readonly exited: Promise<AgentExit>;
	readonly #child: ChildProcessWithoutNullStreams;
	readonly #patience: EndPatience;
	readonly #stderr = new OutputTail(stderrTailBytes);
	readonly #logger: Logger;
	#gone = false;
	#childrenGone: Promise<void> = Promise.resolve();
	#ending: Promise<AgentExit> | undefined;

	private constructor(
		child: ChildProcessWithoutNullStreams,
		pid: number,
		logger: Logger,
		patience: EndPatience,
	) {
		this.#child = child;
		this.#patience = patience;
		this.#logger = logger;
		this.pid = pid;
		logger.info("The agent's process started", { pid, program: child.spawnfile });
		child.stdin.on("error", (error) => logger.debug("stdin of the agent failed", { error }));
		this.#readStderr();
		this.exited = this.#watch();
	}

	/** Starts an agent, without a shell. Rejects with an AgentStartError that says why it could not be started. */
	static async spawn(
		command: AgentCommand,
		logger: Logger,
		patience: EndPatience = defaultPatience,
	): Promise<AgentProcess> {
		// A missing folder and a missing program look the same to spawn.
		const folder = await stat(command.cwd).catch(() => undefined);
		if (folder?.isDirectory() !== true) throw new AgentFolderMissingError(command);
		return new Promise((resolve, reject) => {
			const fail = (error: Error): void => reject(spawnFailure(command, error));
			try {
				const child = spawn(command.command, command.args, {
					cwd: command.cwd,
					env: agentEnvironment(command.inherited ?? process.env, command.env),
					detached: true,
					windowsHide: true,
					stdio: ["pipe", "pipe", "pipe"],
				});
				child.once("error", fail);
				child.once("spawn", () => {
					child.off("error", fail);
					child.on("error", (error) => logger.warn("A signal did not reach the agent", { error }));
					if (child.pid !== undefined) resolve(new AgentProcess(child, child.pid, logger, patience));
				});
			} catch (error) {
				fail(error instanceof Error ? error : new Error(String(error)));
			}
		});
	}

	/** Whether it has ended; what it wrote before may still be on its way. */
	get gone(): boolean {
		return this.#gone;
	}

	get stdin(): Writable {
		return this.#child.stdin;
	}

	get stdout(): Readable {
		return this.#child.stdout;
	}

	/** The end of what the agent wrote to stderr, without secrets that the logger knows. */
	stderrTail(): string {
		return this.#logger.redactor.text(this.#stderr.text(), stderrTailBytes);
	}

	/**
	 * Ends the agent and its whole tree: closes stdin, then SIGTERM, then SIGKILL to the group. Settles when nothing
	 * of it runs any more.
	 */
	end(): Promise<AgentExit> {
		this.#ending ??= this.#end();
		return this.#ending;
	}

	/** Ends the whole tree at once, for an agent that does not react. */
	async kill(): Promise<AgentExit> {
		// Once it is gone its number may belong to another process.
		if (!this.#gone) signalGroup(this.pid, "SIGKILL");
		const exit = await this.exited;
		await this.#childrenGone;
		return exit;
	}

	async #end(): Promise<AgentExit> {
		this.#child.stdin.end();
		const { closeMs, terminateMs } = this.#patience;
		const timer = new AbortController();
		const closedInTime = await Promise.race([
			this.exited.then(() => true),
			delay(closeMs, false, { signal: timer.signal }).catch(() => false),
		]);
		timer.abort();
		if (!closedInTime && !this.#gone) await endGroup(this.pid, terminateMs);
		const exit = await this.exited;
		await this.#childrenGone;
		return exit;
	}

	#watch(): Promise<AgentExit> {
		return new Promise((resolve) => {
			this.#child.once("exit", (code, signal) => {
				this.#gone = true;
				this.#logger.info("The agent's process ended", { pid: this.pid, code, signal });
				this.#childrenGone = endGroup(this.pid, this.#patience.terminateMs);
				// Whoever held it back: what is left is little, and is dropped if it is not read soon.
				this.#child.stdout.resume();
				const giveUp = setTimeout(() => {
					this.#child.stdout.destroy();
					this.#child.stderr.destroy();
				}, drainMs);
				this.#child.once("close", () => {
					clearTimeout(giveUp);
					resolve({ code: code ?? undefined, signal: signal ?? undefined });
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
