import { errorCode, RpcError } from "@parley/jsonrpc/errors";
import { noAnswer } from "@parley/jsonrpc/peer";
import type { ViolationCounter } from "@parley/jsonrpc/violation-counter";
import type { HandledLine } from "../../pipe/agent-wire.ts";
import type { AcpViolation } from "../../pipe/rpc-dialect.ts";
import type { ReplayBuffer } from "../replay/replay-buffer.ts";
import { isSessionNotification } from "../wire/check.ts";
import type { AgentSession } from "./agent-session.ts";
import { type EarlyMessage, EarlyMessages } from "./early-messages.ts";
import { SessionAttachedError } from "./session-errors.ts";
import { SessionMap } from "./session-map.ts";

const earlyLimits = { messages: 1000, bytes: 16 * 1024 * 1024 };

/** Routes an agent's messages to the sessions of a connection, even before a session has its name. */
export class SessionRouter {
	readonly sessions = new SessionMap<AgentSession>();
	readonly #violations: ViolationCounter<AcpViolation>;
	readonly #line: () => HandledLine | undefined;
	/** Our sessions whose session/new is still unanswered. */
	readonly #opening = new Set<string>();
	/** Settles when no message is held for a session without a name. */
	#held: PromiseWithResolvers<void> | undefined;
	/** Settle when the sessions are saved that were opened since then. */
	readonly #opened: Promise<void>[] = [];
	readonly #early = new EarlyMessages(earlyLimits);
	/** By the agent's ids: sessions that are being reopened. */
	readonly replays = new Map<string, ReplayBuffer>();

	/** `line`: the line that is being handled. */
	constructor(violations: ViolationCounter<AcpViolation>, line: () => HandledLine | undefined) {
		this.#violations = violations;
		this.#line = line;
	}

	/** Registers a pending session/new for a session of ours. Throws if it has an agent session or a pending one. */
	expect(sessionId: string): void {
		if (this.#opening.has(sessionId) || this.sessions.ofSession(sessionId) !== undefined) {
			throw new SessionAttachedError();
		}
		this.#opening.add(sessionId);
	}

	/** Adds a named session. `open` receives the messages that arrived for it before. */
	add(session: AgentSession, open: (early: readonly EarlyMessage[]) => void): void {
		this.sessions.add(session);
		open(this.#early.take(session.agentSessionId));
	}

	/** Called when a session/new is settled. After the last one, unclaimed messages have no owner. `saved`: when its messages are saved. */
	expected(sessionId: string, saved: Promise<void> = Promise.resolve()): void {
		this.#opening.delete(sessionId);
		this.#opened.push(saved);
		if (this.#opening.size > 0) return;
		this.refuseEarly();
		const allSaved = Promise.all(this.#opened.splice(0)).then(() => undefined);
		this.#held?.resolve(allSaved);
		this.#held = undefined;
	}

	refuseEarly(): void {
		for (const [id, messages] of this.#early.clear()) {
			this.#violations.add("unknown_session", `messages for ${id}`);
			for (const message of messages) {
				if (message.kind === "request") message.refuse(unknownSession(id));
			}
		}
	}

	/** Serves a session's request at once, in wire order, or as soon as the agent has named the session. */
	request<Result>(
		agentSessionId: string,
		method: string,
		serve: (session: AgentSession) => Promise<Result>,
	): Promise<Result | typeof noAnswer> {
		const session = this.sessions.ofAgentSession(agentSessionId);
		if (session?.hasHandled(this.#line()?.end) === true) return Promise.resolve(noAnswer);
		if (session !== undefined) return serve(session);
		const { promise, resolve, reject } = Promise.withResolvers<Result>();
		const isHeld =
			this.#opening.size > 0 &&
			this.#hold(agentSessionId, {
				kind: "request",
				serve: (opened) => resolve(serve(opened)),
				refuse: reject,
			}) !== undefined;
		if (isHeld) return promise;
		this.#violations.add("unknown_session", `${method} for ${agentSessionId}`);
		return Promise.reject(unknownSession(agentSessionId));
	}

	/** Returns when the update is saved or refused if it is held. */
	update(params: unknown): Promise<void> | undefined {
		if (!isSessionNotification(params)) {
			this.#violations.add("bad_params", "session/update without a session or an update");
			return undefined;
		}
		const { sessionId, update } = params;
		const session = this.sessions.ofAgentSession(sessionId);
		if (session?.hasHandled(this.#line()?.end) === true) return undefined;
		if (session !== undefined) {
			session.update(update);
			return undefined;
		}
		const replay = this.replays.get(sessionId);
		if (replay !== undefined) {
			replay.take(update, this.#line());
			return undefined;
		}
		if (this.#opening.size === 0) {
			this.#violations.add("unknown_session", `updates for ${sessionId}`);
			return undefined;
		}
		const held = this.#hold(sessionId, { kind: "update", update });
		if (held === undefined)
			this.#violations.add("too_many_early_updates", `an update for ${sessionId} was dropped`);
		return held;
	}

	/** Returns when the message is saved or refused, or undefined if there is no room for it. */
	#hold(agentSessionId: string, message: EarlyMessage): Promise<void> | undefined {
		if (!this.#early.hold(agentSessionId, message, this.#line()?.bytes ?? 0)) return undefined;
		this.#held ??= Promise.withResolvers();
		return this.#held.promise;
	}
}

const unknownSession = (agentSessionId: string): RpcError =>
	new RpcError({ code: errorCode.invalidParams, message: `Unknown session: ${agentSessionId}` });
