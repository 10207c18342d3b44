import { RequestFailure } from "@parley/protocol/envelope/failure";
import { type WordedMessage, wordedMessage } from "@parley/words/worded-message";
import { type Wording, wording } from "@parley/words/wording";
import type { AgentConfig } from "./agent-config.ts";

/** The available agents and the default one. */
export class AgentCatalog {
	#configured: ReadonlyMap<string, AgentConfig>;
	/** Agents that a host configured until the hub exits. They override configured ones of the same name. */
	readonly #brought = new Map<string, AgentConfig>();
	/** The preferred agent. It may be missing briefly while an editor replaces the settings file. */
	#wanted: string;
	#first: string;
	#problem: WordedMessage | undefined;

	constructor(agents: readonly [AgentConfig, ...AgentConfig[]]) {
		this.#configured = byId(agents);
		this.#first = agents[0].agentId;
		this.#wanted = this.#first;
	}

	get preferred(): string {
		return this.#agents.has(this.#wanted) ? this.#wanted : this.#first;
	}

	/** Why the agents are not those of the settings file. */
	get problem(): WordedMessage | undefined {
		return this.#problem;
	}

	list(): AgentConfig[] {
		return [...this.#agents.values()];
	}

	find(agentId: string): AgentConfig | undefined {
		return this.#agents.get(agentId);
	}

	get(agentId: string): AgentConfig {
		const agent = this.find(agentId);
		if (agent !== undefined) return agent;
		const known = [...this.#agents.keys()].join(", ");
		throw new RequestFailure(
			"not_found",
			wording("chatRefusal.unknownAgent", { agent: JSON.stringify(agentId), configured: known }),
		);
	}

	/** Whether a host configured it until the hub exits. */
	isBrought(agentId: string): boolean {
		return this.#brought.has(agentId);
	}

	put(agent: AgentConfig): void {
		this.#brought.set(agent.agentId, agent);
	}

	prefer(agentId: string): void {
		this.#wanted = this.get(agentId).agentId;
	}

	/** Replaces the configuration. Running agents continue; new ones start as configured now. */
	configure(agents: readonly [AgentConfig, ...AgentConfig[]]): void {
		this.#configured = byId(agents);
		this.#problem = undefined;
		this.#first = agents[0].agentId;
	}

	/** Records that the new configuration is invalid: the agents stay as they were. */
	report(problem: Wording): void {
		this.#problem = wordedMessage(problem);
	}

	get #agents(): ReadonlyMap<string, AgentConfig> {
		return new Map([...this.#configured, ...this.#brought]);
	}
}

const byId = (agents: readonly AgentConfig[]): ReadonlyMap<string, AgentConfig> =>
	new Map(agents.map((agent) => [agent.agentId, agent]));
