import { type Stats, unwatchFile, watchFile } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { messageOf } from "@parley/base/errors/message-of";
import type { AgentConfig } from "@parley/hub/agents/agent-config";
import type { Logger } from "@parley/logging/logger";
import { plain } from "@parley/words/error-words";
import { type Wording, wording } from "@parley/words/wording";
import { BadConfigError, readAgents } from "./read-agents.ts";

export type AgentsWatchOptions = {
	readonly path: string;
	/** The result of an earlier read. The file may have changed since. */
	readonly known: readonly AgentConfig[];
	readonly logger: Logger;
	readonly onAgents: (agents: readonly AgentConfig[]) => Promise<void>;
	/** Called with what to tell the user if the file is invalid. The agents stay as they were. */
	readonly onProblem: (problem: Wording) => void;
	readonly intervalMs?: number;
	/** Reads the file. */
	readonly read?: typeof readAgents;
};

/**
 * Reads the agents again whenever the settings file changes. It polls once a second instead of watching: the file may not exist yet, and
 * editors replace it.
 */
export class AgentsWatch implements Disposable {
	readonly #options: AgentsWatchOptions;
	/** Reads are serialized, so that the last result is the newest. */
	#read: Promise<void> = Promise.resolve();
	#disposed = false;

	constructor(options: AgentsWatchOptions) {
		this.#options = options;
		watchFile(options.path, { interval: options.intervalMs ?? 1000, persistent: false }, this.#changed);
		// A watcher misses changes made before it started.
		this.#read = this.#readAgain((agents) => !isDeepStrictEqual(agents, options.known));
	}

	[Symbol.dispose](): void {
		this.#disposed = true;
		unwatchFile(this.#options.path, this.#changed);
	}

	readonly #changed = (now: Stats, before: Stats): void => {
		// For a missing file, the watcher fires once when it starts.
		if (now.ino === 0 && before.ino === 0) return;
		this.#read = this.#read.then(() => this.#readAgain());
	};

	/** The file may be half written, so an invalid one is read a second time before it counts as broken. */
	async #readWhole(): Promise<readonly AgentConfig[]> {
		const { path, intervalMs = 1000, read = readAgents } = this.#options;
		try {
			return await read(path);
		} catch (error) {
			if (!(error instanceof BadConfigError)) throw error;
			await setTimeout(intervalMs, undefined, { ref: false });
			return read(path);
		}
	}

	async #readAgain(isNews: (agents: readonly AgentConfig[]) => boolean = () => true): Promise<void> {
		const { path, logger, onAgents, onProblem } = this.#options;
		try {
			const agents = await this.#readWhole();
			if (this.#disposed || !isNews(agents)) return;
			logger.info("The agents were read again", { agents: agents.map(({ agentId }) => agentId) });
			await onAgents(agents);
		} catch (error) {
			if (this.#disposed) return;
			logger.warn("The agents could not be read again", { error });
			const problem = error instanceof BadConfigError ? plain(error.problem) : messageOf(error);
			onProblem(wording("config.badKept", { file: path, problem }));
		}
	}
}
