import type { Store } from "../store/store.ts";
import { StoreFullError } from "../store/store-errors.ts";

/** A disk that the test can make full. */
export class Disk {
	isFull = false;

	/** A store on this disk. */
	holding(store: Store): Store {
		const append: Store["log"]["append"] = async (given) => {
			this.#requireRoom();
			await store.log.append(given);
		};
		const probe: Store["health"]["probe"] = async () => {
			this.#requireRoom();
			await store.health.probe();
		};
		return { ...store, log: { ...store.log, append }, health: { ...store.health, probe } };
	}

	#requireRoom(): void {
		if (this.isFull) throw new StoreFullError();
	}
}
