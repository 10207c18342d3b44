import { setTimeout as delay } from "node:timers/promises";
import type { Logger } from "@parley/logging/logger";
import { type AgentExit, unknownExit } from "./agent-exit.ts";
import type { EndPatience } from "./agent-process.ts";
import type { TreeReach } from "./tree/find-members.ts";
import type { ProcessTree } from "./tree/process-tree.ts";
import type { LedgerEntry } from "./tree/tree-ledger.ts";

/** How long whoever holds its pipes may take to report the exit of a process that is gone. */
const reportMs = 2000;

export type AgentEndingOptions = {
	readonly pid: number;
	readonly tree: ProcessTree;
	readonly entry: LedgerEntry | undefined;
	readonly logger: Logger;
	readonly patience: EndPatience;
	readonly closeInput: () => void;
	/** Kills the process itself, where its tree cannot be looked through. */
	readonly killLeader: () => void;
};

/** The end of an agent with its whole tree, whoever holds its pipes. */
export class AgentEnding {
	readonly #options: AgentEndingOptions;
	readonly #exit = Promise.withResolvers<AgentExit>();
	#gone = false;
	#childrenGone: Promise<unknown> = Promise.resolve();
	#ending: Promise<AgentExit> | undefined;
	#forced = false;

	constructor(options: AgentEndingOptions) {
		this.#options = options;
	}

	/** Whether its exit is known. */
	get gone(): boolean {
		return this.#gone;
	}

	/** Settles with the exit, or when it will never be known. */
	get known(): Promise<AgentExit> {
		return this.#exit.promise;
	}

	/** Records the process, so that a later hub can end it. */
	async introduce(): Promise<void> {
		const { pid, tree, entry, logger } = this.#options;
		try {
			const leader = await tree.lead(pid);
			if (leader !== undefined && !this.#gone) await entry?.lead(leader);
		} catch (error) {
			logger.warn("An agent that would outlive this process could not be noted", { error });
		}
	}

	/** Its process has exited; what it leaves behind is ended. */
	exited(): void {
		this.#gone = true;
		this.#childrenGone = this.#endTree();
	}

	/** How it exited, once its output needs no more waiting for. */
	settle(exit: AgentExit): void {
		this.#exit.resolve(exit);
	}

	end(): Promise<AgentExit> {
		this.#ending ??= this.#end();
		return this.#ending;
	}

	async kill(): Promise<AgentExit> {
		const { pid, tree, logger, killLeader } = this.#options;
		this.#forced = true;
		const isGone = await tree.kill("marked").catch((error: unknown) => {
			logger.warn("The agent's tree could not be looked through", { pid, error });
			killLeader();
			return false;
		});
		return this.#settled(isGone);
	}

	async #end(): Promise<AgentExit> {
		const { pid, tree, logger, patience, closeInput } = this.#options;
		// While it lives, its descendants can be found by their parents.
		await tree.look("kin").catch((error: unknown) => {
			logger.warn("The agent's tree could not be looked through", { pid, error });
		});
		closeInput();
		const closed = await within(patience.closeMs, this.#exit.promise);
		return this.#settled(closed === undefined && (await this.#endTree()));
	}

	/** The exit; unknown if it is not reported although nothing of the agent runs any more. */
	async #settled(isGone: boolean): Promise<AgentExit> {
		const exit = isGone ? await within(reportMs, this.#exit.promise) : await this.#exit.promise;
		await this.#childrenGone;
		return exit ?? unknownExit;
	}

	/** Daemons of an agent that was stopped normally may be the user's own by now; those of one that died may still work for it. */
	get #reach(): TreeReach {
		return this.#ending !== undefined && !this.#forced ? "kin" : "marked";
	}

	/** Ends the remaining processes, with SIGTERM first. True if nothing is left. */
	async #endTree(): Promise<boolean> {
		const { pid, tree, entry, logger, patience, killLeader } = this.#options;
		try {
			const isGone = await tree.end(patience.terminateMs, this.#reach);
			if (isGone) await entry?.close();
			else logger.error("Processes of the agent cannot be ended", { pid });
			return isGone;
		} catch (error) {
			logger.warn("The agent's tree could not be looked through", { pid, error });
			killLeader();
			return false;
		}
	}
}

/** Undefined if it takes longer. */
const within = async <T>(ms: number, wanted: Promise<T>): Promise<T | undefined> => {
	const limit = new AbortController();
	const late = delay(ms, undefined, { signal: limit.signal }).catch(() => undefined);
	const settled = await Promise.race([wanted, late]);
	limit.abort();
	return settled;
};
