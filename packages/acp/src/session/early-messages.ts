import type { AgentSession } from "./agent-session.ts";

/** What an agent says about a session before it has told us the session's id. */
export type EarlyMessage =
	| { readonly kind: "update"; readonly update: Readonly<Record<string, unknown>> }
	| {
			readonly kind: "request";
			readonly serve: (session: AgentSession) => void;
			readonly refuse: (error: Error) => void;
	  };

/** Messages of agent sessions whose ids we have not been told yet: agents send them before they answer session/new. */
export class EarlyMessages {
	readonly #limit: number;
	readonly #held = new Map<string, EarlyMessage[]>();
	#count = 0;

	constructor(limit: number) {
		this.#limit = limit;
	}

	/** False when there is no room left. */
	hold(agentSessionId: string, message: EarlyMessage): boolean {
		if (this.#count >= this.#limit) return false;
		const messages = this.#held.get(agentSessionId) ?? [];
		messages.push(message);
		this.#held.set(agentSessionId, messages);
		this.#count += 1;
		return true;
	}

	take(agentSessionId: string): readonly EarlyMessage[] {
		const messages = this.#held.get(agentSessionId) ?? [];
		this.#held.delete(agentSessionId);
		this.#count -= messages.length;
		return messages;
	}

	/** Nobody is left who could claim them. Returns what was never claimed. */
	clear(): ReadonlyMap<string, readonly EarlyMessage[]> {
		const unclaimed = new Map(this.#held);
		this.#held.clear();
		this.#count = 0;
		return unclaimed;
	}
}
