import type { AppStore } from "../../app/app-store.ts";
import type { Slots } from "../../app/feature.ts";
import { StorageButton } from "./storage-button.tsx";
import { StoreNotice } from "./store-notice.tsx";

export const storageFeature = (app: AppStore): Slots<"store"> => ({
	topics: { store: (state) => app.storeHealth.take(state) },
	load: () => app.storeHealth.load(),
	Banner: StoreNotice,
	ListFoot: StorageButton,
});
