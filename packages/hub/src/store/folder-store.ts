import type { FolderTrust } from "@parley/protocol/folder/methods";

export type StoredFolder = { readonly path: string; readonly trust: FolderTrust; readonly usedAt: number };

/** The user's folders. */
export type FolderStore = {
	/** Most recently used first. */
	all(): Promise<readonly StoredFolder[]>;
	put(folder: StoredFolder): Promise<void>;
};
