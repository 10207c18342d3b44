import type { AgentChoices } from "@parley/protocol/agent/methods";
import type { Wording } from "@parley/words/wording";
import type { AgentCatalog } from "./agent-catalog.ts";
import type { AgentConfig } from "./agent-config.ts";
import { agentChoices } from "./agent-handlers.ts";
import type { AgentSecrets } from "./agent-secrets.ts";

/** Applies changes of the settings file. */
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

	/** Agents start as configured from now on. */
	async change(agents: readonly [AgentConfig, ...AgentConfig[]]): Promise<void> {
		// Mask their secrets before anyone can start them.
		await this.#secrets.register(agents);
		this.#catalog.configure(agents);
		this.#publish(agentChoices(this.#catalog));
	}

	/** The file is invalid. The agents stay as they were, and all clients learn why. */
	report(problem: Wording): void {
		this.#catalog.report(problem);
		this.#publish(agentChoices(this.#catalog));
	}
}
