import type { SessionStore } from "./session-store.ts";

/** What a feature keeps for each open session. It is made on first use and lives as long as the session is open. */
export class PerSession<Part> {
	readonly #parts = new WeakMap<SessionStore, Part>();
	readonly #make: (session: SessionStore) => Part;

	constructor(make: (session: SessionStore) => Part) {
		this.#make = make;
	}

	of(session: SessionStore): Part {
		const known = this.#parts.get(session);
		if (known !== undefined) return known;
		const part = this.#make(session);
		this.#parts.set(session, part);
		return part;
	}
}
