import { type CallContext, requireHost } from "@parley/hub/delivery/call-context";
import type { Hub } from "@parley/hub/hub";
import type { Handlers } from "@parley/protocol/endpoint/handlers";
import type { Listeners } from "./listeners.ts";

export type ControlOptions = {
	readonly hub: Hub;
	readonly listeners: Listeners;
	readonly version: string;
	readonly startedAt: number;
	/** Called once the answer to the request has been sent. */
	readonly end: () => void;
};

/** Requests from hosts that concern the process itself. */
export const controlHandlers = ({ hub, listeners, version, startedAt, end }: ControlOptions) => {
	const othersThan = ({ client }: CallContext) => {
		const others = hub.clients.attached.filter((each) => each !== client);
		return { clients: others.length, windows: others.filter(({ isCommand }) => !isCommand).length };
	};
	return {
		"hub.status": (_, context) => {
			requireHost(context);
			return {
				version,
				pid: process.pid,
				startedAt,
				...othersThan(context),
				sessions: hub.sessions.list(),
				listeners: listeners.urls,
			};
		},
		"hub.listen": (params, context) => {
			requireHost(context);
			return listeners.open(context.client, params);
		},
		"hub.unlisten": async ({ url }, context) => {
			requireHost(context);
			await listeners.close(url);
			return {};
		},
		"hub.stop": ({ force = false, despiteClients = false }, context) => {
			requireHost(context);
			const { busy } = hub.sessions;
			const others = othersThan(context);
			const stopping = force || (busy === 0 && (despiteClients || others.clients === 0));
			if (stopping) setImmediate(end);
			return { stopping, busy, ...others };
		},
	} satisfies Handlers<CallContext>;
};
