import type { HubConnection } from "@parley/client/core/hub-connection";
import type { StoreState } from "@parley/protocol/store/state";
import { type Accessor, createSignal, type Setter } from "solid-js";

/** How the hub's store is doing, as far as a person has to know. */
export class StoreHealth {
	readonly state: Accessor<StoreState>;
	/** It is being tried whether something can be saved again. */
	readonly trying: Accessor<boolean>;
	readonly #hub: HubConnection;
	readonly #setState: Setter<StoreState>;
	readonly #setTrying: Setter<boolean>;

	constructor(hub: HubConnection) {
		this.#hub = hub;
		[this.state, this.#setState] = createSignal<StoreState>({});
		[this.trying, this.#setTrying] = createSignal(false);
	}

	take(state: StoreState): void {
		this.#setState(state);
	}

	async load(): Promise<void> {
		this.take(await this.#hub.request("store.state", {}));
	}

	async retry(): Promise<void> {
		this.#setTrying(true);
		try {
			this.take(await this.#hub.request("store.retry", {}));
		} finally {
			this.#setTrying(false);
		}
	}

	/** With `remove`, the damaged files that are kept go too. */
	async dismissSalvage(remove: boolean): Promise<void> {
		this.take(await this.#hub.request("store.dismiss", { remove }));
	}
}
