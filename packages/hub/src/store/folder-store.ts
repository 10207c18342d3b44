import type { FolderTrust } from "@parley/protocol/folder/methods";

export type StoredFolder = { readonly path: string; readonly trust: FolderTrust; readonly usedAt: number };

/** The folders that somebody has worked in. */
export type FolderStore = {
	/** The last used first. */
	all(): Promise<readonly StoredFolder[]>;
	put(folder: StoredFolder): Promise<void>;
};
