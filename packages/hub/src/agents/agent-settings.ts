import type { AgentChoices } from "@parley/protocol/agent/methods";
import type { AgentCatalog } from "./agent-catalog.ts";
import type { AgentConfig } from "./agent-config.ts";
import { agentChoices } from "./agent-handlers.ts";
import type { AgentSecrets } from "./agent-secrets.ts";

/** What becomes of a change of the settings file. */
export class AgentSettings {
	readonly #catalog: AgentCatalog;
	readonly #secrets: Pick<AgentSecrets, "register">;
	readonly #publish: (choices: AgentChoices) => void;

	constructor(
		catalog: AgentCatalog,
		secrets: Pick<AgentSecrets, "register">,
		publish: (choices: AgentChoices) => void,
	) {
		this.#catalog = catalog;
		this.#secrets = secrets;
		this.#publish = publish;
	}

	/** From now on agents are started as it says. */
	async change(agents: readonly [AgentConfig, ...AgentConfig[]]): Promise<void> {
		// Their secrets are hidden before anyone can start them.
		await this.#secrets.register(agents);
		this.#catalog.configure(agents);
		this.#publish(agentChoices(this.#catalog));
	}

	/** It cannot be used. The agents stay as they were, and everyone is told why. */
	report(problem: string): void {
		this.#catalog.report(problem);
		this.#publish(agentChoices(this.#catalog));
	}
}
