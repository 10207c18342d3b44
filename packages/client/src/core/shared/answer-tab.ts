import { isMethodName, isParams, lastProblem } from "@parley/protocol/contract/check";
import type { MethodName, Result } from "@parley/protocol/contract/names";
import type { RequestEnvelope, ResponseEnvelope } from "@parley/protocol/envelope/envelope";
import { envelopeVersion } from "@parley/protocol/envelope/envelope-version";
import { failureEnvelope, RequestFailure } from "@parley/protocol/envelope/failure";
import type { HubConnection, HubMethod } from "../hub-connection.ts";

const reserved: Readonly<Record<Exclude<MethodName, HubMethod>, true>> = {
	"hub.hello": true,
	"hub.ack": true,
	"session.open": true,
	"session.close": true,
};

/** Makes a tab's request on the connection that it shares with others. */
export async function answerTab(
	{ id, method, params = {} }: RequestEnvelope,
	connection: HubConnection,
): Promise<ResponseEnvelope> {
	try {
		if (!isHubMethod(method)) throw new RequestFailure("method_not_found", `A tab cannot ask for ${method}.`);
		const result = await ask(method, params, connection);
		return { v: envelopeVersion, kind: "res", id, ok: true, result };
	} catch (error) {
		if (error instanceof RequestFailure) return failureEnvelope(id, error);
		return failureEnvelope(id, new RequestFailure("internal_error", `${method} failed: ${String(error)}`));
	}
}

async function ask<Name extends HubMethod>(
	method: Name,
	params: unknown,
	connection: HubConnection,
): Promise<Result<Name>> {
	if (isParams(method, params)) return connection.request(method, params);
	const problem = lastProblem(`params:${method}`);
	throw new RequestFailure("bad_request", `The parameters of ${method} do not fit: ${problem}.`);
}

function isHubMethod(method: string): method is HubMethod {
	return isMethodName(method) && !Object.hasOwn(reserved, method);
}
