import { checkedRequest } from "@parley/jsonrpc/handlers";
import { noAnswer } from "@parley/jsonrpc/peer";
import type { PermissionOutcome, PermissionRequest } from "@parley/protocol/permission/events";
import type { AgentWire } from "../../pipe/agent-wire.ts";
import { answerKey } from "../../pipe/line-keys.ts";
import { isPermissionParams } from "../wire/check.ts";
import { permissionMethod } from "../wire/logged-methods.ts";
import type { AgentSession } from "./agent-session.ts";
import { responseOf } from "./permission-response.ts";
import type { SessionRouter } from "./session-router.ts";

/** A permission request of the last turn, as the log has it. */
export type LoggedPermission = { readonly request: PermissionRequest; readonly outcome?: PermissionOutcome };

/** Passes permission requests to their sessions. */
export const servePermissions = (wire: AgentWire, router: SessionRouter): void => {
	const handler = checkedRequest(permissionMethod, isPermissionParams, (params, { id, signal }) => {
		const { position } = wire;
		const origin = position === undefined || id === null ? undefined : { id, position };
		return router.request(params.sessionId, permissionMethod, (session) =>
			session.permissions.ask(params, signal, origin),
		);
	});
	wire.requests.set(permissionMethod, (params, context) => {
		const answered = handler(params, context);
		// One that is refused is in no log: its line must not count as handled before the agent has the refusal.
		if (!isPermissionParams(params) || router.sessions.ofAgentSession(params.sessionId) === undefined)
			wire.holdLine(answered.catch(() => undefined));
		return answered;
	});
};

/** Goes on with a logged request: asks further, or repeats the answer, which the agent receives once. */
export const restorePermission = (
	wire: AgentWire,
	session: AgentSession,
	{ request, outcome }: LoggedPermission,
): void => {
	const { origin, requestId } = request;
	if (origin === undefined) return;
	session.permissions.recall(requestId, origin.position);
	const adopt = (response: Promise<unknown>): AbortSignal =>
		wire.peer.adopt(origin.id, permissionMethod, answerKey(origin.position), response);
	if (outcome === undefined) session.permissions.keepAsking(requestId, adopt);
	else adopt(Promise.resolve(answerOf(outcome)));
};

const answerOf = (outcome: PermissionOutcome): unknown => {
	switch (outcome.type) {
		case "selected":
			return responseOf(outcome.optionId);
		case "cancelled":
			return responseOf(undefined);
		case "lapsed":
			return noAnswer;
	}
};
