import type { BlobReference } from "@parley/protocol/blob/reference";

/** Data of an append. It is on disk before the event that names it. */
export type NewBlob = { readonly blob: string; readonly data: Uint8Array };

/** A blob reference of an event, by its position: the blob stays as long as the session. */
export type NamedBlob = { readonly index: number; readonly blob: string };

export type BlobCount = { readonly blobs: number; readonly bytes: number };

/** One piece of an upload. */
export type Piece = {
	/** The id of the upload. */
	readonly upload: string;
	/** The total size. */
	readonly size: number;
	readonly offset: number;
	readonly data: Uint8Array;
};

/** How much of an upload has arrived, and its blob once it is complete. */
export type Received = { readonly received: number; readonly blob?: string };

/** `different`: the blob exists with another size. `damaged`: its file is missing or altered. */
export type BlobState = "whole" | "missing" | "damaged" | "different";

export type BlobRange =
	| { readonly state: "whole"; readonly data: Uint8Array; readonly size: number }
	| { readonly state: "missing" | "damaged" };

/** A named copy of a blob, for a program that reads files. */
export type AgentFileCopy =
	| { readonly state: "whole"; readonly path: string; readonly name: string }
	| { readonly state: "missing" | "damaged" };

export type BlobUsage = {
	/** All stored blobs, referenced or not. */
	usage(): Promise<BlobCount>;
};

/** Storage for data too large for the log. Part of the store, because an event and the data it names belong together. */
export interface BlobStore extends BlobUsage {
	/** Accepts a piece if it is the next of its upload; either way returns how much has arrived. */
	takePiece(piece: Piece): Promise<Received>;
	dropUploads(uploads: readonly string[]): Promise<void>;
	/** Whether each exists as described. Existing ones are not collected within the grace time, so that they can be referenced. */
	hold(blobs: readonly BlobReference[]): Promise<readonly BlobState[]>;
	/** A range, shorter at the end. Data that does not match its hash is never returned. */
	read(blob: string, offset: number, length: number): Promise<BlobRange>;
	/** A read-only copy with a safe name that lasts as long as the session. The same blob under the same name is copied once. */
	materialize(sessionId: string, blob: string, name: string): Promise<AgentFileCopy>;
	/** Removes blobs unreferenced and unused for `grace` milliseconds; the default is an hour. */
	collect(grace?: number): Promise<BlobCount>;
}
