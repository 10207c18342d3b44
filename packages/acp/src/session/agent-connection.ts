import type { McpServer, NewSessionRequest } from "@agentclientprotocol/sdk";
import { toError } from "@parley/base/errors/to-error";
import { errorCode, RpcError } from "@parley/jsonrpc/errors";
import { checkedRequest } from "@parley/jsonrpc/handlers";
import type { ViolationCounter } from "@parley/jsonrpc/violation-counter";
import type { Logger } from "@parley/logging/logger";
import type { AgentExit } from "@parley/process/agent-exit";
import type { AgentIdentity } from "@parley/protocol/agent/events";
import type { AgentEvent } from "../updates/mapped.ts";
import { isNewSessionResult, isPermissionParams, isSessionNotification } from "../wire/check.ts";
import type { AuthMethod, InitializeResult } from "../wire/initialize.ts";
import { type AcpViolation, acpErrorCode } from "../wire/rpc-dialect.ts";
import {
	type AgentAnswer,
	type AgentServices,
	capabilitiesOf,
	type PermissionService,
} from "./agent-services.ts";
import { AgentSession } from "./agent-session.ts";
import { type AgentWire, connectWire } from "./agent-wire.ts";
import { describeLoss, type ForcedStop, identityOf, offersClose } from "./describe-agent.ts";
import { EarlyMessages } from "./early-messages.ts";
import { shakeHands } from "./handshake.ts";
import { promptAbilities } from "./prompt-blocks.ts";
import type { RunningAgent, StartAgent } from "./running-agent.ts";
import { ServedRequests } from "./served-requests.ts";
import { sessionCalls } from "./session-calls.ts";
import {
	AuthRequiredError,
	BadAnswerError,
	NewSessionTimeoutError,
	SessionAttachedError,
	SessionRefusedError,
} from "./session-errors.ts";
import { SessionMap } from "./session-map.ts";

export type AgentConnectionOptions = {
	/** Names the agent in messages. */
	readonly name: string;
	readonly start: StartAgent;
	readonly logger: Logger;
	/** The version of Parley that agents are told. */
	readonly clientVersion: string;
	/** What the agent may ask of us, beside permission. */
	readonly services?: AgentServices;
	readonly startTimeoutMs?: number;
	readonly newSessionTimeoutMs?: number;
	readonly closeTimeoutMs?: number;
	/** Gives up the start; it has no effect once the agent is ready. */
	readonly signal?: AbortSignal;
};

export type NewSessionOptions = {
	/** The id of our session. */
	readonly sessionId: string;
	/** An absolute path: where the agent works. */
	readonly cwd: string;
	readonly mcpServers?: readonly McpServer[];
	/** Takes the session's events; it is called before `newSession` settles, too. What it may return settles when they are kept. */
	readonly onEvents: (events: readonly AgentEvent[]) => Promise<void> | void;
	/** Takes what the agent asks permission for, before `newSession` settles, too. */
	readonly permissions: PermissionService;
};

/** A session on the same process, and whether a turn is under way in it. */
export type SharedProcess = { readonly sessionId: string; readonly isRunning: boolean };

type Settings = Required<Omit<AgentConnectionOptions, "signal" | "start">>;

const defaults = { services: {}, startTimeoutMs: 30_000, newSessionTimeoutMs: 60_000, closeTimeoutMs: 2000 };
const maxEarlyMessages = 1000;

/** One agent process, initialised, with any number of sessions. */
export class AgentConnection {
	readonly identity: AgentIdentity;
	/** As the agent sent them. */
	readonly capabilities: Readonly<Record<string, unknown>>;
	readonly authMethods: readonly AuthMethod[];
	readonly pid: number;
	/** Settles when the process has ended and its sessions have been told. */
	readonly exited: Promise<AgentExit>;
	readonly #process: RunningAgent;
	readonly #wire: AgentWire;
	readonly #settings: Settings;
	readonly #sessions = new SessionMap<AgentSession>();
	/** Sessions of ours for which the agent has not answered session/new yet. */
	readonly #opening = new Set<string>();
	readonly #early = new EarlyMessages(maxEarlyMessages);
	readonly #served = new ServedRequests((...request) => this.#forSession(...request));
	#endExpected = false;
	#forced: ForcedStop | undefined;
	#alive = true;

