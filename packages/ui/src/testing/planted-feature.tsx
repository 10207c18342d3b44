import { type Accessor, createSignal, type Setter } from "solid-js";
import type { Slots } from "../app/feature.ts";
import type { Ground } from "../app/ground.ts";
import type { TabsState } from "../features/tabs/tabs-feature.ts";
import { PerSession } from "../shared/session/per-session.ts";
import type { SessionPart } from "../shared/session/session-part.ts";

/** Counts events of the page until it is disposed. */
class Counter {
	readonly count: Accessor<number>;
	readonly #setCount: Setter<number>;

	constructor() {
		[this.count, this.#setCount] = createSignal(0);
		document.addEventListener("planted", this.#step);
	}

	dispose(): void {
		document.removeEventListener("planted", this.#step);
	}

	readonly #step = (): void => {
		this.#setCount((count) => count + 1);
		// For tests that check after the panel was removed.
		document.documentElement.dataset["planted"] = String(this.count());
	};
}

/** Counts what happens in one open chat. */
class LogCounter implements SessionPart {
	readonly words: Accessor<string>;
	readonly #sessionId: string;
	readonly #setEvents: Setter<number>;
	readonly #setLoads: Setter<number>;

	constructor(sessionId: string) {
		this.#sessionId = sessionId;
		const [events, setEvents] = createSignal(0);
		const [loads, setLoads] = createSignal(0);
		this.#setEvents = setEvents;
		this.#setLoads = setLoads;
		this.words = () => `${events()} events of ${sessionId}, loaded ${loads()} times.`;
	}

	rebuilt(): void {
		this.#setLoads((loads) => loads + 1);
	}

	applied(events: readonly unknown[]): void {
		this.#setEvents((count) => count + events.length);
	}

	close(): void {
		document.documentElement.dataset["plantedClosed"] = this.#sessionId;
	}
}

export type PlantedState = { readonly counter: Counter };

/** A panel that the product does not have, with its own state and a dependency on another feature's. */
export const plantedFeature = ({ tabs }: Ground & TabsState): Slots<PlantedState> => {
	const counter = new Counter();
	const logs = new PerSession(({ sessionId }) => new LogCounter(sessionId));
	return {
		state: { counter },
		forSession: (session) => logs.of(session),
		dispose: () => counter.dispose(),
		ChatCard: ({ session }) => (
			<div role="note" aria-label="Planted part">
				{logs.of(session).words()}
			</div>
		),
		Overlay: () => (
			<aside aria-label="Planted panel">
				Told {counter.count()} times, with {tabs.open().length} chats open.
			</aside>
		),
	};
};
