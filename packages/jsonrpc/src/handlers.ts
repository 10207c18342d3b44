import { errorCode, RpcError } from "./errors.ts";

/** Answers one request. `signal` fires when the other side cancels the request; it still expects an answer. */
export type RequestHandler = (params: unknown, signal: AbortSignal) => Promise<unknown>;

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
		handle: (params: Params, signal: AbortSignal) => Promise<Result>,
	): RequestHandler =>
	async (params, signal) => {
		if (check(params)) return handle(params, signal);
		throw new RpcError({
			code: errorCode.invalidParams,
			message: `The parameters of ${method} do not fit its schema`,
		});
	};