	private constructor(process: RunningAgent, wire: AgentWire, settings: Settings, result: InitializeResult) {
		this.#process = process;
		this.#wire = wire;
		this.#settings = settings;
		this.identity = identityOf(settings.name, result);
		this.capabilities = result.agentCapabilities ?? {};
		this.authMethods = result.authMethods ?? [];
		this.pid = process.pid;
		wire.notifications.set("session/update", (params) => this.#updated(params));
		wire.requests.set(
			"session/request_permission",
			checkedRequest("session/request_permission", isPermissionParams, (params, signal) =>
				this.#forSession(params.sessionId, "session/request_permission", (session) =>
					session.askPermission(params, signal),
				),
			),
		);
		for (const [method, handler] of this.#served.handlers(settings.services))
			wire.requests.set(method, handler);
		// Whose it was, and whether it was a question, nobody can tell any more; those at work must not look as if all was well.
		wire.oversized.add((bytes) => {
			for (const session of this.#sessions.all()) session.missed(bytes);
		});
		this.exited = process.exited.then((exit) => {
			this.#exited(exit);
			return exit;
		});
	}

	/** Starts an agent and introduces us. Rejects with an AgentStartError, and leaves nothing running then. */
	static async open({ signal, start, ...options }: AgentConnectionOptions): Promise<AgentConnection> {
		const settings = { ...defaults, ...options };
		const { name, logger, clientVersion, startTimeoutMs: timeoutMs } = settings;
		const process = await start();
		const wire = connectWire(process, logger);
		try {
			const result = await shakeHands(process, wire.peer, {
				...{ name, clientVersion, timeoutMs, signal },
				capabilities: capabilitiesOf(settings.services),
			});
			return new AgentConnection(process, wire, settings, result);
		} catch (error) {
			await process.kill();
			wire.peer.close();
			throw error;
		}
	}

	/** False as soon as the end of the process is known, which is before `exited` has reached everyone. */
	get alive(): boolean {
		return this.#alive;
	}

	get violations(): ViolationCounter<AcpViolation> {
		return this.#wire.violations;
	}

	/** Answers a request that a service was asked. False if the agent does not wait for it, or not any more. */
	answer(key: string, answer: AgentAnswer): boolean {
		return this.#served.answer(key, answer);
	}

	/** Our sessions and the agent's, each found from the other. */
	get sessions(): Pick<SessionMap<AgentSession>, "ofSession" | "ofAgentSession" | "size"> {
		return this.#sessions;
	}

	/** Opens an agent session for a session of ours, which must not have one on this connection yet. */
	newSession(options: NewSessionOptions): Promise<AgentSession> {
		const { sessionId, cwd, mcpServers = [] } = options;
		const { name, newSessionTimeoutMs } = this.#settings;
		if (this.#opening.has(sessionId) || this.#sessions.ofSession(sessionId) !== undefined) {
			return Promise.reject(new SessionAttachedError());
		}
		this.#opening.add(sessionId);
		return new Promise((resolve, reject) => {
			let given = false;
			const giveUp = (error: Error): void => {
				given = true;
				this.#opened(sessionId);
				reject(error);
			};
			const timer = setTimeout(
				() => giveUp(new NewSessionTimeoutError(name, newSessionTimeoutMs)),
				newSessionTimeoutMs,
			);
			const params: NewSessionRequest = { cwd, mcpServers: [...mcpServers] };
			this.#wire.peer.request("session/new", params, {
				onResult: (result) => {
					clearTimeout(timer);
					if (given) return this.#closeUnwanted(result);
					try {
						resolve(this.#attach(options, result));
						this.#opened(sessionId);
					} catch (error) {
						giveUp(toError(error));
					}
				},
				onError: (error) => {
					clearTimeout(timer);
					if (!given) giveUp(this.#newSessionError(error));
				},
			});
		});
	}

	/** Ends the agent and its whole process tree, politely at first. Turns under way are interrupted. */
	async end(): Promise<AgentExit> {
		this.#endExpected = true;
		await this.#process.end();
		return this.exited;
	}

	/** The other sessions that go with the process when it is killed for this one. */
	othersThan(sessionId: string): readonly SharedProcess[] {
		return this.#sessions
			.all()
			.filter((session) => session.sessionId !== sessionId)
			.map(({ sessionId: other, turn }) => ({ sessionId: other, isRunning: turn.status !== "idle" }));
	}

	/**
	 * Ends the whole process tree at once: for an agent that ignores a cancel. Its sessions see it as lost, except for one that
	 * was stopped by force; the others are told for which one it was.
	 */
	async kill(forced?: ForcedStop): Promise<AgentExit> {
		this.#forced = forced;
		await this.#process.kill();
		return this.exited;
	}

	#attach(options: NewSessionOptions, result: unknown): AgentSession {
		const { name, logger, closeTimeoutMs } = this.#settings;
		if (!isNewSessionResult(result)) throw new BadAnswerError(name, "session/new");
		const session = new AgentSession({
			sessionId: options.sessionId,
			agentSessionId: result.sessionId,
			calls: sessionCalls(this.#wire.peer, result.sessionId),
			logger,
			onEvents: (events) => this.#keep(options.sessionId, options.onEvents(events)),
			permissions: options.permissions,
			onEnded: (ended) => this.#sessions.remove(ended),
			takes: promptAbilities(this.capabilities),
			tellsClose: offersClose(this.capabilities),
			closeTimeoutMs,
			stderr: () => this.#process.stderrTail(),
		});
		this.#sessions.add(session);
		session.open(this.identity, result, this.#early.take(result.sessionId));
		return session;
	}

	/** What is not yet kept holds up the reading. */
	#keep(sessionId: string, kept: Promise<void> | void): Promise<void> | void {
		if (kept !== undefined) this.#wire.intake.keeping(sessionId, kept);
		return kept;
	}

	/** A wait for session/new is over. When it was the last, messages that nobody claimed have no owner. */
	#opened(sessionId: string): void {
		this.#opening.delete(sessionId);
		if (this.#opening.size === 0) this.#refuseEarly();
	}

	#refuseEarly(): void {
		for (const [id, messages] of this.#early.clear()) {
			this.violations.add("unknown_session", `messages for ${id}`);
			for (const message of messages) {
				if (message.kind === "request") message.refuse(unknownSession(id));
			}
		}
	}

	/** The answer to session/new came after it was given up: nobody will use that session. */
	#closeUnwanted(result: unknown): void {
		if (!isNewSessionResult(result) || !offersClose(this.capabilities)) return;
		sessionCalls(this.#wire.peer, result.sessionId)
			.close()
			.catch((error: unknown) => {
				this.#settings.logger.warn("The agent did not close a session that came too late", { error });
			});
	}

	#newSessionError(error: Error): Error {
		const { name } = this.#settings;
		if (!(error instanceof RpcError)) return error;
		return error.code === acpErrorCode.authRequired
			? new AuthRequiredError(name, this.authMethods, error)
			: new SessionRefusedError(name, error);
	}

