import type { Handlers } from "@parley/protocol/endpoint/handlers";
import { RequestFailure } from "@parley/protocol/envelope/failure";
import type { AgentCatalog } from "../agents/agent-catalog.ts";
import { type CallContext, demandHost } from "./context.ts";

export const agentHandlers = (catalog: AgentCatalog) =>
	({
		"agent.list": () => ({
			agents: catalog.list().map(({ agentId, title, thirdParty }) => ({ agentId, title, thirdParty })),
			preferred: catalog.preferred,
		}),
		"agent.prefer": ({ agentId, command }, context) => {
			demandHost(context);
			const [program, ...args] = command ?? [];
			if (program !== undefined)
				catalog.put({ agentId, title: agentId, thirdParty: true, command: program, args, env: {} });
			else if (command !== undefined)
				throw new RequestFailure("bad_request", "A command needs a program to start.");
			catalog.prefer(agentId);
			return {};
		},
	}) satisfies Handlers<CallContext>;
