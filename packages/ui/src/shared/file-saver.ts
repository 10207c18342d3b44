import type { BlobReference } from "@parley/protocol/blob/reference";
import type { ArchiveFormat } from "@parley/protocol/session/transfer/archive";

/** A blob, and the file name to save it under. */
export type BlobToSave = {
	readonly reference: BlobReference;
	readonly name: string;
	readonly mimeType: string;
};

/** Chats to export as one file. */
export type ExportToSave = {
	readonly sessionIds: readonly string[];
	readonly format: ArchiveFormat;
	readonly name: string;
};

export type SavedFile = {
	/** The name that the person chose. */
	readonly name: string;
	/** Its path, if known. */
	readonly path?: string;
};

export type SavedExport = SavedFile & {
	/** How many secrets were redacted. */
	readonly hidden: number;
};

export type BlobSaving = {
	readonly signal: AbortSignal;
	readonly onProgress: (bytes: number) => void;
};

export type ExportSaving = {
	/** The share done, from 0 to 1. */
	readonly onProgress: (share: number) => void;
	readonly isCancelled: () => boolean;
};

/** How a file gets from the hub to the person. Each method resolves to undefined if they cancel. */
export type FileSaver = {
	/** Whether progress and cancellation are offered outside this view. */
	readonly isElsewhere: boolean;
	saveBlob(file: BlobToSave, saving: BlobSaving): Promise<SavedFile | undefined>;
	saveExport(wanted: ExportToSave, saving: ExportSaving): Promise<SavedExport | undefined>;
};
