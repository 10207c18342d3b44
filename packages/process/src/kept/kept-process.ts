import { randomUUID } from "node:crypto";
import { finished, type Readable } from "node:stream";
import { toError } from "@parley/base/errors/to-error";
import type { LineMark } from "@parley/jsonrpc/line-sink";
import type { AgentState } from "@parley/keeper/wire/messages";
import type { Logger } from "@parley/logging/logger";
import { treeVariable } from "@parley/protocol/agent/tree-variable";
import type { AgentCommand } from "../agent-command.ts";
import { AgentEnding } from "../agent-ending.ts";
import { agentEnvironment } from "../agent-environment.ts";
import { type AgentExit, unknownExit } from "../agent-exit.ts";
import { defaultPatience, type EndPatience } from "../agent-process.ts";
import { planLaunch } from "../launch.ts";
import { noteTree, requireFolder } from "../note-tree.ts";
import { spawnFailure } from "../start-errors.ts";
import { StderrLog } from "../stderr-log.ts";
import { ProcessTree } from "../tree/process-tree.ts";
import type { LedgerEntry, TreeLedger } from "../tree/tree-ledger.ts";
import { newMark } from "../tree/tree-mark.ts";
import type { AgentListener, KeeperClient } from "./keeper-client.ts";
import {
	AgentPipeBrokenError,
	AgentPipeFullError,
	KeeperGoneError,
	KeeperLostError,
	KeptPositionError,
} from "./keeper-errors.ts";
import { KeptStdout } from "./kept-stdout.ts";

export type KeptOptions = {
	readonly client: KeeperClient;
	readonly logger: Logger;
	readonly patience?: EndPatience;
	/** Its owner is the keeper: as long as that lives, agents are not orphans. */
	readonly ledger?: TreeLedger;
};

type Parts = KeptOptions & {
	readonly id: string;
	readonly pid: number;
	readonly mark: string;
	readonly entry: LedgerEntry | undefined;
	readonly from: number;
};

/** A running agent whose pipes the keeper holds: it outlives this hub, and the next one takes it up by its id. */
export class KeptProcess {
	/** Its name at the keeper, for every hub. */
	readonly id: string;
	readonly pid: number;
	/** The position of the first byte of `stdout`. */
	readonly from: number;
	/** The keeper has its output for as long as it takes. */
	readonly mustDrain = false;
	/**
	 * Settles when the process has exited and `stdout` has been read to its end, or when the keeper is lost, with an exit that says
	 * nothing. Stays pending if another hub takes the agent over. Never rejects.
	 */
	readonly exited: Promise<AgentExit>;
	readonly #client: KeeperClient;
	readonly #stdout: KeptStdout;
	readonly #stderr: StderrLog;
	readonly #ending: AgentEnding;
	readonly #logger: Logger;
	#exit: AgentExit | undefined;

