import type { Logger } from "@parley/logging/logger";
import type { AgentEvent } from "../updates/mapped.ts";

/** Receives the events of one message. Settles once they are saved. */
export type TakeEvents = (events: readonly AgentEvent[]) => Promise<void> | void;

/** Emits the events of an agent session: all events of one message in one call. */
export class EventOutlet {
	readonly #onEvents: TakeEvents;
	readonly #logger: Logger;
	/** Collects the events of the current message while it can cause more. */
	#gathered: { readonly events: AgentEvent[]; readonly saved: PromiseWithResolvers<boolean> } | undefined;

	constructor(onEvents: TakeEvents, logger: Logger) {
		this.#onEvents = onEvents;
		this.#logger = logger;
	}

	/** Settles once the events are saved (true) or never will be. A failing consumer must not break the turn: its end would never be reported. */
	emit(events: readonly AgentEvent[]): Promise<boolean> {
		const gathered = this.#gathered;
		if (gathered !== undefined) {
			gathered.events.push(...events);
			return gathered.saved.promise;
		}
		if (events.length === 0) return Promise.resolve(true);
		try {
			return Promise.resolve(this.#onEvents(events)).then(
				() => true,
				() => false,
			);
		} catch (error) {
			this.#logger.error("Handling a session's events failed", { error });
			return Promise.resolve(false);
		}
	}

	/** Emits everything that `action` causes in one call. */
	together(action: () => void): void {
		const gathered = { events: [], saved: Promise.withResolvers<boolean>() };
		this.#gathered = gathered;
		try {
			action();
		} finally {
			this.#gathered = undefined;
			gathered.saved.resolve(this.emit(gathered.events));
		}
	}
}
