import { eventSize } from "@parley/protocol/log/event-size";
import { readEvent, writeEvent } from "@parley/protocol/log/read-event";
import type { WireEvent } from "@parley/protocol/log/wire-event";
import { foldTurn } from "@parley/transcript/fold/fold-turn";

/** How much of an item is held before it is folded. Smaller items are returned as stored. */
const maxUnfolded = 1024 * 1024;

/**
 * The events of one item during a read, in log order. In a running turn nothing is folded yet, and a tool may have reported its output
 * thousands of times. Folding on the fly keeps memory at the item's current size plus one slice.
 */
export class ItemEvents {
	#events: WireEvent[] = [];
	#unfolded = 0;
	#folded = 0;

	/** The approximate size of the events. */
	get bytes(): number {
		return this.#folded + this.#unfolded;
	}

	add(event: WireEvent, bytes: number): void {
		this.#events.push(event);
		this.#unfolded += bytes;
		if (this.#unfolded > maxUnfolded) this.#fold();
	}

	get events(): readonly WireEvent[] {
		return this.#events;
	}

	#fold(): void {
		this.#events = foldTurn(this.#events.map(readEvent)).map(writeEvent);
		this.#folded = this.#events.reduce((sum, event) => sum + eventSize(event), 0);
		this.#unfolded = 0;
	}
}
