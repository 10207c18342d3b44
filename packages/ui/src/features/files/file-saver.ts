import type { BlobReference } from "@parley/protocol/blob/reference";
import type { ArchiveFormat } from "@parley/protocol/session/transfer/archive";

/** Something that is kept beside the log, and what it is called as a file. */
export type BlobToSave = {
	readonly reference: BlobReference;
	readonly name: string;
	readonly mimeType: string;
};

/** Chats that become one file. */
export type ExportToSave = {
	readonly sessionIds: readonly string[];
	readonly format: ArchiveFormat;
	readonly name: string;
};

export type SavedFile = {
	/** As the person called it. */
	readonly name: string;
	/** Where it is, if that is known. */
	readonly path?: string;
};

export type SavedExport = SavedFile & {
	/** How many secrets were left out. */
	readonly hidden: number;
};

export type BlobSaving = {
	readonly signal: AbortSignal;
	readonly onProgress: (bytes: number) => void;
};

export type ExportSaving = {
	/** How much of it is done, from 0 to 1. */
	readonly onProgress: (share: number) => void;
	readonly isCancelled: () => boolean;
};

/** How a file gets from the hub to the person. Each answers nothing if they thought better of it. */
export type FileSaver = {
	/** Whether how far it is is shown, and stopped, outside of this view. */
	readonly isElsewhere: boolean;
	saveBlob(file: BlobToSave, saving: BlobSaving): Promise<SavedFile | undefined>;
	saveExport(wanted: ExportToSave, saving: ExportSaving): Promise<SavedExport | undefined>;
};
