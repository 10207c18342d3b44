import type { AgentSession } from "./agent-session.ts";

/** A message for a session that the agent has not named yet. */
export type EarlyMessage =
	| { readonly kind: "update"; readonly update: Readonly<Record<string, unknown>> }
	| {
			readonly kind: "request";
			readonly serve: (session: AgentSession) => void;
			readonly refuse: (error: Error) => void;
	  };

export type EarlyLimits = { readonly messages: number; readonly bytes: number };

type Held = { readonly messages: EarlyMessage[]; bytes: number };

/** Messages of agent sessions with still unknown ids: agents send them before they answer session/new. */
export class EarlyMessages {
	readonly #limits: EarlyLimits;
	readonly #held = new Map<string, Held>();
	#count = 0;
	#bytes = 0;

	constructor(limits: EarlyLimits) {
		this.#limits = limits;
	}

	/** False if the buffer is full. `bytes`: the length of the message. */
	hold(agentSessionId: string, message: EarlyMessage, bytes: number): boolean {
		const { messages, bytes: maxBytes } = this.#limits;
		if (this.#count >= messages || this.#bytes + bytes > maxBytes) return false;
		const held = this.#held.get(agentSessionId) ?? { messages: [], bytes: 0 };
		held.messages.push(message);
		held.bytes += bytes;
		this.#held.set(agentSessionId, held);
		this.#count += 1;
		this.#bytes += bytes;
		return true;
	}

	take(agentSessionId: string): readonly EarlyMessage[] {
		const { messages, bytes } = this.#held.get(agentSessionId) ?? { messages: [], bytes: 0 };
		this.#held.delete(agentSessionId);
		this.#count -= messages.length;
		this.#bytes -= bytes;
		return messages;
	}

	/** Clears the buffer and returns the unclaimed messages. */
	clear(): ReadonlyMap<string, readonly EarlyMessage[]> {
		const unclaimed = new Map([...this.#held].map(([id, { messages }]) => [id, messages]));
		this.#held.clear();
		this.#count = 0;
		this.#bytes = 0;
		return unclaimed;
	}
}
