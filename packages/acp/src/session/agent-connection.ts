import type { DroppedLine } from "@parley/jsonrpc/line-splitter";
import type { ViolationCounter } from "@parley/jsonrpc/violation-counter";
import type { AgentExit } from "@parley/process/agent-exit";
import type { AgentIdentity } from "@parley/protocol/agent/events";
import type { AuthMethod, InitializeResult } from "../wire/initialize.ts";
import type { NewSessionResult } from "../wire/new-session.ts";
import type { AcpViolation } from "../wire/rpc-dialect.ts";
import { type AgentAnswer, capabilitiesOf } from "./agent-services.ts";
import { AgentSession } from "./agent-session.ts";
import type { RestoredState } from "./agent-session-options.ts";
import { type AgentWire, connectWire } from "./agent-wire.ts";
import { connectionDefaults } from "./connection-defaults.ts";
import type {
	AgentConnectionOptions,
	KeptAgent,
	NewSessionOptions,
	ReopenSessionOptions,
	RestoreSessionOptions,
	SharedProcess,
} from "./connection-options.ts";
import { describeLoss, type ForcedStop, identityOf, offersClose } from "./describe-agent.ts";
import { shakeHands } from "./handshake.ts";
import { newSessionKey, staleKeys } from "./line-keys.ts";
import { restorePermission, servePermissions } from "./permission-requests.ts";
import { promptAbilities } from "./prompt-blocks.ts";
import { type OpenReopened, type Reopened, reopenSession } from "./reopen-session.ts";
import { requestSession } from "./request-session.ts";
import type { RunningAgent } from "./running-agent.ts";
import { ServedRequests } from "./served-requests.ts";
import { sessionCalls } from "./session-calls.ts";
import { SessionEndedError } from "./session-errors.ts";
import type { SessionMap } from "./session-map.ts";
import { SessionRouter } from "./session-router.ts";
import type { Witness } from "./witness.ts";

type Settings = Required<Omit<AgentConnectionOptions, "signal" | "start">>;

/** One initialised agent process with any number of sessions. */
export class AgentConnection {
	readonly identity: AgentIdentity;
	/** As the agent sent them. */
	readonly capabilities: Readonly<Record<string, unknown>>;
	readonly authMethods: readonly AuthMethod[];
	readonly pid: number;
	/** Settles when the process has exited and its sessions have been notified. */
	readonly exited: Promise<AgentExit>;
	readonly #process: RunningAgent;
	readonly #wire: AgentWire;
	readonly #settings: Settings;
	readonly #router: SessionRouter;
	readonly #served: ServedRequests;
	#endExpected = false;
	#forced: ForcedStop | undefined;
	#alive = true;
	#left = false;
	#acknowledged: { readonly position: number; readonly dropped: DroppedLine | undefined };
	/** Our sessions that lack something that the agent has said, until they have another agent session. */
	readonly #unsaved = new Set<string>();

	private constructor(process: RunningAgent, wire: AgentWire, settings: Settings, result: InitializeResult) {
		this.#process = process;
		this.#wire = wire;
		this.#settings = settings;
		this.identity = identityOf(settings.name, result);
		this.capabilities = result.agentCapabilities ?? {};
		this.authMethods = result.authMethods ?? [];
		this.pid = process.pid;
		this.#acknowledged = { position: process.from, dropped: undefined };
		const router = new SessionRouter(wire.violations, () => wire.line);
		this.#router = router;
		this.#served = new ServedRequests((...request) => router.request(...request));
		wire.notifications.set("session/update", (params) => {
			const held = router.update(params);
			if (held !== undefined) wire.holdLine(held);
		});
		servePermissions(wire, router);
		for (const [method, handler] of this.#served.handlers(settings.services))
			wire.requests.set(method, handler);
		// An unreadable message could have been for any session and might have been a request, so every running turn shows it.
		wire.oversized.add((bytes) => {
			for (const session of router.sessions.all())
				if (!session.hasHandled(wire.position)) session.missed(bytes);
		});
		this.exited = process.exited.then((exit) => {
			this.#exited(exit);
			return exit;
		});
	}

	/** Starts an agent and initialises it. Rejects with an AgentStartError and then leaves no process behind. */
	static async open({ signal, start, ...options }: AgentConnectionOptions): Promise<AgentConnection> {
		const settings = { ...connectionDefaults, ...options };
		const { name, clientVersion, startTimeoutMs: timeoutMs } = settings;
		const process = await start();
		const wire = AgentConnection.#connect(process, settings, { firstId: 0 }, () => connection);
		let connection: AgentConnection | undefined;
		wire.start();
		try {
			const capabilities = capabilitiesOf(settings.services);
			const handshake = { name, clientVersion, timeoutMs, signal, capabilities };
			const initialized = await shakeHands(process, wire.peer, handshake);
			connection = new AgentConnection(process, wire, settings, initialized);
			process.note({ ...settings.note, declared: capabilities, initialized });
			return connection;
		} catch (error) {
			await process.kill();
			// A keeper that hangs reports the exit much later, or never.
			process
				.release()
				.catch((cause: unknown) => settings.logger.warn("An agent could not be released", { error: cause }));
			wire.peer.close();
			throw error;
		}
	}

	/** Goes on with an agent of an earlier hub. Nothing is read until `resume`, so that its sessions can be restored first. */
	static attach(
		{ process, initialized, ...from }: KeptAgent,
		options: Omit<AgentConnectionOptions, "start" | "signal">,
	): AgentConnection {
		const settings = { ...connectionDefaults, ...options };
		const wire = AgentConnection.#connect(process, settings, from, () => connection);
		const connection: AgentConnection = new AgentConnection(process, wire, settings, initialized);
		connection.#acknowledged = { position: process.from, dropped: from.dropped };
		return connection;
	}

	/** Nothing is acknowledged before the handshake is over: an agent that has not finished it is of no use to another hub. */
	static #connect(
		process: RunningAgent,
		{ logger }: Settings,
		from: Pick<KeptAgent, "firstId" | "dropped">,
		connection: () => AgentConnection | undefined,
	): AgentWire {
		return connectWire(process, logger, {
			...from,
			onSaved: (position, dropped) => {
				const opened = connection();
				if (opened !== undefined) opened.#acknowledge({ position, dropped });
			},
		});
	}

