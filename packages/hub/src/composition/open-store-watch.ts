import type { Clients } from "../delivery/clients.ts";
import { StoreWatch } from "../store/store-watch.ts";
import type { HubSetup } from "./hub-setup.ts";

export const openStoreWatch = async (
	{ store, now, later, onStoreFailed, teardown }: HubSetup,
	clients: Clients,
	onRecovered: () => Promise<void>,
): Promise<StoreWatch> => {
	const watch = await StoreWatch.load({
		...{ store: store.health, now, later, onRecovered },
		onChanged: (state) => clients.publish({ topic: "store", payload: state }),
		onFailed: onStoreFailed,
	});
	teardown.stops(() => watch[Symbol.dispose]());
	return watch;
};
