type Update = Readonly<Record<string, unknown>>;

/** Updates of agent sessions whose ids we have not been told yet: agents send them before they answer session/new. */
export class EarlyUpdates {
	readonly #limit: number;
	readonly #held = new Map<string, Update[]>();
	#count = 0;

	constructor(limit: number) {
		this.#limit = limit;
	}

	/** False when there is no room left. */
	hold(agentSessionId: string, update: Update): boolean {
		if (this.#count >= this.#limit) return false;
		const updates = this.#held.get(agentSessionId) ?? [];
		updates.push(update);
		this.#held.set(agentSessionId, updates);
		this.#count += 1;
		return true;
	}

	take(agentSessionId: string): readonly Update[] {
		const updates = this.#held.get(agentSessionId) ?? [];
		this.#held.delete(agentSessionId);
		this.#count -= updates.length;
		return updates;
	}

	/** Nobody is left who could claim them. Returns the ids that were never named. */
	clear(): readonly string[] {
		const ids = [...this.#held.keys()];
		this.#held.clear();
		this.#count = 0;
		return ids;
	}
}
