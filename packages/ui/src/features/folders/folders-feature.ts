import type { Slots } from "../../app/feature.ts";
import type { Ground } from "../../app/ground.ts";
import { BlockedByTrust } from "./blocked-by-trust.tsx";
import { Folders } from "./folders.ts";

export type FoldersState = { readonly folders: Folders };

export const foldersFeature = ({ hub, environment }: Ground): Slots<FoldersState, "folders"> => {
	const folders = new Folders(hub, environment.folders);
	return {
		state: { folders },
		topics: { folders: (changed) => folders.take(changed) },
		load: () => folders.load(),
		clear: () => folders.clear(),
		ChatCard: BlockedByTrust,
	};
};
