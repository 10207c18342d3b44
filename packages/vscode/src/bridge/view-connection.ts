import { messageOf } from "@parley/base/errors/message-of";
import type { HubConnection, RelayConnection } from "@parley/client/core/hub-connection";
import { isParams, paramsProblem } from "@parley/protocol/contract/check-params";
import type { Params, Result } from "@parley/protocol/contract/names";
import { RequestFailure } from "@parley/protocol/envelope/failure";
import { isHostOnly } from "@parley/protocol/host/host-only";
import type { WindowService } from "@parley/protocol/host/window-methods";
import { isWindowService } from "@parley/protocol/host/window-services";
import { wordingOf } from "@parley/words/error-words";
import { wording } from "@parley/words/wording";

/** The requests that a window answers for its own views. */
export type WindowServices = {
	readonly [Name in WindowService]: (params: Params<Name>, hub: HubConnection) => Promise<Result<Name>>;
};

/**
 * The window's connection as its views share it: it stays open when the last of them closes. Requests between hub and host are barred to
 * views, and the window itself opens its dialogs; apart from that, a view can do what a page in a browser can.
 */
export const viewConnection = (
	connection: HubConnection & RelayConnection,
	services: WindowServices,
): RelayConnection => ({
	get status() {
		return connection.status;
	},
	onStatus: (listener) => connection.onStatus(listener),
	onTopic: (listener) =>
		connection.onTopic((event) => {
			if (event.topic !== "request") listener(event);
		}),
	forward: async (method, params) => {
		if (isHostOnly(method)) throw new RequestFailure("forbidden", wording("request.notForViews", { method }));
		const service: string = method;
		return isWindowService(service)
			? serve(service, params, services, connection)
			: connection.forward(method, params);
	},
	openSession: (sessionId, consumer, options) => connection.openSession(sessionId, consumer, options),
	retryNow: () => connection.retryNow(),
	close: () => undefined,
});

const serve = async <Name extends WindowService>(
	method: Name,
	params: unknown,
	services: WindowServices,
	hub: HubConnection,
): Promise<Result<Name>> => {
	if (!isParams(method, params))
		throw new RequestFailure(
			"bad_request",
			wording("request.badParameters", { method, problem: paramsProblem(method) }),
		);
	try {
		return await services[method](params, hub);
	} catch (error) {
		if (error instanceof RequestFailure) throw error;
		throw new RequestFailure("host_unavailable", wordingOf(error) ?? messageOf(error), { cause: error });
	}
};
