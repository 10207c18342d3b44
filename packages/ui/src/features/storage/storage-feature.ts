import type { Slots } from "../../app/feature.ts";
import type { Ground } from "../../app/ground.ts";
import { HubStorage } from "./hub-storage.ts";
import { StorageButton } from "./storage-button.tsx";
import { StoreHealth } from "./store-health.ts";
import { StoreNotice } from "./store-notice.tsx";

export type StorageState = { readonly storage: HubStorage; readonly storeHealth: StoreHealth };

export const storageFeature = ({ hub }: Ground): Slots<StorageState, "store"> => {
	const storeHealth = new StoreHealth(hub);
	return {
		state: { storage: new HubStorage(hub), storeHealth },
		topics: { store: (state) => storeHealth.take(state) },
		load: () => storeHealth.load(),
		Banner: StoreNotice,
		ListFoot: StorageButton,
	};
};
