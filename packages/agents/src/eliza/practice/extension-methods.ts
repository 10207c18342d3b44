import { type AgentApp, RequestError } from "@agentclientprotocol/sdk";
import { untilAborted } from "../agent/unless-aborted.ts";

const asIs = (params: unknown): unknown => params;

/** Methods of her own: an echo, an event that comes back, and a request that only a cancel ends. */
export const serveExtensions = (app: AgentApp): AgentApp => {
	return app
		.onRequest("_eliza/echo", asIs, ({ params }) => params)
		.onNotification("_eliza/event", asIs, ({ params, client }) =>
			client.notify<unknown>("_eliza/event", { heard: params }),
		)
		.onRequest("_eliza/slow", asIs, async ({ signal }) => {
			try {
				return await untilAborted(signal);
			} catch {
				throw RequestError.requestCancelled();
			}
		});
};
