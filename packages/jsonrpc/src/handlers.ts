import { errorCode, RpcError } from "./errors.ts";

/** Answers one request. `signal` fires when the other side takes the request back; an answer is still owed then. */
export type RequestHandler = (params: unknown, signal: AbortSignal) => Promise<unknown>;

export type NotificationHandler = (params: unknown) => void;

/** What this side answers and listens to, by method. */
export type Handlers = {
	readonly requests: ReadonlyMap<string, RequestHandler>;
	readonly notifications: ReadonlyMap<string, NotificationHandler>;
};

/** A handler that sees its parameters only after they have been checked. */
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
