import type { Handlers } from "@parley/protocol/endpoint/handlers";
import type { CallContext } from "./call-context.ts";

export const deliveryHandlers = {
	"hub.ack": ({ received }, { client }) => {
		client.link.acknowledge(received);
		return {};
	},
} satisfies Handlers<CallContext>;
