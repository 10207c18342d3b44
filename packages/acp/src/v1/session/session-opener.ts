import type { Logger } from "@parley/logging/logger";
import type { AgentIdentity } from "@parley/protocol/agent/events";
import type { AgentWire } from "../../pipe/agent-wire.ts";
import { newSessionKey } from "../../pipe/line-keys.ts";
import type { RunningAgent } from "../../pipe/running-agent.ts";
import type { AuthMethod } from "../login/auth-methods.ts";
import { asksForLogin, loginEvent, loginNeed } from "../login/login-need.ts";
import type { NewSessionResult } from "../wire/new-session.ts";
import type { Acknowledgements } from "./acknowledgements.ts";
import type { QuestionService } from "./agent-services.ts";
import { AgentSession } from "./agent-session.ts";
import type { RestoredState } from "./agent-session-options.ts";
import type {
	ConnectionTimes,
	NewSessionOptions,
	ReopenSessionOptions,
	RestoreSessionOptions,
} from "./connection-options.ts";
import { offersClose } from "./describe-agent.ts";
import { promptAbilities } from "./prompt-blocks.ts";
import { type OpenReopened, type Reopened, reopenSession } from "./reopen-session.ts";
import { requestSession } from "./request-session.ts";
import { restorePermission, restoreQuestion } from "./served-asks.ts";
import { givenServers, wireServers } from "./servers-to-give.ts";
import { sessionCalls } from "./session-calls.ts";
import { SessionEndedError } from "./session-errors.ts";
import type { SessionRouter } from "./session-router.ts";

export type SessionOpenerOptions = {
	readonly process: Pick<RunningAgent, "forget" | "stderrTail">;
	readonly wire: AgentWire;
	readonly router: SessionRouter;
	readonly acknowledgements: Acknowledgements;
	readonly logger: Logger;
	/** The agent's name in messages. */
	readonly name: string;
	readonly times: ConnectionTimes;
	readonly identity: AgentIdentity;
	readonly capabilities: Readonly<Record<string, unknown>>;
	readonly authMethods: readonly AuthMethod[];
	readonly isAlive: () => boolean;
};

/** For agents that are not offered to ask. */
const noQuestions: QuestionService = { asked: () => [], withdrawn: () => [] };

/** Opens agent sessions on a connection: new ones, those of another process, and those of an earlier hub. */
export class SessionOpener {
	readonly #options: SessionOpenerOptions;

	constructor(options: SessionOpenerOptions) {
		this.#options = options;
	}

	/** Opens an agent session for a session of ours, which must not have one on this connection. */
	async open(options: NewSessionOptions): Promise<AgentSession> {
		const { process, router, wire, name, times, authMethods } = this.#options;
		const { sessionId, cwd, servers, sentAs } = options;
		let saved: Promise<void> | undefined;
		const keys = sentAs === undefined ? [] : [newSessionKey(sessionId, sentAs)];
		const onEvents: NewSessionOptions["onEvents"] = (...said) => {
			const kept = options.onEvents(...said);
			saved ??= Promise.resolve(kept).catch(() => undefined);
			return kept;
		};
		router.expect(sessionId);
		return requestSession(wire.peer, {
			params: { cwd, mcpServers: wireServers(servers) },
			...{ name, timeoutMs: times.newSessionTimeoutMs, authMethods },
			attach: (result) => this.#attach({ ...options, onEvents }, result),
			onLate: (result) => this.#closeUnwanted(result),
			onOver: () => router.expected(sessionId, saved),
			// If there is something to save, another hub may have to read the answer again.
			onAnswered: () => {
				if (saved === undefined) process.forget(keys);
				else void saved.then(() => process.forget(keys));
			},
			key: (id) => {
				const key = newSessionKey(sessionId, id);
				keys.push(key);
				return key;
			},
			sentAs,
		});
	}

	/** Goes on with a session that the agent had in another process. Rejects if the agent cannot, and then nothing is attached. */
	reopen(options: ReopenSessionOptions): Promise<AgentSession> {
		const { wire, router, name, authMethods, times, isAlive } = this.#options;
		const open: OpenReopened = (...reopened) => {
			if (!isAlive()) throw new SessionEndedError(options.agentSessionId);
			return this.#attach(...reopened);
		};
		const { reopenTimeoutMs: timeoutMs, replayPace: pace } = times;
		return reopenSession(wire, router, { ...options, name, authMethods, timeoutMs, pace, open });
	}

	/** Goes on with a session of an earlier hub, before anything is read. */
	restore({
		agentSessionId,
		restored,
		requests,
		asked = [],
		...options
	}: RestoreSessionOptions): AgentSession {
		const { wire, router } = this.#options;
		const session = this.#create(options, agentSessionId, restored);
		router.sessions.add(session);
		for (const request of requests) restorePermission(wire, session, request);
		for (const question of asked) restoreQuestion(wire, session, question);
		session.restored();
		return session;
	}

	#attach(options: NewSessionOptions, result: NewSessionResult, reopened?: Reopened): AgentSession {
		const { acknowledgements, router, identity } = this.#options;
		const session = this.#create(options, result.sessionId, reopened?.state);
		acknowledgements.attached(options.sessionId);
		const told = reopened?.told ?? [];
		router.add(session, (early) => session.open(identity, result, [...told, ...early]));
		return session;
	}

	#create(
		options: Pick<
			NewSessionOptions,
			"sessionId" | "onEvents" | "permissions" | "questions" | "committed" | "origin" | "servers"
		>,
		agentSessionId: string,
		restored?: RestoredState,
	): AgentSession {
		const { process, wire, router, logger, times, capabilities, authMethods } = this.#options;
		const session: AgentSession = new AgentSession({
			sessionId: options.sessionId,
			agentSessionId,
			calls: sessionCalls(wire.peer, agentSessionId, (keys) => process.forget(keys)),
			logger,
			onEvents: (events) => this.#keep(options.sessionId, options.onEvents(events, wire.position)),
			asks: { permissions: options.permissions, questions: options.questions ?? noQuestions },
			committed: options.committed,
			onEnded: () => router.sessions.remove(session),
			takes: promptAbilities(capabilities),
			tellsClose: offersClose(capabilities),
			closeTimeoutMs: times.closeTimeoutMs,
			stderr: () => process.stderrTail(),
			onRefused: (error) =>
				asksForLogin(error, authMethods) ? [loginEvent(loginNeed(error, authMethods))] : [],
			...(restored === undefined ? {} : { restored }),
			...(options.origin === undefined ? {} : { origin: options.origin }),
			servers: givenServers(options.servers),
		});
		return session;
	}

	/** Pauses reading until the events are saved. */
	#keep(sessionId: string, kept: Promise<void> | void): Promise<void> | void {
		if (kept === undefined) return;
		const { wire, acknowledgements } = this.#options;
		wire.intake.keeping(sessionId, kept);
		kept.catch(() => acknowledgements.lacks(sessionId));
		return kept;
	}

	/** Closes a session that the agent opened after the request was abandoned. */
	#closeUnwanted(result: NewSessionResult): void {
		const { capabilities, wire, logger } = this.#options;
		if (!offersClose(capabilities)) return;
		sessionCalls(wire.peer, result.sessionId, () => undefined)
			.close()
			.catch((error: unknown) => {
				logger.warn("The agent did not close a session it opened too late", { error });
			});
	}
}
