import { type RequestError, RpcError } from "@parley/jsonrpc/errors";
import type { JsonRpcPeer } from "@parley/jsonrpc/peer";
import { explainError } from "@parley/protocol/prompt/explain-error";
import { WordedError } from "@parley/words/worded-error";
import { wording } from "@parley/words/wording";
import { AgentUnansweredError } from "./unanswered.ts";

/** The agent answered a request with an error. */
export class CallRefusedError extends WordedError {
	override readonly name = "CallRefusedError";
	/** The code of the agent's error. */
	readonly code: number;

	constructor(agent: string, method: string, cause: RpcError) {
		super(wording("agentWire.refused", { agent, method, reason: explainError(cause) }), { cause });
		this.code = cause.code;
	}
}

export class CallTimeoutError extends WordedError {
	override readonly name = "CallTimeoutError";

	constructor(agent: string, method: string, ms: number) {
		super(wording("agentWire.timedOut", { agent, method, seconds: ms / 1000 }));
	}
}

/** Nobody waits for the answer any longer. */
export class CallCancelledError extends WordedError {
	override readonly name = "CallCancelledError";

	constructor(agent: string, method: string) {
		super(wording("agentWire.cancelled", { agent, method }));
	}
}

export type CallOptions = {
	/** The agent's name in messages. */
	readonly name: string;
	/** Without it, the request waits for as long as the agent takes: a person may be part of the answer. */
	readonly timeoutMs?: number | undefined;
	/** When it fires, the request is cancelled. */
	readonly signal?: AbortSignal | undefined;
};

/** Sends a request that nothing else on the wire depends on. One that times out or is no longer wanted is cancelled at the agent too. */
export const callAgent = (
	peer: JsonRpcPeer,
	method: string,
	params: unknown,
	{ name, timeoutMs, signal }: CallOptions,
): Promise<unknown> =>
	new Promise((resolve, reject) => {
		if (signal?.aborted === true) {
			reject(new CallCancelledError(name, method));
			return;
		}
		const over = new AbortController();
		const giveUp = (error: Error): void => {
			reject(error);
			over.abort();
		};
		const cancel = (): void => giveUp(new CallCancelledError(name, method));
		const timer =
			timeoutMs === undefined
				? undefined
				: setTimeout(() => giveUp(new CallTimeoutError(name, method, timeoutMs)), timeoutMs);
		timer?.unref();
		signal?.addEventListener("abort", cancel, { once: true });
		const settle = (): void => {
			clearTimeout(timer);
			signal?.removeEventListener("abort", cancel);
		};
		const answer = {
			onResult: (result: unknown) => {
				settle();
				resolve(result);
			},
			onError: (error: RequestError) => {
				settle();
				reject(
					error instanceof RpcError
						? new CallRefusedError(name, method, error)
						: new AgentUnansweredError(error),
				);
			},
		};
		peer.request(method, params, answer, { signal: over.signal });
	});
