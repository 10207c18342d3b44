import type { AgentChoices } from "@parley/protocol/agent/methods";
import type { Handlers } from "@parley/protocol/endpoint/handlers";
import { RequestFailure } from "@parley/protocol/envelope/failure";
import { wording } from "@parley/words/wording";
import { type CallContext, requireHost } from "../delivery/call-context.ts";
import type { AgentCatalog } from "./agent-catalog.ts";
import type { AgentSecrets } from "./agent-secrets.ts";

/** The agents as clients see them, without their commands. */
export const agentChoices = (catalog: AgentCatalog): AgentChoices => ({
	agents: catalog.list().map(({ agentId, title, thirdParty }) => ({ agentId, title, thirdParty })),
	preferred: catalog.preferred,
	...problemOf(catalog),
});

const problemOf = ({ problem }: AgentCatalog): Pick<AgentChoices, "problem" | "wording"> => {
	if (problem === undefined) return {};
	const { message, ...worded } = problem;
	return { problem: message, ...worded };
};

export const agentHandlers = (catalog: AgentCatalog, secrets: Pick<AgentSecrets, "register">) =>
	({
		"agent.list": () => agentChoices(catalog),
		"agent.prefer": async ({ agentId, command }, context) => {
			requireHost(context);
			const [program, ...args] = command ?? [];
			if (program !== undefined) {
				const agent = { agentId, title: agentId, thirdParty: true, command: program, args, env: {} };
				await secrets.register([agent]);
				catalog.put(agent);
			} else if (command !== undefined)
				throw new RequestFailure("bad_request", wording("chatRefusal.noProgram"));
			catalog.prefer(agentId);
			return {};
		},
	}) satisfies Handlers<CallContext>;
