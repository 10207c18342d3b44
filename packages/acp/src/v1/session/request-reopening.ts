import type { LoadSessionRequest, ResumeSessionRequest } from "@agentclientprotocol/sdk";
import { isFields } from "@parley/base/guards/fields";
import { RpcError } from "@parley/jsonrpc/errors";
import type { JsonRpcPeer } from "@parley/jsonrpc/peer";
import { acpErrorCode } from "../../pipe/rpc-dialect.ts";
import type { AuthMethod } from "../login/auth-methods.ts";
import type { ReplayBuffer, ReplayPace } from "../replay/replay-buffer.ts";
import { isNewSessionResult } from "../wire/check.ts";
import type { NewSessionResult } from "../wire/new-session.ts";
import { AuthRequiredError, BadAnswerError, ReopenTimeoutError } from "./session-errors.ts";

/** How an agent goes on with a session that it had in another process. */
export type ReopenWay = "resume" | "load";

export type ReopenRequest = {
	readonly way: ReopenWay;
	readonly params: LoadSessionRequest & ResumeSessionRequest;
	/** The agent's name in messages. */
	readonly name: string;
	readonly authMethods: readonly AuthMethod[];
	readonly timeoutMs: number;
	readonly pace: ReplayPace;
	readonly replay: ReplayBuffer;
	/** The position of the end of the line that is being handled. */
	readonly position: () => number | undefined;
};

/** Asks the agent to go on with a session, and waits for the end of its replay. Rejects if the agent cannot or does not answer. */
export const requestReopening = async (
	peer: JsonRpcPeer,
	{ way, params, name, authMethods, timeoutMs, pace, replay, position }: ReopenRequest,
): Promise<NewSessionResult> => {
	const method = `session/${way}`;
	const given = new AbortController();
	const result = await new Promise<unknown>((resolve, reject) => {
		const timer = setTimeout(() => {
			reject(new ReopenTimeoutError(name, method, timeoutMs));
			given.abort();
		}, timeoutMs);
		timer.unref();
		const onResult = (answer: unknown): void => {
			clearTimeout(timer);
			replay.position = position() ?? replay.position;
			resolve(answer);
		};
		const onError = (error: Error): void => {
			clearTimeout(timer);
			const isLogin = error instanceof RpcError && error.code === acpErrorCode.authRequired;
			reject(isLogin ? new AuthRequiredError(name, authMethods, error) : error);
		};
		peer.request(method, params, { onResult, onError }, { signal: given.signal });
	});
	// The answer does not repeat the id, and some agents answer null.
	const reopened = { ...(isFields(result) ? result : {}), sessionId: params.sessionId };
	if (!isNewSessionResult(reopened)) throw new BadAnswerError(name, method);
	if (way === "load") await replay.over(pace);
	return reopened;
};
