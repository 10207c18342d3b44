import { eventSize } from "@parley/protocol/log/event-size";
import type { WireEvent } from "@parley/protocol/log/wire-event";
import type { SharedMessage } from "./port-message.ts";

/** What is pushed to a tab, as opposed to what answers it: the tab says of each that it has taken it. */
export type Pushed = Extract<SharedMessage, { kind: "evt" | "status" | "update" }>;

/** Characters, about, that may lie untaken before a tab. A page that is frozen takes nothing, and ports have no bound of their own. */
const maxUntaken = 4 * 1024 * 1024;

const messageSize = 200;

/** Counts what a tab was sent and has not taken. */
export class TabWindow {
	readonly #sizes: number[] = [];
	#untaken = 0;

	/** Nothing more may be sent. What is sent before may be larger than the rest of the window: it must go through some day. */
	get isFull(): boolean {
		return this.#untaken >= maxUntaken;
	}

	get isEmpty(): boolean {
		return this.#sizes.length === 0;
	}

	sent(message: Pushed): void {
		const size = sizeOf(message);
		this.#sizes.push(size);
		this.#untaken += size;
	}

	/** The oldest message was taken. */
	took(): void {
		this.#untaken -= this.#sizes.shift() ?? 0;
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
