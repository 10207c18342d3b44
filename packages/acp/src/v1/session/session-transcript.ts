import type { AgentEvent, Mapped } from "../updates/mapped.ts";
import type { MappingState } from "../updates/mapping-state.ts";
import type { EventOutlet } from "./event-outlet.ts";

export type SessionTranscriptOptions = {
	readonly mapping: MappingState;
	readonly outlet: EventOutlet;
	/** Learns of the events before they go out. */
	readonly onEvents: (events: readonly AgentEvent[]) => void;
};

/** What an agent session has said so far, as far as the mapping must know, and the way of its events to the log. */
export class SessionTranscript {
	mapping: MappingState;
	readonly #outlet: EventOutlet;
	readonly #onEvents: SessionTranscriptOptions["onEvents"];

	constructor({ mapping, outlet, onEvents }: SessionTranscriptOptions) {
		this.mapping = mapping;
		this.#outlet = outlet;
		this.#onEvents = onEvents;
	}

	/** Maps a message of the agent and emits its events. Settles once they are saved (true) or never will be. */
	map(mapping: (state: MappingState) => Mapped): Promise<boolean> {
		const { state, events } = mapping(this.mapping);
		this.mapping = state;
		return this.emit(events);
	}

	emit(events: readonly AgentEvent[]): Promise<boolean> {
		this.#onEvents(events);
		return this.#outlet.emit(events);
	}

	/** Emits everything that `action` causes in one call. */
	together(action: () => void): void {
		this.#outlet.together(action);
	}
}
