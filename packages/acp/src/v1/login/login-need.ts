import type { RpcError } from "@parley/jsonrpc/errors";
import type { EventBody } from "@parley/protocol/log/log-event";
import type { LoginNeed } from "@parley/protocol/login/login-need";
import { loginValue } from "@parley/protocol/login/read-login";
import { explainError } from "@parley/protocol/prompt/explain-error";
import { acpErrorCode } from "../../pipe/rpc-dialect.ts";
import { type AuthMethod, shownMethod } from "./auth-methods.ts";

/** Why an agent wants a login, and how it can be done. */
export const loginNeed = (error: RpcError, methods: readonly AuthMethod[]): LoginNeed => ({
	reason: explainError(error),
	methods: methods.map(shownMethod),
});

/**
 * Whether an error of a prompt asks for a login. Its code is also the first of those that JSON-RPC leaves to every server, so without any way
 * to log in the words must say it.
 */
export const asksForLogin = (error: RpcError, methods: readonly AuthMethod[]): boolean =>
	error.code === acpErrorCode.authRequired &&
	(methods.length > 0 || /auth|log.?in|sign.?in|api.?key|credential/i.test(explainError(error)));

/** The event by which a chat shows that its agent wants a login, or that it has got it. */
export const loginEvent = (need: LoginNeed | undefined): EventBody<"agent.state"> => ({
	type: "agent.state",
	payload: { aspect: "login", value: { ...loginValue(need) } },
});
