import type { KeeperLink } from "@parley/hub/agents/keeper-link";
import { keptStatus } from "@parley/hub/agents/kept-status";
import { type CallContext, requireHost } from "@parley/hub/delivery/call-context";
import type { Hub } from "@parley/hub/hub";
import type { Handlers } from "@parley/protocol/endpoint/handlers";
import type { Listeners } from "./listeners.ts";

export type ControlOptions = {
	readonly hub: Hub;
	readonly listeners: Listeners;
	readonly version: string;
	readonly startedAt: number;
	/** Ends hub, agents and keeper. Called once the answer to the request has been sent. */
	readonly end: () => void;
	/** Ends the hub and leaves its agents at work. */
	readonly leave: () => void;
	readonly keeper: KeeperLink;
};

/** Requests from hosts that concern the process itself. */
export const controlHandlers = ({
	hub,
	listeners,
	version,
	startedAt,
	end,
	leave,
	keeper,
}: ControlOptions) => {
	const othersThan = ({ client }: CallContext) => {
		const others = hub.clients.attached.filter((each) => each !== client);
		return { clients: others.length, windows: others.filter(({ isCommand }) => !isCommand).length };
	};
	return {
		"hub.status": async (_, context) => {
			requireHost(context);
			const kept = await keptStatus(keeper);
			return {
				version,
				pid: process.pid,
				startedAt,
				...othersThan(context),
				sessions: hub.sessions.list(),
				listeners: listeners.urls,
				...(kept === undefined ? {} : { keeper: kept }),
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
		"hub.stop": ({ force = false, despiteClients = false, leaveAgents = false }, context) => {
			requireHost(context);
			const { busy } = hub.sessions;
			const others = othersThan(context);
			if (leaveAgents) {
				setImmediate(leave);
				return { stopping: true, busy, ...others };
			}
			const stopping = force || (busy === 0 && (despiteClients || others.clients === 0));
			if (stopping) setImmediate(end);
			return { stopping, busy, ...others };
		},
	} satisfies Handlers<CallContext>;
};
