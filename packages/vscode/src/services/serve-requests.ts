import type { HubConnection } from "@parley/client/core/hub-connection";
import type { Logger } from "@parley/logging/logger";
import { isParams, lastProblem } from "@parley/protocol/contract/check";
import type { Params, Result, TopicPayload } from "@parley/protocol/contract/names";
import type { HostService } from "@parley/protocol/host/methods";
import { messageOf } from "../message-of.ts";

/** One service, one function. */
export type HostServices = {
	readonly [Name in HostService]: (params: Params<Name>, hub: HubConnection) => Promise<Result<Name>>;
};

/** Does what the hub asks of this window, and answers each request once. */
export const serveRequests = (hub: HubConnection, services: HostServices, logger: Logger): void => {
	hub.onTopic((event) => {
		if (event.topic !== "request") return;
		const { requestId, method } = event.payload;
		logger.debug("The hub asks", { method });
		answer(event.payload, services, hub)
			.then(
				(result) => ({ ok: true as const, result }),
				(error: unknown) => {
					logger.warn("A request of the hub was not done", { method, error });
					return { ok: false as const, message: messageOf(error) };
				},
			)
			.then((outcome) => hub.request("host.answer", { requestId, outcome }))
			.catch((error: unknown) => logger.warn("The hub did not take an answer", { method, error }));
	});
};

/** The hub asks for something that this version cannot do, or in a way it does not know. */
export class StrangeRequestError extends Error {
	override readonly name = "StrangeRequestError";
	constructor(method: string, problem: string) {
		super(`This window cannot do ${method}: ${problem}. Update the older of extension and hub.`);
	}
}

const answer = async (
	{ method, params }: TopicPayload<"request">,
	services: HostServices,
	hub: HubConnection,
): Promise<unknown> => {
	if (!isService(method, services)) throw new StrangeRequestError(method, "it is not known here");
	return call(method, params, services, hub);
};

const call = <Name extends HostService>(
	method: Name,
	params: unknown,
	services: HostServices,
	hub: HubConnection,
): Promise<Result<Name>> => {
	if (isParams(method, params)) return services[method](params, hub);
	throw new StrangeRequestError(method, lastProblem(`params:${method}`));
};

const isService = (method: string, services: HostServices): method is HostService =>
	Object.hasOwn(services, method);
