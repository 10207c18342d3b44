import type { HubConnection } from "@parley/client/core/hub-connection";
import type { AgentIdentity } from "@parley/protocol/agent/events";
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

	/** The configured name of an agent; once the hub no longer has that agent, what it called itself, or its id. */
	title(agentId: string, identity?: AgentIdentity): string {
		return this.find(agentId)?.title ?? identity?.title ?? agentId;
	}
}
