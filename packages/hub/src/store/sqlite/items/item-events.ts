import { eventSize } from "@parley/protocol/log/event-size";
import { readEvent, writeEvent } from "@parley/protocol/log/read-event";
import type { WireEvent } from "@parley/protocol/log/wire-event";
import { foldTurn } from "@parley/transcript/fold/fold-turn";

/** How much of an item is held before it is folded. What is smaller is given as it was stored. */
const maxUnfolded = 1024 * 1024;

/**
 * The events of one item while they are read, in the order of the log. In a turn under way nothing is folded yet, and a tool may have told
 * its output thousands of times: folded as they come, they take what the item is by now, and no more than a slice beyond that.
 */
export class ItemEvents {
	#events: WireEvent[] = [];
	#unfolded = 0;
	#folded = 0;

	/** What the events take, about. */
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
