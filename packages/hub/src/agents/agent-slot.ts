import type { AgentConnection } from "@parley/acp/v1/session/agent-connection";
import type { PermissionService, QuestionService } from "@parley/acp/v1/session/agent-services";
import type { AgentSession } from "@parley/acp/v1/session/agent-session";
import type {
	NewSessionOptions,
	RestoreSessionOptions,
	SharedProcess,
} from "@parley/acp/v1/session/connection-options";
import type { AgentEvent } from "@parley/acp/v1/updates/mapped";
import type { Logger } from "@parley/logging/logger";
import { WordedError } from "@parley/words/worded-error";
import { wording } from "@parley/words/wording";
import type { AgentConfig } from "./agent-config.ts";
import type { AgentLease, AgentPool } from "./agent-pool.ts";
import { type Former, openAgentSession } from "./open-agent-session.ts";

export type AgentSlotOptions = {
	readonly sessionId: string;
	readonly folder: string;
	/** Looked up on demand: the agent may be configured after the session was created. */
	readonly config: () => AgentConfig;
	readonly pool: Pick<AgentPool, "lease">;
	/** `process`: the one that said it; `position`: where the message ends in its output, if one caused the events. */
	readonly onEvents: (
		events: readonly AgentEvent[],
		process: string,
		position: number | undefined,
	) => Promise<void> | void;
	readonly permissions: PermissionService;
	readonly questions?: QuestionService;
	/** How far the session's log is saved. */
	readonly committed: () => number;
	/** The agent session that the chat had before. */
	readonly former?: () => Former | undefined;
	readonly logger: Logger;
};

/** An agent of an earlier hub that has a session for ours, or was asked for one. */
export type KeptSlot = { readonly connection: AgentConnection; readonly lease: AgentLease };

/** The outcome of a forced stop; `shared`: nothing was stopped, because others would lose their agent too. */
export type ForceStopped =
	| { readonly kind: "released" }
	| { readonly kind: "shared" | "killed"; readonly others: readonly SharedProcess[] };

/** The agent was detached before it was ready. */
export class SlotLeftError extends WordedError {
	override readonly name = "SlotLeftError";
	constructor() {
		super(wording("agentStart.released"));
	}
}

type Attached = { readonly session: AgentSession; readonly connection: AgentConnection };

/** One attachment of an agent, from its start. */
type AttachAttempt = {
	attached: Attached | undefined;
	/** Rejects on detach, so that nobody waits for the agent any longer. */
	readonly left: PromiseWithResolvers<never>;
	isLeft: boolean;
};

/** The agent slot of a session: filled on demand, empty after the agent died or was detached. */
export class AgentSlot {
	readonly #options: AgentSlotOptions;
	#lease: AgentLease | undefined;
	#attempt: { readonly attempt: AttachAttempt; readonly session: Promise<AgentSession> } | undefined;
	/** Earlier attachments: an agent has at most one session for ours, so the next attachment waits for their end. */
	#earlier: Promise<void> = Promise.resolve();
	#departures: Promise<void> = Promise.resolve();
	/** A request for an agent session that an earlier hub sent. */
	#expected: (KeptSlot & { readonly sentAs: number }) | undefined;

	constructor(options: AgentSlotOptions) {
		this.#options = options;
	}

	/** The open agent session, if any. */
	get current(): AgentSession | undefined {
		return this.#attempt?.attempt.attached?.session;
	}

	/** Whether the agent session is open and its process alive, so that `take` need not start anything. */
	get isReady(): boolean {
		const attached = this.#attempt?.attempt.attached;
		return attached !== undefined && isUsable(attached);
	}

	/** The agent session, opened if necessary. Concurrent callers share it. */
	take(): Promise<AgentSession> {
		const attached = this.#attempt?.attempt.attached;
		if (attached !== undefined && !isUsable(attached)) this.#attempt = undefined;
		this.#attempt ??= this.#begin();
		return this.#attempt.session;
	}

