import type { AgentSession } from "./agent-session.ts";

/** A message for a session that the agent has not named yet. */
export type EarlyMessage =
	| { readonly kind: "update"; readonly update: Readonly<Record<string, unknown>> }
	| {
			readonly kind: "request";
			readonly serve: (session: AgentSession) => void;
			readonly refuse: (error: Error) => void;
	  };

/** Messages of agent sessions with still unknown ids: agents send them before they answer session/new. */
export class EarlyMessages {
	readonly #limit: number;
	readonly #held = new Map<string, EarlyMessage[]>();
	#count = 0;

	constructor(limit: number) {
		this.#limit = limit;
	}

	/** False if the buffer is full. */
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

	/** Clears the buffer and returns the unclaimed messages. */
	clear(): ReadonlyMap<string, readonly EarlyMessage[]> {
		const unclaimed = new Map(this.#held);
		this.#held.clear();
		this.#count = 0;
		return unclaimed;
	}
}
