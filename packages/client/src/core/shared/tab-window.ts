import { eventSize } from "@parley/protocol/log/event-size";
import type { WireEvent } from "@parley/protocol/log/wire-event";
import type { SharedMessage } from "./port-message.ts";

/** Messages pushed to a tab, as opposed to answers; the tab acknowledges each. */
export type Pushed = Extract<SharedMessage, { kind: "evt" | "status" | "update" }>;

/** The approximate limit on unacknowledged characters. A frozen page acknowledges nothing, and ports are unbounded. */
const maxUnacknowledged = 4 * 1024 * 1024;

const messageSize = 200;

/** Tracks what a tab was sent and has not acknowledged. */
export class TabWindow {
	readonly #sizes: number[] = [];
	#unacknowledged = 0;

	/** Whether sending must stop. The last message may exceed the window: otherwise a large one could never be sent. */
	get isFull(): boolean {
		return this.#unacknowledged >= maxUnacknowledged;
	}

	get isEmpty(): boolean {
		return this.#sizes.length === 0;
	}

	sent(message: Pushed): void {
		const size = sizeOf(message);
		this.#sizes.push(size);
		this.#unacknowledged += size;
	}

	/** The tab has acknowledged the oldest message. */
	took(): void {
		this.#unacknowledged -= this.#sizes.shift() ?? 0;
	}
}

const sizeOf = (message: Pushed): number => {
	switch (message.kind) {
		case "status":
			return messageSize;
		case "evt":
			return messageSize + JSON.stringify(message.event.payload).length;
		case "update":
			return messageSize + sum(eventsOf(message.update));
	}
};

const eventsOf = (update: Extract<Pushed, { kind: "update" }>["update"]): readonly WireEvent[] => {
	switch (update.kind) {
		case "init":
			return [...update.init.head, ...update.init.turns.flatMap(({ events }) => events)];
		case "events":
			return update.events;
		case "gap":
		case "gone":
		case "failed":
			return [];
	}
};

const sum = (events: readonly WireEvent[]): number =>
	events.reduce((size, event) => size + eventSize(event), 0);