	/** Fills the slot with an agent session of an earlier hub. */
	restore(
		{ connection, lease }: KeptSlot,
		state: Pick<RestoreSessionOptions, "agentSessionId" | "restored" | "requests" | "asked">,
	): AgentSession {
		const { sessionId, onEvents, permissions, questions, committed } = this.#options;
		const session = connection.restoreSession({
			...{ sessionId, permissions, committed, ...state },
			...(questions === undefined ? {} : { questions }),
			onEvents: (events, position) => onEvents(events, connection.processId, position),
		});
		const attempt: AttachAttempt = {
			attached: { session, connection },
			left: Promise.withResolvers(),
			isLeft: false,
		};
		attempt.left.promise.catch(() => undefined);
		this.#lease = lease;
		this.#attempt = { attempt, session: Promise.resolve(session) };
		void connection.exited.then(() => this.#over(attempt));
		return session;
	}

	/** The next `take` waits for the agent session that an earlier hub asked for. */
	expect(kept: KeptSlot, sentAs: number): void {
		this.#expected = { ...kept, sentAs };
	}

	/**
	 * Force-stops an agent that ignores a cancel: closes its session if the agent can do that, else kills its process, unless that serves
	 * other sessions than the named ones. The next `take` gets a new one.
	 */
	async forceStop(title: string, named: readonly string[], isOver: () => boolean): Promise<ForceStopped> {
		const attempt = this.#attempt?.attempt;
		if (attempt?.attached === undefined) return { kind: "released" };
		const { session, connection } = attempt.attached;
		if (await session.release()) {
			this.#over(attempt);
			return { kind: "released" };
		}
		// If the turn has ended by itself meanwhile, nobody must lose their agent.
		if (isOver()) return { kind: "released" };
		const others = connection.othersThan(session.sessionId);
		if (others.some(({ sessionId }) => !named.includes(sessionId))) return { kind: "shared", others };
		await connection.kill({ sessionId: session.sessionId, title });
		return { kind: "killed", others };
	}

	/** Detaches the agent: closes its session, and ends its process if nobody else uses it. Waiting callers are refused. */
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
		const { config, folder, pool, sessionId, onEvents, committed, logger } = this.#options;
		const { permissions, questions } = this.#options;
		// An agent that becomes ready after its detach is ignored. One whose events were received before may still report how they ended.
		let wasHeard = false;
		const isHeard = (): boolean => {
			wasHeard ||= !attempt.isLeft;
			return wasHeard;
		};
		await earlier;
		requireWanted(attempt);
		// Uses the current configuration. The new lease precedes the release of the old one, so that a process serving both stays alive.
		const expected = this.#expected;
		this.#expected = undefined;
		const lease = expected?.lease ?? pool.lease(config(), folder, sessionId);
		const earlierLease = this.#lease;
		this.#lease = lease;
		await earlierLease?.release();
		requireWanted(attempt);
		const connection = expected?.connection ?? (await lease.ready());
		requireWanted(attempt);
		const opening: NewSessionOptions = {
			...{ sessionId, cwd: folder, committed },
			...(expected === undefined ? {} : { sentAs: expected.sentAs }),
			onEvents: (events, position) =>
				isHeard() ? onEvents(events, connection.processId, position) : undefined,
			permissions: {
				asked: (request) => (isHeard() ? permissions.asked(request) : []),
				withdrawn: (...ended) => permissions.withdrawn(...ended),
			},
			...(questions !== undefined && {
				questions: {
					asked: (question) => (isHeard() ? questions.asked(question) : []),
					withdrawn: (...ended) => questions.withdrawn(...ended),
				},
			}),
		};
		// An answer that is under way must be expected at once.
		const former = expected === undefined ? this.#options.former?.() : undefined;
		const session = await (former === undefined
			? connection.newSession(opening)
			: openAgentSession(connection, opening, former, logger));
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

/** Drops the results: a slot that is reused for months must not retain every agent it had. */
const bothSettled = (one: Promise<void>, other: Promise<unknown>): Promise<void> =>
	Promise.allSettled([one, other]).then(() => undefined);

/** An agent may close a session long after the request, while its process lives on. */
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
