import { RequestFailure } from "@parley/protocol/envelope/failure";
import type { AgentConfig } from "./agent-config.ts";

/** The agents that can be chosen, and the one that is chosen when nobody does. */
export class AgentCatalog {
	readonly #agents = new Map<string, AgentConfig>();
	#preferred: string;

	constructor(agents: readonly [AgentConfig, ...AgentConfig[]]) {
		for (const agent of agents) this.#agents.set(agent.agentId, agent);
		this.#preferred = agents[0].agentId;
	}

	get preferred(): string {
		return this.#preferred;
	}

	list(): AgentConfig[] {
		return [...this.#agents.values()];
	}

	get(agentId: string): AgentConfig {
		const agent = this.#agents.get(agentId);
		if (agent !== undefined) return agent;
		const known = [...this.#agents.keys()].join(", ");
		throw new RequestFailure(
			"not_found",
			`There is no agent ${JSON.stringify(agentId)}. Configured: ${known}.`,
		);
	}

	put(agent: AgentConfig): void {
		this.#agents.set(agent.agentId, agent);
	}

	prefer(agentId: string): void {
		this.#preferred = this.get(agentId).agentId;
	}
}
