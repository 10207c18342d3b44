import { dirname, join } from "node:path";

/** Where a store has what lies beside its file: the data of blobs, and copies of them that were handed to agents. */
export const storeFolders = (path: string): { readonly blobs: string; readonly handed: string } => ({
	blobs: join(dirname(path), "blobs"),
	handed: join(dirname(path), "files"),
});