	/** Serves a request of a session at once, in the order of the wire, or when the agent has told us the session's id. */
	#forSession<Result>(
		agentSessionId: string,
		method: string,
		serve: (session: AgentSession) => Promise<Result>,
	): Promise<Result> {
		const session = this.#sessions.ofAgentSession(agentSessionId);
		if (session !== undefined) return serve(session);
		const { promise, resolve, reject } = Promise.withResolvers<Result>();
		const isHeld =
			this.#opening.size > 0 &&
			this.#early.hold(agentSessionId, {
				kind: "request",
				serve: (opened) => resolve(serve(opened)),
				refuse: reject,
			});
		if (isHeld) return promise;
		this.violations.add("unknown_session", `${method} for ${agentSessionId}`);
		return Promise.reject(unknownSession(agentSessionId));
	}

	#updated(params: unknown): void {
		if (!isSessionNotification(params)) {
			this.violations.add("bad_params", "session/update without a session or an update");
			return;
		}
		const session = this.#sessions.ofAgentSession(params.sessionId);
		if (session !== undefined) session.update(params.update);
		else if (this.#opening.size === 0)
			this.violations.add("unknown_session", `updates for ${params.sessionId}`);
		else if (!this.#early.hold(params.sessionId, { kind: "update", update: params.update })) {
			this.violations.add("too_many_early_updates", `an update for ${params.sessionId} was dropped`);
		}
	}

	#exited(exit: AgentExit): void {
		this.#alive = false;
		const loss = describeLoss(this.#settings.name, exit, this.#process.stderrTail(), this.#forced);
		for (const session of this.#sessions.all()) {
			const { agentSessionId } = session;
			if (session.sessionId === this.#forced?.sessionId) session.stopped();
			else session.lose(loss, this.#endExpected ? undefined : { ...loss, agentSessionId });
		}
		this.#refuseEarly();
		this.#wire.peer.close(new Error(loss.message));
	}
}

const unknownSession = (agentSessionId: string): RpcError =>
	new RpcError({ code: errorCode.invalidParams, message: `Unknown session: ${agentSessionId}` });
