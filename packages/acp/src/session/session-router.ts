import { errorCode, RpcError } from "@parley/jsonrpc/errors";
import { noAnswer } from "@parley/jsonrpc/peer";
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
	readonly #position: () => number | undefined;
	/** Our sessions whose session/new is still unanswered. */
	readonly #opening = new Set<string>();
	/** Settles when no message is held for a session without a name. */
	#held: PromiseWithResolvers<void> | undefined;
	readonly #early = new EarlyMessages(maxEarlyMessages);

	/** `position`: where the line ends that is being handled. */
	constructor(violations: ViolationCounter<AcpViolation>, position: () => number | undefined) {
		this.#violations = violations;
		this.#position = position;
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
		if (this.#opening.size > 0) return;
		this.refuseEarly();
		this.#held?.resolve(saved);
		this.#held = undefined;
	}

	/** Settles when every held message is saved or refused; undefined if none is held. */
	get holding(): Promise<void> | undefined {
		return this.#held?.promise;
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
		if (session?.hasHandled(this.#position()) === true) return Promise.resolve(noAnswer);
		if (session !== undefined) return serve(session);
		const { promise, resolve, reject } = Promise.withResolvers<Result>();
		const isHeld =
			this.#opening.size > 0 &&
			this.#hold(agentSessionId, {
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
		if (session?.hasHandled(this.#position()) === true) return;
		if (session !== undefined) session.update(params.update);
		else if (this.#opening.size === 0)
			this.#violations.add("unknown_session", `updates for ${params.sessionId}`);
		else if (!this.#hold(params.sessionId, { kind: "update", update: params.update })) {
			this.#violations.add("too_many_early_updates", `an update for ${params.sessionId} was dropped`);
		}
	}

	#hold(agentSessionId: string, message: EarlyMessage): boolean {
		if (!this.#early.hold(agentSessionId, message)) return false;
		this.#held ??= Promise.withResolvers();
		return true;
	}
}

const unknownSession = (agentSessionId: string): RpcError =>
	new RpcError({ code: errorCode.invalidParams, message: `Unknown session: ${agentSessionId}` });
