import { type Accessor, createSignal, type Setter } from "solid-js";
import type { Slots } from "../app/feature.ts";
import type { Ground } from "../app/ground.ts";
import type { TabsState } from "../features/tabs/tabs-feature.ts";

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

export type PlantedState = { readonly counter: Counter };

/** A panel that the product does not have, with its own state and a dependency on another feature's. */
export const plantedFeature = ({ tabs }: Ground & TabsState): Slots<PlantedState> => {
	const counter = new Counter();
	return {
		state: { counter },
		dispose: () => counter.dispose(),
		Overlay: () => (
			<aside aria-label="Planted panel">
				Told {counter.count()} times, with {tabs.open().length} chats open.
			</aside>
		),
	};
};
