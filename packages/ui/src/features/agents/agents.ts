import type { HubConnection } from "@parley/client/core/hub-connection";
import type { AgentChoice, AgentChoices } from "@parley/protocol/agent/methods";
import { sayWording } from "@parley/words/spoken";
import { type Accessor, batch, createSignal, type Setter } from "solid-js";

/** The agents that can serve a session. */
export class Agents {
	readonly known: Accessor<readonly AgentChoice[]>;
	readonly preferred: Accessor<string | undefined>;
	readonly #setKnown: (agents: readonly AgentChoice[]) => void;
	readonly #setPreferred: Setter<string | undefined>;
	readonly #hub: Pick<HubConnection, "request">;
	readonly #onProblem: (problem: string | undefined) => void;

	constructor(hub: Pick<HubConnection, "request">, onProblem: (problem: string | undefined) => void) {
		this.#hub = hub;
		this.#onProblem = onProblem;
		const [known, setKnown] = createSignal<readonly AgentChoice[]>([]);
		this.known = known;
		this.#setKnown = setKnown;
		[this.preferred, this.#setPreferred] = createSignal<string>();
	}

	async load(): Promise<void> {
		this.take(await this.#hub.request("agent.list", {}));
	}

	/** The agents have changed, or could not be reread. */
	take({ agents, preferred, problem, wording }: AgentChoices): void {
		batch(() => {
			this.#setKnown(agents);
			this.#setPreferred(preferred);
		});
		this.#onProblem(problem === undefined ? undefined : sayWording(wording, problem));
	}

	find(agentId: string): AgentChoice | undefined {
		return this.known().find((agent) => agent.agentId === agentId);
	}

	/** The display name of an agent, or its id once the hub no longer has that agent. */
	title(agentId: string): string {
		return this.find(agentId)?.title ?? agentId;
	}
}
