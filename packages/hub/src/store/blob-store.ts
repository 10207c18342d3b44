import type { BlobReference } from "@parley/protocol/blob/reference";

/** Data that comes with an append. It is on disk before the event that names it. */
export type NewBlob = { readonly blob: string; readonly data: Uint8Array };

/** An event, by its position, names a blob: the blob stays as long as that session does. */
export type NamedBlob = { readonly index: number; readonly blob: string };

export type BlobCount = { readonly blobs: number; readonly bytes: number };

/** A part of data that is brought piece by piece. */
export type Piece = {
	/** Which of the uploads under way. */
	readonly upload: string;
	/** Of the whole. */
	readonly size: number;
	readonly offset: number;
	readonly data: Uint8Array;
};

/** How much of an upload is here, and what it is called once it is whole. */
export type Received = { readonly received: number; readonly blob?: string };

/** `different`: there is such a blob, of another size than was said. `damaged`: its file is gone or not what it was. */
export type BlobState = "whole" | "missing" | "damaged" | "different";

export type BlobRange =
	| { readonly state: "whole"; readonly data: Uint8Array; readonly size: number }
	| { readonly state: "missing" | "damaged" };

/** A copy of a blob under a name of its own, for a program that reads files. */
export type AgentFileCopy =
	| { readonly state: "whole"; readonly path: string; readonly name: string }
	| { readonly state: "missing" | "damaged" };

export type BlobUsage = {
	/** What is kept, referred to or not. */
	usage(): Promise<BlobCount>;
};

/** Where data is kept that is too large for the log. Part of the store, because an event and the data it names belong together. */
export interface BlobStore extends BlobUsage {
	/** Takes a piece if it is the next one of its upload, and answers with what is here in any case. */
	takePiece(piece: Piece): Promise<Received>;
	dropUploads(uploads: readonly string[]): Promise<void>;
	/** Whether each is there as described. Those that are will not be collected within the grace time, so that they can be referred to. */
	hold(blobs: readonly BlobReference[]): Promise<readonly BlobState[]>;
	/** A range, shorter at the end. What cannot be proved to be the data of that name is not given. */
	read(blob: string, offset: number, length: number): Promise<BlobRange>;
	/** A read-only copy with a safe name that lasts as long as the session. The same blob under the same name is copied once. */
	materialize(sessionId: string, blob: string, name: string): Promise<AgentFileCopy>;
	/** Removes what nothing refers to and what was not used for `grace` milliseconds; the default is an hour. */
	collect(grace?: number): Promise<BlobCount>;
}
