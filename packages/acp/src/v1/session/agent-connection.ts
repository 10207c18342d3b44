import type { DroppedLine } from "@parley/jsonrpc/line-splitter";
import type { ViolationCounter } from "@parley/jsonrpc/violation-counter";
import type { AgentExit } from "@parley/process/agent-exit";
import type { AgentIdentity } from "@parley/protocol/agent/events";
import { type CallOptions, callAgent } from "../../pipe/agent-call.ts";
import { type AgentWire, connectWire } from "../../pipe/agent-wire.ts";
import { staleKeys } from "../../pipe/line-keys.ts";
import type { AcpViolation } from "../../pipe/rpc-dialect.ts";
import type { RunningAgent } from "../../pipe/running-agent.ts";
import { AgentLogin } from "../login/agent-login.ts";
import { readAuthMethods } from "../login/auth-methods.ts";
import type { InitializeResult } from "../wire/initialize.ts";
import { loggedMethods } from "../wire/logged-methods.ts";
import { Acknowledgements } from "./acknowledgements.ts";
import { type AgentAnswer, capabilitiesOf } from "./agent-services.ts";
import type { AgentSession } from "./agent-session.ts";
import { connectionDefaults } from "./connection-defaults.ts";
import type {
	AgentConnectionOptions,
	KeptAgent,
	NewSessionOptions,
	ReopenSessionOptions,
	RestoreSessionOptions,
	SharedProcess,
} from "./connection-options.ts";
import { describeLoss, type ForcedStop, identityOf } from "./describe-agent.ts";
import { shakeHands } from "./handshake.ts";
import { servePermissions } from "./served-asks.ts";
import { serveQuestions } from "./served-questions.ts";
import { ServedRequests } from "./served-requests.ts";
import type { SessionMap } from "./session-map.ts";
import { SessionOpener } from "./session-opener.ts";
import { SessionRouter } from "./session-router.ts";

type Settings = Required<Omit<AgentConnectionOptions, "signal" | "start">>;

/** One initialised agent process with any number of sessions. */
export class AgentConnection {
	readonly identity: AgentIdentity;
	/** As the agent sent them. */
	readonly capabilities: Readonly<Record<string, unknown>>;
	readonly login: AgentLogin;
	readonly pid: number;
	/** Settles when the process has exited and its sessions have been notified. */
	readonly exited: Promise<AgentExit>;
	readonly #process: RunningAgent;
	readonly #wire: AgentWire;
	readonly #settings: Settings;
	readonly #router: SessionRouter;
	readonly #served: ServedRequests;
	readonly #acknowledgements: Acknowledgements;
	readonly #opener: SessionOpener;
	#endExpected = false;
	#forced: ForcedStop | undefined;
	#alive = true;
	#left = false;

	private constructor(
		process: RunningAgent,
		wire: AgentWire,
		settings: Settings,
		result: InitializeResult,
		dropped?: DroppedLine,
	) {
		this.#process = process;
		this.#wire = wire;
		this.#settings = settings;
		this.identity = identityOf(settings.name, result);
		this.capabilities = result.agentCapabilities ?? {};
		const methods = readAuthMethods(result.authMethods);
		this.login = new AgentLogin({
			...{ name: settings.name, methods, capabilities: this.capabilities },
			call: (...call) => this.call(...call),
		});
		this.pid = process.pid;
		const router = new SessionRouter(wire.violations, () => wire.line);
		this.#router = router;
		const from = { position: process.from, dropped };
		this.#acknowledgements = new Acknowledgements(process, () => router.sessions.all(), from);
		this.#opener = new SessionOpener({
			...{ process, wire, router, acknowledgements: this.#acknowledgements },
			...{ logger: settings.logger, name: settings.name, times: settings },
			...{ identity: this.identity, capabilities: this.capabilities, authMethods: methods },
			isAlive: () => this.#alive,
		});
		this.#served = new ServedRequests((...request) => router.request(...request));
		wire.notifications.set("session/update", (params) => {
			const held = router.update(params);
			if (held !== undefined) wire.holdLine(held);
		});
		for (const [method, handler] of this.login.notifications) wire.notifications.set(method, handler);
		servePermissions(wire, router);
		if (settings.services.questions === true) serveQuestions(wire, router);
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
		const connection: AgentConnection = new AgentConnection(
			process,
			wire,
			settings,
			initialized,
			from.dropped,
		);
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
			logged: loggedMethods,
			onSaved: (position, dropped) => {
				const opened = connection();
				if (opened !== undefined) opened.#acknowledgements.reach({ position, dropped });
			},
		});
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
	restoreSession(options: RestoreSessionOptions): AgentSession {
		return this.#opener.restore(options);
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

	/** Sends the agent a request that no session depends on. */
	call(method: string, params: unknown, options: Omit<CallOptions, "name"> = {}): Promise<unknown> {
		return callAgent(this.#wire.peer, method, params, { ...options, name: this.#settings.name });
	}

	/** Our sessions and the agent's, mapped both ways. */
	get sessions(): Pick<SessionMap<AgentSession>, "ofSession" | "ofAgentSession" | "size"> {
		return this.#router.sessions;
	}

	/** Opens an agent session for a session of ours, which must not have one on this connection. */
	newSession(options: NewSessionOptions): Promise<AgentSession> {
		return this.#opener.open(options);
	}

	/** Goes on with a session that the agent had in another process. Rejects if the agent cannot, and then nothing is attached. */
	reopenSession(options: ReopenSessionOptions): Promise<AgentSession> {
		return this.#opener.reopen(options);
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