	#acknowledge(reached: { readonly position: number; readonly dropped: DroppedLine | undefined }): void {
		this.#acknowledged = reached;
		const { position, dropped } = reached;
		const ends = this.#router.sessions.all().map(({ sessionId, committed }) => [sessionId, committed]);
		const witness: Witness = {
			saved: Object.fromEntries(ends),
			unsaved: [...this.#unsaved],
			...(dropped === undefined ? {} : { dropped }),
		};
		this.#process.acknowledge(position, witness);
	}

	/** Names the process for as long as it lives. */
	get processId(): string {
		return this.#process.id;
	}

	/** Reads what the agent says, from where the earlier hub left off. `known`: the keys of lines that were written to it. */
	resume(known: readonly string[]): void {
		const sessions = this.#router.sessions.all();
		const needed = new Set(sessions.flatMap(({ keys }) => keys));
		const open = sessions.map(({ sessionId }) => sessionId);
		this.#process.forget(staleKeys(known, needed, this.#process.from, open));
		this.#wire.start();
	}

	/** Stops reading and leaves the agent as it is, for the next hub. Settles when everything read is saved that can be. */
	leave(): Promise<void> {
		this.#left = true;
		return this.#wire.stop();
	}

	/** Goes on with a session of an earlier hub. Call it before `resume`. */
	restoreSession({ agentSessionId, restored, requests, ...options }: RestoreSessionOptions): AgentSession {
		const session = this.#newSession(options, agentSessionId, restored);
		this.#router.sessions.add(session);
		for (const request of requests) restorePermission(this.#wire, session, request);
		session.restored();
		return session;
	}

	/** False as soon as the process is known to have ended, which is before `exited` settles. */
	get alive(): boolean {
		return this.#alive;
	}

	get violations(): ViolationCounter<AcpViolation> {
		return this.#wire.violations;
	}

	/** Answers a request that was passed to a service. False if it is not pending. */
	answer(key: string, answer: AgentAnswer): boolean {
		return this.#served.answer(key, answer);
	}

	/** Our sessions and the agent's, mapped both ways. */
	get sessions(): Pick<SessionMap<AgentSession>, "ofSession" | "ofAgentSession" | "size"> {
		return this.#router.sessions;
	}

	/** Opens an agent session for a session of ours, which must not have one on this connection. */
	async newSession(options: NewSessionOptions): Promise<AgentSession> {
		const { sessionId, cwd, mcpServers = [], sentAs } = options;
		const { name, newSessionTimeoutMs: timeoutMs } = this.#settings;
		let saved: Promise<void> | undefined;
		const keys = sentAs === undefined ? [] : [newSessionKey(sessionId, sentAs)];
		const onEvents: NewSessionOptions["onEvents"] = (...said) => {
			const kept = options.onEvents(...said);
			saved ??= Promise.resolve(kept).catch(() => undefined);
			return kept;
		};
		this.#router.expect(sessionId);
		return requestSession(this.#wire.peer, {
			params: { cwd, mcpServers: [...mcpServers] },
			...{ name, timeoutMs, authMethods: this.authMethods },
			attach: (result) => this.#attach({ ...options, onEvents }, result),
			onLate: (result) => this.#closeUnwanted(result),
			onOver: () => this.#router.expected(sessionId, saved),
			// If there is something to save, another hub may have to read the answer again.
			onAnswered: () => {
				if (saved === undefined) this.#process.forget(keys);
				else void saved.then(() => this.#process.forget(keys));
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
	reopenSession(options: ReopenSessionOptions): Promise<AgentSession> {
		const { name, reopenTimeoutMs: timeoutMs, replayPace: pace } = this.#settings;
		const open: OpenReopened = (...reopened) => {
			if (!this.#alive) throw new SessionEndedError(options.agentSessionId);
			return this.#attach(...reopened);
		};
		return reopenSession(this.#wire, this.#router, { ...options, name, timeoutMs, pace, open });
	}

	/** Ends the agent and its whole process tree, gracefully at first. Running turns are interrupted. */
	async end(): Promise<AgentExit> {
		this.#endExpected = true;
		return this.#over(await this.#process.end());
	}

	/** The other sessions that would lose their agent if the process were killed for this one. */
	othersThan(sessionId: string): readonly SharedProcess[] {
		return this.#router.sessions
			.all()
			.filter((session) => session.sessionId !== sessionId)
			.map(({ sessionId: other, turn }) => ({ sessionId: other, isRunning: turn.status !== "idle" }));
	}

	/**
	 * Kills the whole process tree, for an agent that ignores a cancel. Its sessions see it as lost, except for the force-stopped one; the
	 * others learn which one that was.
	 */
	async kill(forced?: ForcedStop): Promise<AgentExit> {
		this.#forced = forced;
		return this.#over(await this.#process.kill());
	}

	/** Whoever has taken the process over, or cannot tell of its exit, leaves `exited` pending. */
	#over(exit: AgentExit): Promise<AgentExit> {
		return this.#process.gone ? this.exited : Promise.resolve(exit);
	}

	#attach(options: NewSessionOptions, result: NewSessionResult, reopened?: Reopened): AgentSession {
		const session = this.#newSession(options, result.sessionId, reopened?.state);
		this.#unsaved.delete(options.sessionId);
		const told = reopened?.told ?? [];
		this.#router.add(session, (early) => session.open(this.identity, result, [...told, ...early]));
		return session;
	}

	#newSession(
		options: Pick<NewSessionOptions, "sessionId" | "onEvents" | "permissions" | "committed" | "origin">,
		agentSessionId: string,
		restored?: RestoredState,
	): AgentSession {
		const { logger, closeTimeoutMs } = this.#settings;
		const session: AgentSession = new AgentSession({
			sessionId: options.sessionId,
			agentSessionId,
			calls: sessionCalls(this.#wire.peer, agentSessionId, (keys) => this.#process.forget(keys)),
			logger,
			onEvents: (events) => this.#keep(options.sessionId, options.onEvents(events, this.#wire.position)),
			permissions: options.permissions,
			committed: options.committed,
			onEnded: () => this.#router.sessions.remove(session),
			takes: promptAbilities(this.capabilities),
			tellsClose: offersClose(this.capabilities),
			closeTimeoutMs,
			stderr: () => this.#process.stderrTail(),
			...(restored === undefined ? {} : { restored }),
			...(options.origin === undefined ? {} : { origin: options.origin }),
		});
		return session;
	}

	/** Pauses reading until the events are saved. If they cannot be, no hub may go on with the session as if it had them. */
	#keep(sessionId: string, kept: Promise<void> | void): Promise<void> | void {
		if (kept === undefined) return;
		this.#wire.intake.keeping(sessionId, kept);
		kept.catch(() => {
			if (this.#unsaved.has(sessionId)) return;
			this.#unsaved.add(sessionId);
			this.#acknowledge(this.#acknowledged);
		});
		return kept;
	}

	/** Closes a session that the agent opened after the request was abandoned. */
	#closeUnwanted(result: NewSessionResult): void {
		if (!offersClose(this.capabilities)) return;
		sessionCalls(this.#wire.peer, result.sessionId, () => undefined)
			.close()
			.catch((error: unknown) => {
				this.#settings.logger.warn("The agent did not close a session it opened too late", { error });
			});
	}

	#exited(exit: AgentExit): void {
		this.#alive = false;
		// The next hub reads its last words, and learns of its end.
		if (this.#left) return;
		const losses: (Promise<void> | undefined)[] = [];
		const loss = describeLoss(this.#settings.name, exit, this.#process.stderrTail(), this.#forced);
		for (const session of this.#router.sessions.all()) {
			const { agentSessionId } = session;
			if (session.sessionId === this.#forced?.sessionId) losses.push(session.stopped());
			else losses.push(session.lose(loss, this.#endExpected ? undefined : { ...loss, agentSessionId }));
		}
		// Until its end is saved, the next hub must be able to learn of it.
		void Promise.all([this.#wire.intake.saved(), ...losses])
			.then(() => this.#process.release())
			.catch((error: unknown) => this.#settings.logger.warn("An agent could not be released", { error }));
		this.#router.refuseEarly();
		this.#wire.peer.close(new Error(loss.message));
	}
}
