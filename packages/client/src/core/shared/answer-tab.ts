import { isMethodName } from "@parley/protocol/contract/check-result";
import type { MethodName } from "@parley/protocol/contract/names";
import type { RequestEnvelope, ResponseEnvelope } from "@parley/protocol/envelope/envelope";
import { envelopeVersion } from "@parley/protocol/envelope/envelope-version";
import { failureEnvelope, RequestFailure } from "@parley/protocol/envelope/failure";
import { wording } from "@parley/words/wording";
import type { HubMethod, RelayConnection } from "../hub-connection.ts";

const reserved: Readonly<Record<Exclude<MethodName, HubMethod>, true>> = {
	"hub.hello": true,
	"hub.ack": true,
	"session.open": true,
	"session.close": true,
};

/** Forwards a tab's request on the shared connection. The hub checks its parameters. */
export const answerTab = async (
	{ id, method, params = {} }: RequestEnvelope,
	connection: RelayConnection,
): Promise<ResponseEnvelope> => {
	try {
		if (!isHubMethod(method))
			throw new RequestFailure("method_not_found", wording("request.notForTabs", { method }));
		const result = await connection.forward(method, params);
		return { v: envelopeVersion, kind: "res", id, ok: true, result };
	} catch (error) {
		if (error instanceof RequestFailure) return failureEnvelope(id, error);
		return failureEnvelope(
			id,
			new RequestFailure("internal_error", wording("request.notDone", { reason: String(error) })),
		);
	}
};

const isHubMethod = (method: string): method is HubMethod => {
	return isMethodName(method) && !Object.hasOwn(reserved, method);
};
