import { errorCode, RpcError } from "./errors.ts";
import type { MessageId } from "./messages.ts";

/** The request being answered. `signal` fires when the other side cancels it; it still expects an answer. */
export type RequestContext = { readonly id: MessageId; readonly signal: AbortSignal };

/** Answers one request. */
export type RequestHandler = (params: unknown, context: RequestContext) => Promise<unknown>;

export type NotificationHandler = (params: unknown) => void;

/** Handlers of requests and notifications, by method. */
export type Handlers = {
	readonly requests: ReadonlyMap<string, RequestHandler>;
	readonly notifications: ReadonlyMap<string, NotificationHandler>;
};

/** Wraps a handler so that it receives validated parameters only. */
export const checkedRequest =
	<Params, Result>(
		method: string,
		check: (data: unknown) => data is Params,
		handle: (params: Params, context: RequestContext) => Promise<Result>,
	): RequestHandler =>
	async (params, context) => {
		if (check(params)) return handle(params, context);
		throw new RpcError({
			code: errorCode.invalidParams,
			message: `The parameters of ${method} do not fit its schema`,
		});
	};
