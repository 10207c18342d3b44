import { wording } from "@parley/words/wording";
import { isParams, paramsProblem } from "../contract/check-params.ts";
import { isMethodName, isResult, resultProblem } from "../contract/check-result.ts";
import type { MethodName } from "../contract/names.ts";
import type { RequestEnvelope, ResponseEnvelope } from "../envelope/envelope.ts";
import { envelopeVersion } from "../envelope/envelope-version.ts";
import { failureEnvelope, RequestFailure } from "../envelope/failure.ts";
import type { ViolationCounter } from "../envelope/violation.ts";
import type { Handlers } from "./handlers.ts";

export type AnswerOptions<Context> = {
	readonly handlers: Handlers<Context>;
	readonly violations: ViolationCounter;
	/** Receives failures that are not refusals, so that the bug behind an `internal_error` can be found. */
	readonly onUnexpected: (error: unknown, method: string) => void;
};

/** Answers one checked request. It validates the parameters before the handler sees them, and the result before anyone else does. */
export const answer = async <Context>(
	request: RequestEnvelope,
	context: Context,
	options: AnswerOptions<Context>,
): Promise<ResponseEnvelope> => {
	const { id, method, params = {} } = request;
	if (!isMethodName(method)) {
		options.violations.add({
			direction: "inbound",
			reason: "unknown_method",
			detail: "no such method",
			about: method,
		});
		return failureEnvelope(id, unknownMethod(method));
	}
	try {
		const result = await call(method, params, context, options);
		return { v: envelopeVersion, kind: "res", id, ok: true, result };
	} catch (error) {
		if (error instanceof RequestFailure) return failureEnvelope(id, error);
		options.onUnexpected(error, method);
		return failureEnvelope(id, new RequestFailure("internal_error", wording("request.failedInside")));
	}
};

const call = async <Name extends MethodName, Context>(
	method: Name,
	params: unknown,
	context: Context,
	{ handlers, violations }: AnswerOptions<Context>,
): Promise<unknown> => {
	if (!isParams(method, params)) {
		const detail = paramsProblem(method);
		violations.add({ direction: "inbound", reason: "bad_payload", detail, about: method });
		throw new RequestFailure("bad_request", wording("request.badParameters", { method, problem: detail }));
	}
	const handler = handlers[method];
	if (handler === undefined) throw unknownMethod(method);
	const result = await handler(params, context);
	if (!isResult(method, result)) {
		const detail = resultProblem(method);
		violations.add({ direction: "outbound", reason: "bad_payload", detail, about: method });
		throw new RequestFailure("internal_error", wording("request.ownAnswerMisfits", { problem: detail }));
	}
	return result;
};

const unknownMethod = (method: string): RequestFailure =>
	new RequestFailure(
		"method_not_found",
		wording("request.unknownMethod", { method: JSON.stringify(method.slice(0, 80)) }),
	);
