import { errorCode, RpcError } from "@parley/jsonrpc/errors";
import type { ViolationCounter } from "@parley/jsonrpc/violation-counter";
import { isSessionNotification } from "../wire/check.ts";
import type { AcpViolation } from "../wire/rpc-dialect.ts";
import type { AgentSession } from "./agent-session.ts";
import { type EarlyMessage, EarlyMessages } from "./early-messages.ts";
import { SessionAttachedError } from "./session-errors.ts";
import { SessionMap } from "./session-map.ts";

const maxEarlyMessages = 1000;

/** Routes an agent's messages to the sessions of a connection, even before a session has its name. */
export class SessionRouter {
	readonly sessions = new SessionMap<AgentSession>();
	readonly #violations: ViolationCounter<AcpViolation>;
	/** Our sessions whose session/new is still unanswered. */
	readonly #opening = new Set<string>();
	readonly #early = new EarlyMessages(maxEarlyMessages);

	constructor(violations: ViolationCounter<AcpViolation>) {
		this.#violations = violations;
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

	/** Called when a session/new is settled. After the last one, unclaimed messages have no owner. */
	expected(sessionId: string): void {
		this.#opening.delete(sessionId);
		if (this.#opening.size === 0) this.refuseEarly();
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
	): Promise<Result> {
		const session = this.sessions.ofAgentSession(agentSessionId);
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
		this.#violations.add("unknown_session", `${method} for ${agentSessionId}`);
		return Promise.reject(unknownSession(agentSessionId));
	}

	update(params: unknown): void {
		if (!isSessionNotification(params)) {
			this.#violations.add("bad_params", "session/update without a session or an update");
			return;
		}
		const session = this.sessions.ofAgentSession(params.sessionId);
		if (session !== undefined) session.update(params.update);
		else if (this.#opening.size === 0)
			this.#violations.add("unknown_session", `updates for ${params.sessionId}`);
		else if (!this.#early.hold(params.sessionId, { kind: "update", update: params.update })) {
			this.#violations.add("too_many_early_updates", `an update for ${params.sessionId} was dropped`);
		}
	}
}

const unknownSession = (agentSessionId: string): RpcError =>
	new RpcError({ code: errorCode.invalidParams, message: `Unknown session: ${agentSessionId}` });
