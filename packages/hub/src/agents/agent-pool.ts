import type { AgentConnection } from "@parley/acp/v1/session/agent-connection";
import type { Logger } from "@parley/logging/logger";
import { Supervisor } from "@parley/process/supervisor";
import { WordedError } from "@parley/words/worded-error";
import { wording } from "@parley/words/wording";
import { type AgentConfig, type AgentPlace, configurationKey } from "./agent-config.ts";
import { type AgentStartOptions, startAgent } from "./start-agent.ts";

export type AgentPoolOptions = AgentStartOptions & {
	/** The environment that agents inherit in a folder; by default, the hub's own. */
	readonly environmentOf?: (folder: string) => Readonly<Record<string, string>> | undefined;
};

type Shared = {
	readonly agentId: string | undefined;
	readonly folder: string;
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
	/** A person wants the agent now: if it is waiting for its next start, that comes at once. */
	hurry(): void;
	/** The agent, started anew; its other users go on with that too. */
	restart(): Promise<AgentConnection>;
	/** Ends the lease; the process ends with its last lease. */
	release(): Promise<void>;
};

/** An agent that outlived the hub that started it. */
export type AdoptedAgent = {
	readonly key: string;
	readonly folder: string;
	/** The chat it is for, if it has one process per chat. */
	readonly sessionId?: string | undefined;
	/** Undefined if it is no longer configured: it is used while it lives. */
	readonly config: AgentConfig | undefined;
	readonly name: string;
	readonly connect: (logger: Logger) => AgentConnection;
};

/** One process per configuration, shared by the sessions that use it, unless it says one per chat. */
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

	/** `sessionId`: the chat that the agent is for. */
	lease(config: AgentConfig, folder: string, sessionId?: string): AgentLease {
		if (this.#closed) throw new AgentPoolClosedError(config.title);
		const place = this.#place(config, folder, sessionId);
		const key = configurationKey(config, place);
		const shared = this.#shared.get(key) ?? {
			supervisor: this.#supervise(config.title, this.#logger(config.agentId), (signal) =>
				this.#start(config, place, signal),
			),
			...{ agentId: config.agentId, folder },
			users: 0,
			restarting: undefined,
		};
		return this.#leaseOf(key, shared);
	}

	/** A process of this agent that runs in a folder; undefined if there is none. Nothing is started. */
	running(agentId: string, folder: string): AgentConnection | undefined {
		for (const each of this.#shared.values()) {
			const { state } = each.supervisor;
			if (each.agentId === agentId && each.folder === folder && state.status === "running")
				return state.agent;
		}
		return undefined;
	}

	/** Goes on with an agent of an earlier hub. Sessions lease it with the returned function; without leases it stays until `close`. */
	adopt({ key, folder, sessionId, config, name, connect }: AdoptedAgent): {
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
				const place = this.#place(config, folder, sessionId);
				return this.#start(config, place, signal);
			}),
			...{ agentId: config?.agentId, folder },
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
			hurry: () => shared.supervisor.hurry(),
			restart: () => restart(shared),
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

	#start(config: AgentConfig, place: AgentPlace, signal: AbortSignal): Promise<AgentConnection> {
		const requireWanted = (): void => {
			if (this.#closed) throw new AgentPoolClosedError(config.title);
		};
		return startAgent(this.#options, { config, place, signal, requireWanted });
	}

	#place({ process }: AgentConfig, folder: string, sessionId: string | undefined): AgentPlace {
		const environment = this.#options.environmentOf?.(folder);
		return { folder, environment, ...(process === "perChat" ? { sessionId } : {}) };
	}
}

/** Asking for an abandoned agent starts a new attempt, which all concurrent callers share. */
const ready = (shared: Shared): Promise<AgentConnection> => {
	const { supervisor } = shared;
	if (supervisor.state.status === "failed") return restart(shared);
	return shared.restarting ?? supervisor.ready();
};

const restart = (shared: Shared): Promise<AgentConnection> => {
	shared.restarting ??= shared.supervisor.restart().finally(() => {
		shared.restarting = undefined;
	});
	return shared.restarting;
};

const leave = async (supervisor: Supervisor<AgentConnection>): Promise<void> => {
	const { state } = supervisor;
	const saved = state.status === "running" ? state.agent.leave() : undefined;
	await Promise.all([saved, supervisor.leave()]);
};
