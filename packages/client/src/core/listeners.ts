import type { ClientLog } from "./client-log.ts";

/** A set of listeners. One that throws is logged and does not affect the others. */
export class Listeners<Event> {
	readonly #all = new Set<{ readonly call: (event: Event) => void }>();
	readonly #logger: ClientLog;

	constructor(logger: ClientLog) {
		this.#logger = logger;
	}

	add(listener: (event: Event) => void): () => void {
		const entry = { call: listener };
		this.#all.add(entry);
		return () => this.#all.delete(entry);
	}

	tell(event: Event): void {
		for (const { call } of [...this.#all]) {
			try {
				call(event);
			} catch (error) {
				this.#logger.error("A listener failed", { error });
			}
		}
	}

	clear(): void {
		this.#all.clear();
	}
}
