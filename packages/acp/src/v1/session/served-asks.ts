import { checkedRequest } from "@parley/jsonrpc/handlers";
import { noAnswer } from "@parley/jsonrpc/peer";
import type { PermissionOutcome, PermissionRequest, RequestOrigin } from "@parley/protocol/permission/events";
import type { Question, QuestionOutcome } from "@parley/protocol/question/events";
import type { AgentWire } from "../../pipe/agent-wire.ts";
import { answerKey } from "../../pipe/line-keys.ts";
import { isPermissionParams } from "../wire/check.ts";
import { permissionMethod, questionMethod } from "../wire/logged-methods.ts";
import type { AgentSession } from "./agent-session.ts";
import { permissionResponse, questionResponse } from "./ask-kinds.ts";
import type { SessionRouter } from "./session-router.ts";

/** Requests of the last turn, as the log has them. */
export type LoggedPermission = { readonly request: PermissionRequest; readonly outcome?: PermissionOutcome };
export type LoggedQuestion = { readonly request: Question; readonly outcome?: QuestionOutcome };

type Asks<Params> = { ask(params: Params, signal: AbortSignal, origin?: RequestOrigin): Promise<unknown> };

type Served<Params> = {
	readonly method: string;
	readonly check: (data: unknown) => data is Params;
	/** The agent's id of the session that a request is for; undefined if there is none. */
	readonly sessionOf: (params: Params) => string | undefined;
	readonly asksOf: (session: AgentSession) => Asks<Params>;
};

export const servePermissions = (wire: AgentWire, router: SessionRouter): void =>
	serveAsks(wire, router, {
		method: permissionMethod,
		check: isPermissionParams,
		sessionOf: ({ sessionId }) => sessionId,
		asksOf: ({ asks }) => asks.permissions,
	});

/** Passes the requests of a method that is in the log to their sessions. */
export const serveAsks = <Params>(wire: AgentWire, router: SessionRouter, served: Served<Params>): void => {
	const { method, check, sessionOf, asksOf } = served;
	const handler = checkedRequest(method, check, (params, { id, signal }) => {
		const { position } = wire;
		const origin = position === undefined || id === null ? undefined : { id, position };
		return router.request(sessionOf(params) ?? "", method, (session) =>
			asksOf(session).ask(params, signal, origin),
		);
	});
	wire.requests.set(method, (params, context) => {
		const answered = handler(params, context);
		const sessionId = check(params) ? sessionOf(params) : undefined;
		// One that is refused is in no log: its line must not count as handled before the agent has the refusal.
		if (sessionId === undefined || router.sessions.ofAgentSession(sessionId) === undefined)
			wire.holdLine(answered.catch(() => undefined));
		return answered;
	});
};

export const restorePermission = (wire: AgentWire, session: AgentSession, logged: LoggedPermission): void =>
	restoreAsk(wire, session.asks.permissions, permissionMethod, {
		request: logged.request,
		response: logged.outcome && (permissionResponse(logged.outcome) ?? noAnswer),
	});

export const restoreQuestion = (wire: AgentWire, session: AgentSession, logged: LoggedQuestion): void => {
	session.asks.questions.remember(logged.request);
	restoreAsk(wire, session.asks.questions, questionMethod, {
		request: logged.request,
		response: logged.outcome && (questionResponse(logged.outcome) ?? noAnswer),
	});
};

type Restored = {
	readonly request: { readonly requestId: string; readonly origin?: RequestOrigin | undefined };
	/** Undefined if nobody has answered. */
	readonly response: unknown;
};

type Restorable = {
	recall(requestId: string, position: number): void;
	keepAsking(requestId: string, adopt: (response: Promise<unknown>) => AbortSignal): void;
};

/** Goes on with a logged request: asks further, or repeats the answer, which the agent receives once. */
const restoreAsk = (
	wire: AgentWire,
	asks: Restorable,
	method: string,
	{ request: { origin, requestId }, response }: Restored,
): void => {
	if (origin === undefined) return;
	asks.recall(requestId, origin.position);
	const adopt = (answer: Promise<unknown>): AbortSignal =>
		wire.peer.adopt(origin.id, method, answerKey(origin.position), answer);
	if (response === undefined) asks.keepAsking(requestId, adopt);
	else adopt(Promise.resolve(response));
};
