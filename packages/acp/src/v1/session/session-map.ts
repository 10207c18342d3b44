import { AgentSessionTakenError, SessionAttachedError } from "./session-errors.ts";

type Linked = { readonly sessionId: string; readonly agentSessionId: string };

/** Maps our sessions and the agent's both ways. Both directions change together or not at all. */
export class SessionMap<Entry extends Linked> {
	readonly #bySession = new Map<string, Entry>();
	readonly #byAgentSession = new Map<string, Entry>();

	get size(): number {
		return this.#bySession.size;
	}

	add(entry: Entry): void {
		if (this.#bySession.has(entry.sessionId)) throw new SessionAttachedError();
		if (this.#byAgentSession.has(entry.agentSessionId))
			throw new AgentSessionTakenError(entry.agentSessionId);
		this.#bySession.set(entry.sessionId, entry);
		this.#byAgentSession.set(entry.agentSessionId, entry);
	}

	/** Removes exactly this entry; does nothing if another one has replaced it. */
	remove(entry: Entry): void {
		if (this.#bySession.get(entry.sessionId) !== entry) return;
		this.#bySession.delete(entry.sessionId);
		this.#byAgentSession.delete(entry.agentSessionId);
	}

	ofSession(sessionId: string): Entry | undefined {
		return this.#bySession.get(sessionId);
	}

	ofAgentSession(agentSessionId: string): Entry | undefined {
		return this.#byAgentSession.get(agentSessionId);
	}

	all(): Entry[] {
		return [...this.#bySession.values()];
	}
}
