import type { AppStore } from "../../app/app-store.ts";
import type { Slots } from "../../app/feature.ts";
import { BlockedByTrust } from "./blocked-by-trust.tsx";

export const foldersFeature = (app: AppStore): Slots<"folders"> => ({
	topics: { folders: (folders) => app.folders.take(folders) },
	load: () => app.folders.load(),
	clear: () => app.folders.clear(),
	ChatCard: BlockedByTrust,
});
