import { AgentConnection } from "@parley/acp/session/agent-connection";
import type { Logger } from "@parley/logging/logger";
import { Supervisor } from "@parley/process/supervisor";
import { WordedError } from "@parley/words/worded-error";
import { wording } from "@parley/words/wording";
import { type AgentConfig, configurationKey } from "./agent-config.ts";
import type { AgentHome } from "./agent-home.ts";
import { noteOf } from "./agent-note.ts";

export type AgentPoolOptions = {
	readonly logger: Logger;
	readonly version: string;
	/** Starts agents' processes. */
	readonly home: AgentHome;
	/** The values to hide from logs while an agent with this configuration runs. */
	readonly secretsOf?: (config: AgentConfig) => readonly string[];
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

/** An agent ended that is no longer configured. */
export class AgentRemovedError extends WordedError {
	override readonly name = "AgentRemovedError";
	constructor(agent: string) {
		super(wording("agentStart.removed", { agent }));
	}
}

/** A session's lease of an agent process. */
export type AgentLease = {
	/** The running agent, started if necessary. */
	ready(): Promise<AgentConnection>;
	/** Ends the lease; the process ends with its last lease. */
	release(): Promise<void>;
};

/** An agent that outlived the hub that started it. */
export type AdoptedAgent = {
	readonly key: string;
	readonly folder: string;
	/** Undefined if it is no longer configured: it is used while it lives. */
	readonly config: AgentConfig | undefined;
	readonly name: string;
	readonly connect: (logger: Logger) => AgentConnection;
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
			supervisor: this.#supervise(config.title, this.#logger(config.agentId), (signal) =>
				this.#start(config, folder, environment, signal),
			),
			users: 0,
			restarting: undefined,
		};
		return this.#leaseOf(key, shared);
	}

	/** Goes on with an agent of an earlier hub. Sessions lease it with the returned function; without leases it stays until `close`. */
	adopt({ key, folder, config, name, connect }: AdoptedAgent): {
		readonly connection: AgentConnection;
		readonly lease: () => AgentLease;
	} {
		const logger = this.#logger(config?.agentId ?? name);
		const connection = connect(logger);
		let isAdopted = true;
		const shared: Shared = {
			supervisor: this.#supervise(name, logger, async (signal) => {
				if (isAdopted) {
					isAdopted = false;
					return connection;
				}
				if (config === undefined) throw new AgentRemovedError(name);
				return this.#start(config, folder, this.#options.environmentOf?.(folder), signal);
			}),
			users: 0,
			restarting: undefined,
		};
		shared.supervisor.start();
		return { connection, lease: () => this.#leaseOf(key, shared) };
	}

	/** Leaves all agents as they are, for the next hub. Settles when everything they said is saved, and none will be started again. */
	async leave(): Promise<void> {
		this.#closed = true;
		await Promise.all([...this.#shared.values()].map(({ supervisor }) => leave(supervisor)));
	}

	#leaseOf(key: string, shared: Shared): AgentLease {
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
				if (this.#shared.get(key) === shared) this.#shared.delete(key);
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

	#logger(agentId: string): Logger {
		return this.#options.logger.child("agent", { agent: agentId });
	}

	#supervise(
		name: string,
		logger: Logger,
		start: (signal: AbortSignal) => Promise<AgentConnection>,
	): Supervisor<AgentConnection> {
		return new Supervisor({ name, logger, start });
	}

	async #start(
		config: AgentConfig,
		folder: string,
		inherited: Readonly<Record<string, string>> | undefined,
		signal: AbortSignal,
	): Promise<AgentConnection> {
		const { home, version, secretsOf } = this.#options;
		const logger = this.#logger(config.agentId);
		const { command, args, env, title: name } = config;
		// An editor may be asking a person for them.
		const secrets = await unlessAborted(this.#readSecrets(config, folder), signal);
		if (this.#closed) throw new AgentPoolClosedError(name);
		const whole = {
			...{ name, command, args, cwd: folder },
			env: { ...env, ...secrets },
			...(inherited === undefined ? {} : { inherited }),
		};
		const hidden = [...Object.values(secrets), ...(secretsOf?.(config) ?? [])];
		return AgentConnection.open({
			name,
			start: () => home.start(whole, logger),
			logger,
			clientVersion: version,
			signal,
			note: noteOf(config, folder, inherited, hidden),
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

const leave = async (supervisor: Supervisor<AgentConnection>): Promise<void> => {
	const { state } = supervisor;
	const saved = state.status === "running" ? state.agent.leave() : undefined;
	await Promise.all([saved, supervisor.leave()]);
};

const unlessAborted = <T>(wanted: Promise<T>, signal: AbortSignal): Promise<T> =>
	new Promise((resolve, reject) => {
		const abort = (): void => reject(signal.reason);
		signal.addEventListener("abort", abort, { once: true });
		if (signal.aborted) abort();
		wanted.then(resolve, reject);
	});
