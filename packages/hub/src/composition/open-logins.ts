import type { AgentSetup } from "../agent-setup/agent-setup.ts";
import type { Clients } from "../delivery/clients.ts";
import { LoginAttempts } from "../logins/login-attempts.ts";
import { Logins } from "../logins/logins.ts";
import type { Sessions } from "../sessions/sessions.ts";
import type { HubSetup } from "./hub-setup.ts";
import type { AgentParts } from "./open-agents.ts";

export type LoginNeeds = {
	readonly clients: Clients;
	readonly agents: AgentParts;
	readonly sessions: Sessions;
	readonly agentSetup: AgentSetup | undefined;
};

export const openLogins = (
	{ logger, elapsed, teardown }: HubSetup,
	{ clients, agents, sessions, agentSetup }: LoginNeeds,
): Logins => {
	const { catalog, secrets, settings, pool, hosts } = agents;
	const attempts = new LoginAttempts((shown) => clients.publish({ topic: "logins", payload: shown }));
	teardown.ends(() => attempts.close());
	return new Logins({
		...{ attempts, pool, hosts, elapsed, logger: logger.child("logins") },
		safe: { catalog, secrets, settings, file: agentSetup?.file },
		wanting: (agentId) => sessions.wantingLogin(agentId),
	});
};
