import { RequestFailure } from "@parley/protocol/envelope/failure";
import { wording } from "@parley/words/wording";
import type { AgentConfig } from "./agent-config.ts";

/** The agents that can be chosen, and the one that is chosen when nobody does. */
export class AgentCatalog {
	#configured: ReadonlyMap<string, AgentConfig>;
	/** Those that a host brought until the hub ends. They win over configured ones of the same name. */
	readonly #brought = new Map<string, AgentConfig>();
	/** The one that was chosen. It may be missing for a moment, while an editor replaces the settings file. */
	#wanted: string;
	#first: string;
	#problem: string | undefined;

	constructor(agents: readonly [AgentConfig, ...AgentConfig[]]) {
		this.#configured = byId(agents);
		this.#first = agents[0].agentId;
		this.#wanted = this.#first;
	}

	get preferred(): string {
		return this.#agents.has(this.#wanted) ? this.#wanted : this.#first;
	}

	/** Why the agents are not those of the settings file. */
	get problem(): string | undefined {
		return this.#problem;
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
			wording("chatRefusal.unknownAgent", { agent: JSON.stringify(agentId), configured: known }),
		);
	}

	put(agent: AgentConfig): void {
		this.#brought.set(agent.agentId, agent);
	}

	prefer(agentId: string): void {
		this.#wanted = this.get(agentId).agentId;
	}

	/** The configuration has changed. Agents that run go on; whoever starts one from now on gets it as it is configured now. */
	configure(agents: readonly [AgentConfig, ...AgentConfig[]]): void {
		this.#configured = byId(agents);
		this.#problem = undefined;
		this.#first = agents[0].agentId;
	}

	/** The configuration has changed and cannot be used: the agents stay as they were. */
	report(problem: string): void {
		this.#problem = problem;
	}

	get #agents(): ReadonlyMap<string, AgentConfig> {
		return new Map([...this.#configured, ...this.#brought]);
	}
}

const byId = (agents: readonly AgentConfig[]): ReadonlyMap<string, AgentConfig> =>
	new Map(agents.map((agent) => [agent.agentId, agent]));
