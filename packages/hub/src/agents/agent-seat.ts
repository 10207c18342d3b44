import type { AgentConnection } from "@parley/acp/session/agent-connection";
import type { AgentSession } from "@parley/acp/session/agent-session";
import type { EventBody } from "@parley/protocol/log/log-event";
import type { AgentConfig } from "./agent-config.ts";
import type { AgentLease, AgentPool } from "./agent-pool.ts";

export type AgentSeatOptions = {
	readonly sessionId: string;
	readonly folder: string;
	/** Looked up when it is needed: an agent may be configured after the session was made. */
	readonly config: () => AgentConfig;
	readonly pool: AgentPool;
	readonly onEvents: (events: readonly EventBody[]) => void;
};

/** The place of an agent at a session: filled when it is needed, empty after the agent died or was let go. */
export class AgentSeat {
	readonly #options: AgentSeatOptions;
	#lease: AgentLease | undefined;
	#taken: Promise<AgentSession> | undefined;
	#session: AgentSession | undefined;
	#connection: AgentConnection | undefined;

	constructor(options: AgentSeatOptions) {
		this.#options = options;
	}

	/** The agent session, if one is there right now. */
	get current(): AgentSession | undefined {
		return this.#session;
	}

	/** The agent session, opened if need be. Several callers at once get the same. */
	take(): Promise<AgentSession> {
		this.#taken ??= this.#open().catch((error: unknown) => {
			this.#taken = undefined;
			throw error;
		});
		return this.#taken;
	}

	/** Ends the process of an agent that does not listen. Its other sessions lose it too; the next `take` gets a new one. */
	async evict(): Promise<void> {
		await this.#connection?.kill();
	}

	/** Lets the agent go: its session is closed, and its process when nobody else uses it. */
	async leave(): Promise<void> {
		const session = this.#session;
		const lease = this.#lease;
		this.#empty();
		this.#lease = undefined;
		await session?.close();
		await lease?.release();
	}

	async #open(): Promise<AgentSession> {
		const { config, folder, pool, sessionId, onEvents } = this.#options;
		this.#lease ??= pool.lease(config(), folder);
		const connection = await this.#lease.ready();
		const session = await connection.newSession({ sessionId, cwd: folder, onEvents });
		this.#session = session;
		this.#connection = connection;
		void connection.exited.then(() => {
			if (this.#session === session) this.#empty();
		});
		return session;
	}

	#empty(): void {
		this.#session = undefined;
		this.#connection = undefined;
		this.#taken = undefined;
	}
}
