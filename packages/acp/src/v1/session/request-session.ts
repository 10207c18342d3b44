import type { NewSessionRequest } from "@agentclientprotocol/sdk";
import { toError } from "@parley/base/errors/to-error";
import { type RequestError, RpcError } from "@parley/jsonrpc/errors";
import type { JsonRpcPeer } from "@parley/jsonrpc/peer";
import type { Answer } from "@parley/jsonrpc/pending-requests";
import { acpErrorCode } from "../../pipe/rpc-dialect.ts";
import { AgentUnansweredError } from "../../pipe/unanswered.ts";
import type { AuthMethod } from "../login/auth-methods.ts";
import { isNewSessionResult } from "../wire/check.ts";
import type { NewSessionResult } from "../wire/new-session.ts";
import {
	AuthRequiredError,
	BadAnswerError,
	NewSessionTimeoutError,
	SessionRefusedError,
} from "./session-errors.ts";

export type SessionRequest<Session> = {
	readonly params: NewSessionRequest;
	/** The agent's name in messages. */
	readonly name: string;
	readonly authMethods: readonly AuthMethod[];
	readonly timeoutMs: number;
	/** Attaches the session synchronously while its answer is read: the messages behind it on the wire belong to it. */
	readonly attach: (result: NewSessionResult) => Session;
	/** Called with a session that was opened after the request was abandoned, so that nobody will use it. */
	readonly onLate: (result: NewSessionResult) => void;
	/** Called once, when the request is settled in any way. */
	readonly onOver: () => void;
	/** Called once, when its answer was read, however late, and nobody has to wait for it any more. */
	readonly onAnswered: () => void;
	/** The key of the request with an id. */
	readonly key: (id: number) => string;
	/** The id of the request if an earlier hub has sent it. */
	readonly sentAs?: number | undefined;
};

/** Requests a session from the agent. */
export const requestSession = <Session>(
	peer: JsonRpcPeer,
	request: SessionRequest<Session>,
): Promise<Session> =>
	new Promise((resolve, reject) => {
		const { params, name, authMethods, timeoutMs, attach, onLate, onOver, onAnswered, key, sentAs } = request;
		let given = false;
		const giveUp = (error: Error): void => {
			given = true;
			onOver();
			reject(error);
		};
		const timer = setTimeout(() => giveUp(new NewSessionTimeoutError(name, timeoutMs)), timeoutMs);
		// A hub that leaves does not wait for it.
		timer.unref();
		const take = (result: unknown): void => {
			try {
				if (!isNewSessionResult(result)) throw new BadAnswerError(name, "session/new");
				resolve(attach(result));
				onOver();
			} catch (error) {
				giveUp(toError(error));
			}
		};
		const answer: Answer = {
			onResult: (result) => {
				clearTimeout(timer);
				if (!given) take(result);
				else if (isNewSessionResult(result)) onLate(result);
				onAnswered();
			},
			onError: (error) => {
				clearTimeout(timer);
				if (!given) giveUp(explain(error, name, authMethods));
				onAnswered();
			},
		};
		if (sentAs === undefined) peer.request(newMethod, params, answer, { key });
		else peer.expect(sentAs, newMethod, answer);
	});

const newMethod = "session/new";

const explain = (error: RequestError, name: string, authMethods: readonly AuthMethod[]): Error => {
	if (!(error instanceof RpcError)) return new AgentUnansweredError(error);
	return error.code === acpErrorCode.authRequired
		? new AuthRequiredError(name, authMethods, error)
		: new SessionRefusedError(name, error);
};