	private constructor(parts: Parts) {
		const { client, logger, patience = defaultPatience, id, pid, mark, entry, from } = parts;
		this.id = id;
		this.pid = pid;
		this.from = from;
		this.#client = client;
		this.#logger = logger;
		this.#stderr = new StderrLog(logger, pid);
		this.#stdout = new KeptStdout(from, (upTo) => client.send({ type: "credit", agent: id, upTo }));
		this.#ending = new AgentEnding({
			pid,
			tree: new ProcessTree({ mark }),
			entry,
			logger,
			patience,
			closeInput: () => client.send({ type: "closeInput", agent: id }),
			killLeader: () => client.send({ type: "signal", agent: id, signal: "SIGKILL" }),
		});
		this.exited = new Promise((resolve) => {
			finished(this.#stdout, () => resolve(this.#exit ?? unknownExit));
		});
	}

	/**
	 * Starts an agent at the keeper, without a shell. Its mark is in the ledger before it runs, and its pid before it receives any
	 * input. Rejects with an AgentStartError that says why it could not be started, or with a KeeperGoneError.
	 */
	static async spawn(command: AgentCommand, options: KeptOptions): Promise<KeptProcess> {
		const { client, logger, ledger } = options;
		await requireFolder(command);
		const [id, mark] = [randomUUID(), newMark()];
		const entry = await noteTree(mark, ledger, logger);
		try {
			const pid = await startAt(client, command, id, mark);
			const agent = new KeptProcess({ ...options, id, pid, mark, entry, from: 0 });
			logger.info("The agent's process started", { pid, program: command.command });
			agent.#listen();
			await agent.#ending.introduce();
			return agent;
		} catch (error) {
			// The keeper may have started it before it was gone: the record stays for the next hub.
			if (error instanceof KeeperGoneError) await endUnseen(mark, error, options);
			else await entry?.close();
			throw error;
		}
	}

	/** Takes up an agent that an earlier hub started. `stdout` begins at `from`: what is before that is acknowledged. */
	static async attach(
		state: AgentState,
		{ from = state.acknowledged, ...options }: KeptOptions & { readonly from?: number },
	): Promise<KeptProcess> {
		const { agent: id, pid, mark, acknowledged, end, exit } = state;
		const { logger, ledger } = options;
		if (from < acknowledged || from > end) throw new KeptPositionError(from, acknowledged, end);
		const entry = await noteTree(mark, ledger, logger);
		const agent = new KeptProcess({ ...options, id, pid, mark, entry, from });
		logger.info("The agent's process was taken up", { pid, from, kept: end - acknowledged });
		// The pid of a process that has exited may be another's by now.
		if (exit === undefined) await agent.#ending.introduce();
		else agent.#leave(exit, end);
		agent.#listen();
		return agent;
	}

	/** Whether its exit is known; some of its output may still be unread. */
	get gone(): boolean {
		return this.#ending.gone;
	}

	get stdout(): Readable {
		return this.#stdout;
	}

	/** The end of the agent's stderr, with registered secrets redacted. */
	stderrTail(): string {
		return this.#stderr.tail();
	}

	/**
	 * Ends the agent and its tree: closes stdin, then SIGTERM, then SIGKILL. Settles when nothing of it runs any more, read or not.
	 * Daemons it started keep running.
	 */
	end(): Promise<AgentExit> {
		return this.#ending.end();
	}

	/** Kills the whole tree, daemons included, for an agent that does not react. Does nothing to one that another hub has. */
	kill(): Promise<AgentExit> {
		const { gone } = this.#client;
		const isOurs = gone === undefined || gone instanceof KeeperLostError;
		return isOurs ? this.#ending.kill() : this.#ending.known;
	}

	/** Writes one line, with its line break. Resolves when the pipe has taken it, or at once if its key was written before. */
	async write(line: Buffer | string, mark: LineMark): Promise<"written" | "skipped"> {
		const body = typeof line === "string" ? Buffer.from(line) : line;
		const answer = await this.#client.request({ type: "write", agent: this.id, ...mark }, body);
		if (answer.type !== "written") throw new TypeError(`a ${answer.type} answers a write`);
		if (answer.error !== undefined)
			throw answer.error === "full" ? new AgentPipeFullError() : new AgentPipeBrokenError();
		return answer.skipped === true ? "skipped" : "written";
	}

	/** Output before the position is needed no more. The witness is handed to the next hub with it. */
	acknowledge(position: number, witness?: unknown): void {
		this.#client.acknowledge({ type: "acknowledge", agent: this.id, position, witness });
	}

	/** Nothing will send lines with these keys again. */
	forget(keys: readonly string[]): void {
		if (keys.length > 0) this.#client.send({ type: "forget", agent: this.id, keys });
	}

	/** What the next hub must know to take the agent up; replaces the note before. It must be JSON. */
	note(value: unknown): void {
		this.#client.send({ type: "note", agent: this.id }, Buffer.from(JSON.stringify(value)));
	}

	/** Lets the keeper forget an agent once it has exited, read or not. */
	async release(): Promise<void> {
		await this.#ending.known;
		this.#client.send({ type: "release", agent: this.id });
		this.#client.unlisten(this.id);
		this.#stdout.destroy();
	}

	#listen(): void {
		const listener: AgentListener = {
			onMessage: (message, body) => {
				if (message.type === "stderr") {
					if (message.kept === true) this.#stderr.recall(body);
					else this.#stderr.push(body);
				} else if (message.type === "exited") this.#leave(message, message.end);
				else if (!this.#stdout.receive(message.from, body))
					this.#client.fail(new Error(`output from ${message.from}`));
			},
			onGone: (reason) => this.#lose(reason),
		};
		this.#client.listen(this.id, listener);
		if (this.#client.gone !== undefined) return;
		this.#client.send({ type: "read", agent: this.id, from: this.from, upTo: this.#stdout.upTo });
	}

	/** Called again if the output of an agent that has exited turns out to end earlier. */
	#leave({ code, signal, unreadable }: NonNullable<AgentState["exit"]>, end: number): void {
		const isKnown = this.#exit !== undefined;
		this.#exit = { code, signal, ...(unreadable === undefined ? {} : { unreadable: true }) };
		if (unreadable !== undefined)
			this.#logger.error("The agent's output could not be read back", {
				pid: this.pid,
				end,
				error: unreadable,
			});
		if (isKnown) {
			this.#stdout.endAt(end);
			return;
		}
		this.#logger.info("The agent's process ended", { pid: this.pid, code, signal });
		this.#stderr.end();
		this.#ending.exited();
		this.#ending.settle(this.#exit);
		this.#stdout.endAt(end);
	}

	/** With the keeper the agent's pipes are gone; with another hub only this one's part in them. */
	#lose(reason: KeeperGoneError): void {
		if (reason instanceof KeeperLostError && this.#exit === undefined) {
			this.#exit = { ...unknownExit, withKeeper: true };
			this.#ending.exited();
			this.#stderr.end();
		}
		this.#ending.settle(this.#exit ?? unknownExit);
		if (reason instanceof KeeperLostError) this.#stdout.cut();
	}
}

/** Ends an agent of which nobody could tell that it was started. One whose keeper lives is another hub's. */
const endUnseen = async (
	mark: string,
	reason: KeeperGoneError,
	{ patience = defaultPatience, logger }: KeptOptions,
): Promise<void> => {
	if (!(reason instanceof KeeperLostError)) return;
	await new ProcessTree({ mark }).end(patience.terminateMs, "marked").catch((error: unknown) => {
		logger.warn("An agent that may have been started could not be looked for", { error });
	});
};

const startAt = async (
	client: KeeperClient,
	command: AgentCommand,
	agent: string,
	mark: string,
): Promise<number> => {
	const inherited = agentEnvironment(command.inherited ?? process.env, command.env);
	try {
		const { file, args, windowsVerbatimArguments } = planLaunch(command, inherited);
		const answer = await client.request({
			type: "start",
			agent,
			mark,
			file,
			args,
			cwd: command.cwd,
			env: { ...inherited, [treeVariable]: mark },
			verbatim: windowsVerbatimArguments,
		});
		if (answer.type === "started") return answer.pid;
		if (answer.type !== "failed") throw new TypeError(`a ${answer.type} answers a start`);
		throw Object.assign(new Error(answer.message), { code: answer.code });
	} catch (error) {
		throw client.gone ?? spawnFailure(command, toError(error));
	}
};
