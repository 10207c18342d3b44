import { dirname, join } from "node:path";

/** The folders beside a store's file: blobs, and the copies of them made for agents. */
export const storeFolders = (path: string): { readonly blobs: string; readonly handed: string } => ({
	blobs: join(dirname(path), "blobs"),
	handed: join(dirname(path), "files"),
});
