import type { HubConnection } from "@parley/client/core/hub-connection";
import type { StoreState } from "@parley/protocol/store/state";
import { type Accessor, createSignal, type Setter } from "solid-js";

/** The health of the hub's store, as far as a person needs to know. */
export class StoreHealth {
	readonly state: Accessor<StoreState>;
	/** Whether a retry of saving is under way. */
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

	/** With `remove`, the damaged files are deleted too. */
	async dismissSalvage(remove: boolean): Promise<void> {
		this.take(await this.#hub.request("store.dismiss", { remove }));
	}
}
