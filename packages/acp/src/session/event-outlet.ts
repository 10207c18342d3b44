import type { Logger } from "@parley/logging/logger";
import type { AgentEvent } from "../updates/mapped.ts";

/** Where the events of an agent session leave it: all that follows from one message in one go. */
export class EventOutlet {
	readonly #onEvents: (events: readonly AgentEvent[]) => Promise<void> | void;
	readonly #logger: Logger;
	/** What follows from a message, while more may follow from it. */
	#gathered: AgentEvent[] | undefined;

	constructor(onEvents: (events: readonly AgentEvent[]) => Promise<void> | void, logger: Logger) {
		this.#onEvents = onEvents;
		this.#logger = logger;
	}

	/** A fault of whoever is told must not break the turn, whose end they could then never learn. */
	emit(events: readonly AgentEvent[]): void {
		if (this.#gathered !== undefined) this.#gathered.push(...events);
		if (this.#gathered !== undefined || events.length === 0) return;
		try {
			void this.#onEvents(events);
		} catch (error) {
			this.#logger.error("Events of a session were not taken", { error });
		}
	}

	/** Tells at once all that `action` emits. */
	together(action: () => void): void {
		const gathered: AgentEvent[] = [];
		this.#gathered = gathered;
		try {
			action();
		} finally {
			this.#gathered = undefined;
			this.emit(gathered);
		}
	}
}
