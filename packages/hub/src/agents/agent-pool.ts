import { AgentConnection } from "@parley/acp/session/agent-connection";
import type { Logger } from "@parley/logging/logger";
import { AgentProcess, defaultPatience } from "@parley/process/agent-process";
import { Supervisor } from "@parley/process/supervisor";
import type { TreeLedger } from "@parley/process/tree/tree-ledger";
import { WordedError } from "@parley/words/worded-error";
import { wording } from "@parley/words/wording";
import { type AgentConfig, configurationKey } from "./agent-config.ts";

export type AgentPoolOptions = {
	readonly logger: Logger;
	readonly version: string;
	/** Records agents' processes, so that the next hub can end them if this one dies. */
	readonly ledger?: TreeLedger | undefined;
	/** The environment that agents inherit in a folder; by default, the hub's own. */
	readonly environmentOf?: (folder: string) => Readonly<Record<string, string>> | undefined;
	/** Reads a secret from an editor's secret storage. It must register the value for masking in logs first. */
	readonly readSecret?: (name: string, folder: string) => Promise<string | undefined>;
};

type Shared = {
	readonly supervisor: Supervisor<AgentConnection>;
	users: number;
	restarting: Promise<AgentConnection> | undefined;
};

/** The hub is shutting down; a process started now would outlive it. */
export class AgentPoolClosedError extends WordedError {
	override readonly name = "AgentPoolClosedError";
	constructor(agent: string) {
		super(wording("agentStart.hubEnding", { agent }));
	}
}

/** The agent needs a secret that no editor provides. */
export class SecretMissingError extends WordedError {
	override readonly name = "SecretMissingError";
	constructor(agent: string, secret: string, cause?: unknown) {
		super(wording("agentStart.secretMissing", { agent, secret }), { cause });
	}
}

/** A session's lease of an agent process. */
export type AgentLease = {
	/** The running agent, started if necessary. */
	ready(): Promise<AgentConnection>;
	/** Ends the lease; the process ends with its last lease. */
	release(): Promise<void>;
};

/** One process per configuration, shared by the sessions that use it. */
export class AgentPool {
	readonly #options: AgentPoolOptions;
	readonly #shared = new Map<string, Shared>();
	#closed = false;

	constructor(options: AgentPoolOptions) {
		this.#options = options;
	}

	get processes(): number {
		return this.#shared.size;
	}

	lease(config: AgentConfig, folder: string): AgentLease {
		if (this.#closed) throw new AgentPoolClosedError(config.title);
		const environment = this.#options.environmentOf?.(folder);
		const key = configurationKey(config, folder, environment);
		const shared = this.#shared.get(key) ?? {
			supervisor: this.#supervise(config, folder, environment),
			users: 0,
			restarting: undefined,
		};
		this.#shared.set(key, shared);
		shared.users += 1;
		let held = true;
		return {
			ready: () => ready(shared),
			release: async () => {
				if (!held) return;
				held = false;
				shared.users -= 1;
				if (shared.users > 0) return;
				this.#shared.delete(key);
				await shared.supervisor.stop();
			},
		};
	}

	async close(): Promise<void> {
		this.#closed = true;
		const all = [...this.#shared.values()];
		this.#shared.clear();
		await Promise.all(all.map(({ supervisor }) => supervisor.stop()));
	}

	#supervise(
		config: AgentConfig,
		folder: string,
		inherited: Readonly<Record<string, string>> | undefined,
	): Supervisor<AgentConnection> {
		const logger = this.#options.logger.child("agent", { agent: config.agentId });
		const { command, args, env } = config;
		const shared = { name: config.title, command, args, cwd: folder };
		return new Supervisor({
			name: config.title,
			logger,
			start: async (signal) => {
				const secrets = await this.#readSecrets(config, folder);
				const whole = {
					...shared,
					env: { ...env, ...secrets },
					...(inherited === undefined ? {} : { inherited }),
				};
				return AgentConnection.open({
					name: config.title,
					start: () => AgentProcess.spawn(whole, logger, defaultPatience, this.#options.ledger),
					logger,
					clientVersion: this.#options.version,
					signal,
				});
			},
		});
	}

	/** Without all secrets the agent is not started: it would fail later and less clearly. */
	async #readSecrets({ title, secrets = {} }: AgentConfig, folder: string): Promise<Record<string, string>> {
		const read = Object.entries(secrets).map(async ([variable, name]) => {
			const value = await this.#options.readSecret?.(name, folder).catch((cause: unknown) => {
				throw new SecretMissingError(title, name, cause);
			});
			if (value === undefined) throw new SecretMissingError(title, name);
			return [variable, value] as const;
		});
		return Object.fromEntries(await Promise.all(read));
	}
}

/** Asking for an abandoned agent starts a new attempt, which all concurrent callers share. */
const ready = (shared: Shared): Promise<AgentConnection> => {
	const { supervisor } = shared;
	if (supervisor.state.status === "failed") {
		shared.restarting ??= supervisor.restart().finally(() => {
			shared.restarting = undefined;
		});
	}
	return shared.restarting ?? supervisor.ready();
};
