import type { AgentConnection, SharedProcess } from "@parley/acp/session/agent-connection";
import type { PermissionService } from "@parley/acp/session/agent-services";
import type { AgentSession } from "@parley/acp/session/agent-session";
import type { AgentEvent } from "@parley/acp/updates/mapped";
import { WordedError } from "@parley/words/worded-error";
import { wording } from "@parley/words/wording";
import type { AgentConfig } from "./agent-config.ts";
import type { AgentLease, AgentPool } from "./agent-pool.ts";

export type AgentSlotOptions = {
	readonly sessionId: string;
	readonly folder: string;
	/** Looked up when it is needed: an agent may be configured after the session was made. */
	readonly config: () => AgentConfig;
	readonly pool: Pick<AgentPool, "lease">;
	readonly onEvents: (events: readonly AgentEvent[]) => Promise<void> | void;
	readonly permissions: PermissionService;
};

/** What came of a forced stop; `shared`: nothing, because others would lose their agent too. */
export type ForceStopped =
	| { readonly kind: "released" }
	| { readonly kind: "shared" | "killed"; readonly others: readonly SharedProcess[] };

/** The agent was let go before it had come. */
export class SlotLeftError extends WordedError {
	override readonly name = "SlotLeftError";
	constructor() {
		super(wording("agentStart.released"));
	}
}

type Attached = { readonly session: AgentSession; readonly connection: AgentConnection };

/** One stay of an agent, from the moment it is called. */
type AttachAttempt = {
	attached: Attached | undefined;
	/** Rejects when the agent is let go: nobody waits for its arrival then. */
	readonly left: PromiseWithResolvers<never>;
	isLeft: boolean;
};

/** The place of an agent at a session: filled when it is needed, empty after the agent died or was let go. */
export class AgentSlot {
	readonly #options: AgentSlotOptions;
	#lease: AgentLease | undefined;
	#attempt: { readonly attempt: AttachAttempt; readonly session: Promise<AgentSession> } | undefined;
	/** Earlier visits: the agent knows a session of ours once at a time, so the next one waits for their end. */
	#earlier: Promise<void> = Promise.resolve();
	#departures: Promise<void> = Promise.resolve();

	constructor(options: AgentSlotOptions) {
		this.#options = options;
	}

	/** The agent session, if one is there right now. */
	get current(): AgentSession | undefined {
		return this.#attempt?.attempt.attached?.session;
	}

	/** Whether the agent session is there and its process lives: then `take` need not start anything. */
	get isReady(): boolean {
		const attached = this.#attempt?.attempt.attached;
		return attached !== undefined && isUsable(attached);
	}

	/** The agent session, opened if need be. Several callers at once get the same. */
	take(): Promise<AgentSession> {
		const attached = this.#attempt?.attempt.attached;
		if (attached !== undefined && !isUsable(attached)) this.#attempt = undefined;
		this.#attempt ??= this.#begin();
		return this.#attempt.session;
	}

	/**
	 * Ends what an agent does for this session that does not listen: its session if it can be closed alone, else its process,
	 * unless that has sessions of others beside those that are named. The next `take` gets a new one.
	 */
	async forceStop(title: string, named: readonly string[], isOver: () => boolean): Promise<ForceStopped> {
		const attempt = this.#attempt?.attempt;
		if (attempt?.attached === undefined) return { kind: "released" };
		const { session, connection } = attempt.attached;
		if (await session.release()) {
			this.#over(attempt);
			return { kind: "released" };
		}
		// A turn that has ended by itself meanwhile costs nobody their agent.
		if (isOver()) return { kind: "released" };
		const others = connection.othersThan(session.sessionId);
		if (others.some(({ sessionId }) => !named.includes(sessionId))) return { kind: "shared", others };
		await connection.kill({ sessionId: session.sessionId, title });
		return { kind: "killed", others };
	}

	/** Lets the agent go: its session is closed, and its process when nobody else uses it. Whoever waits for it is refused. */
	async detach(): Promise<void> {
		const attempt = this.#attempt?.attempt;
		const lease = this.#lease;
		this.#attempt = undefined;
		this.#lease = undefined;
		const departure = depart(attempt, lease);
		this.#earlier = bothSettled(this.#earlier, departure);
		this.#departures = Promise.all([this.#departures, departure]).then(() => undefined);
		await this.#departures;
	}

	#begin(): { readonly attempt: AttachAttempt; readonly session: Promise<AgentSession> } {
		const attempt: AttachAttempt = { attached: undefined, left: Promise.withResolvers(), isLeft: false };
		const opened = this.#open(attempt, this.#earlier);
		this.#earlier = bothSettled(this.#earlier, opened);
		opened.catch(() => this.#over(attempt));
		return { attempt, session: Promise.race([opened, attempt.left.promise]) };
	}

	async #open(attempt: AttachAttempt, earlier: Promise<void>): Promise<AgentSession> {
		const { config, folder, pool, sessionId, onEvents, permissions } = this.#options;
		// An agent that arrives after it was let go has nothing to tell. One that was heard before also tells how what it began ended.
		let wasHeard = false;
		const isHeard = (): boolean => {
			wasHeard ||= !attempt.isLeft;
			return wasHeard;
		};
		await earlier;
		requireWanted(attempt);
		// As it is configured now. The new lease comes before the old one goes: a process that serves both stays.
		const lease = pool.lease(config(), folder);
		const former = this.#lease;
		this.#lease = lease;
		await former?.release();
		requireWanted(attempt);
		const connection = await lease.ready();
		requireWanted(attempt);
		const session = await connection.newSession({
			sessionId,
			cwd: folder,
			onEvents: (events) => (isHeard() ? onEvents(events) : undefined),
			permissions: {
				asked: (request) => (isHeard() ? permissions.asked(request) : []),
				withdrawn: (...ended) => permissions.withdrawn(...ended),
			},
		});
		if (attempt.isLeft) {
			await session.close();
			throw new SlotLeftError();
		}
		attempt.attached = { session, connection };
		void connection.exited.then(() => this.#over(attempt));
		return session;
	}

	#over(attempt: AttachAttempt): void {
		if (this.#attempt?.attempt === attempt) this.#attempt = undefined;
	}
}

/** Keeps no results: a slot that is taken and left for months must not hold on to every agent it had. */
const bothSettled = (one: Promise<void>, other: Promise<unknown>): Promise<void> =>
	Promise.allSettled([one, other]).then(() => undefined);

/** An agent may close a session long after it was asked to, while its process lives on. */
const isUsable = ({ session, connection }: Attached): boolean => connection.alive && !session.ended;

const requireWanted = ({ isLeft }: AttachAttempt): void => {
	if (isLeft) throw new SlotLeftError();
};

const depart = async (attempt: AttachAttempt | undefined, lease: AgentLease | undefined): Promise<void> => {
	if (attempt !== undefined) attempt.isLeft = true;
	attempt?.left.reject(new SlotLeftError());
	await attempt?.attached?.session.close();
	await lease?.release();
};
