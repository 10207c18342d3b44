import type { AgentConnection } from "@parley/acp/v1/session/agent-connection";
import type { PermissionService, QuestionService } from "@parley/acp/v1/session/agent-services";
import type { AgentSession } from "@parley/acp/v1/session/agent-session";
import type {
	NewSessionOptions,
	RestoreSessionOptions,
	SharedProcess,
} from "@parley/acp/v1/session/connection-options";
import type { ServerToGive } from "@parley/acp/v1/session/servers-to-give";
import { sessionAbilities } from "@parley/acp/v1/session/session-abilities";
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
	/** The MCP servers that a new agent session gets, of the kinds that the agent takes. */
	readonly servers?: (capabilities: Readonly<Record<string, unknown>>) => Promise<readonly ServerToGive[]>;
	readonly questions?: QuestionService;
	/** How far the session's log is saved. */
	readonly committed: () => number;
	/** The agent session that the chat had before. */
	readonly former?: () => Former | undefined;
	readonly logger: Logger;
};

/** An agent of an earlier hub that has a session for ours, or was asked for one. */
export type KeptSlot = { readonly connection: AgentConnection; readonly lease: AgentLease };

/** A process with an agent session of ours; `canReopen`: another one could go on with that, by resume or load. */
export type SlotProcess = { readonly processId: string; readonly pid: number; readonly canReopen: boolean };

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
	/** A person wants the next agent at once. */
	#isHurried = false;

	constructor(options: AgentSlotOptions) {
		this.#options = options;
	}

	/** The open agent session, if any. */
	get current(): AgentSession | undefined {
		return this.#attempt?.attempt.attached?.session;
	}

	/** The process of the open agent session, and whether another one could go on with it. */
	get process(): SlotProcess | undefined {
		const attached = this.#attempt?.attempt.attached;
		if (attached === undefined || !isUsable(attached)) return undefined;
		const { processId, pid, capabilities } = attached.connection;
		const { resume, load } = sessionAbilities(capabilities);
		return { processId, pid, canReopen: resume || load };
	}

	/** Whether the agent session is open and its process alive, so that `take` need not start anything. */
	get isReady(): boolean {
		const attached = this.#attempt?.attempt.attached;
		return attached !== undefined && isUsable(attached);
	}

	/** What the attached agent says that it can do; undefined without one. */
	get capabilities(): Readonly<Record<string, unknown>> | undefined {
		return this.isReady ? this.#attempt?.attempt.attached?.connection.capabilities : undefined;
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

	/** The other sessions that lose their agent with this one's process. */
	get others(): readonly SharedProcess[] {
		const attached = this.#attempt?.attempt.attached;
		return attached === undefined ? [] : attached.connection.othersThan(attached.session.sessionId);
	}

	/** Ends the agent's process, for a person who wants another one. The next `take` gets that without delay. */
	async restart(title: string): Promise<void> {
		const attempt = this.#attempt?.attempt;
		this.#isHurried = true;
		this.#lease?.hurry();
		if (attempt?.attached === undefined) return;
		const { session, connection } = attempt.attached;
		const isWorking = session.turn.status !== "idle" || this.others.some(({ isRunning }) => isRunning);
		// One that works may ignore everything else.
		await (isWorking ? connection.kill({ sessionId: session.sessionId, title }) : connection.end());
		this.#over(attempt);
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
		if (this.#isHurried) lease.hurry();
		this.#isHurried = false;
		const connection = expected?.connection ?? (await lease.ready());
		requireWanted(attempt);
		// An answer that is under way must be expected at once, and what was asked for then is not known.
		const servers =
			expected === undefined ? await this.#options.servers?.(connection.capabilities) : undefined;
		requireWanted(attempt);
		const opening: NewSessionOptions = {
			...{ sessionId, cwd: folder, committed },
			...(expected === undefined ? {} : { sentAs: expected.sentAs }),
			...(servers === undefined ? {} : { servers }),
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
