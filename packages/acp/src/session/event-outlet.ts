import type { Logger } from "@parley/logging/logger";
import type { AgentEvent } from "../updates/mapped.ts";

/** Emits the events of an agent session: all events of one message in one call. */
export class EventOutlet {
	readonly #onEvents: (events: readonly AgentEvent[]) => Promise<void> | void;
	readonly #logger: Logger;
	/** Collects the events of the current message while it can cause more. */
	#gathered: AgentEvent[] | undefined;

	constructor(onEvents: (events: readonly AgentEvent[]) => Promise<void> | void, logger: Logger) {
		this.#onEvents = onEvents;
		this.#logger = logger;
	}

	/** A failing consumer must not break the turn: its end would never be reported. */
	emit(events: readonly AgentEvent[]): void {
		if (this.#gathered !== undefined) this.#gathered.push(...events);
		if (this.#gathered !== undefined || events.length === 0) return;
		try {
			void this.#onEvents(events);
		} catch (error) {
			this.#logger.error("Handling a session's events failed", { error });
		}
	}

	/** Emits everything that `action` causes in one call. */
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
