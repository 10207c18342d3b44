import type { HubConnection } from "@parley/client/core/hub-connection";
import type { Logger } from "@parley/logging/logger";
import { isParams, paramsProblem } from "@parley/protocol/contract/check-params";
import type { Params, Result, TopicPayload } from "@parley/protocol/contract/names";
import type { HostService } from "@parley/protocol/host/methods";
import { WordedError } from "@parley/words/worded-error";
import { wordedMessageOf } from "@parley/words/worded-message";
import { wording } from "@parley/words/wording";

/** The requests that a window serves, one function each. */
export type HostServices = {
	readonly [Name in HostService]: (params: Params<Name>, hub: HubConnection) => Promise<Result<Name>>;
};

type Outcome = Params<"host.answer">["outcome"];

/** The outcome of a request, and whether the hub has received it. */
type Served = { readonly outcome: Promise<Outcome>; isTaken: Promise<boolean> };

/** How many requests are remembered in case the hub repeats them. */
const maxRemembered = 200;

/**
 * Serves the hub's requests, each one once. After a reconnect the hub repeats a request whose answer it has not received; only the answer
 * is sent again.
 */
export const serveRequests = (hub: HubConnection, services: HostServices, logger: Logger): void => {
	const served = new Map<string, Served>();
	const serve = (request: TopicPayload<"request">): Served => {
		const { requestId, method } = request;
		logger.debug("The hub asks", { method });
		const outcome = answer(request, services, hub).then(
			(result) => ({ ok: true as const, result }),
			(error: unknown) => {
				logger.warn("A request from the hub failed", { method, error });
				return { ok: false as const, ...wordedMessageOf(error) };
			},
		);
		const fresh: Served = { outcome, isTaken: Promise.resolve(false) };
		served.set(requestId, fresh);
		for (const oldest of served.keys()) {
			if (served.size <= maxRemembered) break;
			served.delete(oldest);
		}
		return fresh;
	};
	const tell = async (requestId: string, outcome: Outcome): Promise<boolean> => {
		try {
			await hub.request("host.answer", { requestId, outcome });
			return true;
		} catch (error) {
			logger.warn("The hub did not accept an answer", { requestId, error });
			return false;
		}
	};
	hub.onTopic((event) => {
		if (event.topic !== "request") return;
		const { requestId } = event.payload;
		const each = served.get(requestId) ?? serve(event.payload);
		each.isTaken = each.isTaken.then(
			async (isTaken) => isTaken || (await tell(requestId, await each.outcome)),
		);
	});
};

/** The request is unknown to this version, or its parameters are. */
export class UnsupportedRequestError extends WordedError {
	override readonly name = "UnsupportedRequestError";
}

const answer = async (
	{ method, params }: TopicPayload<"request">,
	services: HostServices,
	hub: HubConnection,
): Promise<unknown> => {
	if (!isService(method, services))
		throw new UnsupportedRequestError(wording("editorWindow.unknownRequest", { method }));
	return call(method, params, services, hub);
};

const call = <Name extends HostService>(
	method: Name,
	params: unknown,
	services: HostServices,
	hub: HubConnection,
): Promise<Result<Name>> => {
	if (isParams(method, params)) return services[method](params, hub);
	throw new UnsupportedRequestError(
		wording("editorWindow.badRequest", { method, problem: paramsProblem(method) }),
	);
};

const isService = (method: string, services: HostServices): method is HostService =>
	Object.hasOwn(services, method);
