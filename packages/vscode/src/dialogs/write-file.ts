import type { Requester } from "@parley/client/core/transfer/export-session";
import { type ExportManyOptions, exportSessions } from "@parley/client/core/transfer/export-sessions";
import type { BlobReference } from "@parley/protocol/blob/reference";
import { RequestFailure } from "@parley/protocol/envelope/failure";
import { reasonOf } from "@parley/words/error-words";
import { WordedError } from "@parley/words/worded-error";
import { type Wording, wording } from "@parley/words/wording";
import { blobPieces } from "../services/blob-pieces.ts";
import type { ProgressHandle } from "./late-progress.ts";
import type { SaveTarget } from "./save-target.ts";

/** Writing a file failed; the existing one is unchanged. */
export class NotWrittenError extends WordedError {
	override readonly name = "NotWrittenError";
	constructor(name: string, cause: unknown) {
		super(whyNotWritten(name, cause), { cause });
	}
}

const whyNotWritten = (name: string, cause: unknown): Wording => {
	const { code }: { code?: unknown } = Object(cause);
	switch (code) {
		case "EACCES":
		case "EPERM":
			return wording("editorWindow.notSavedForbidden", { name });
		case "EDQUOT":
			return wording("editorWindow.notSavedQuota", { name });
		case "ENOENT":
			return wording("editorWindow.notSavedFolderGone", { name });
		case "ENOSPC":
			return wording("editorWindow.notSavedFull", { name });
		case "EROFS":
			return wording("editorWindow.notSavedReadOnly", { name });
		default:
			return wording("editorWindow.notSaved", { name, reason: reasonOf(cause) });
	}
};

/** Opens a destination, and discards it unless everything was written. Failures of the hub are passed through. */
export const intoTarget = async <Value>(
	name: string,
	open: () => Promise<SaveTarget>,
	write: (target: SaveTarget) => Promise<Value>,
): Promise<Value> => {
	try {
		await using target = await open();
		const value = await write(target);
		await target.finish();
		return value;
	} catch (error) {
		throw error instanceof RequestFailure ? error : new NotWrittenError(name, error);
	}
};

/** Writes a blob in chunks. */
export const writeBlobTo = async (
	target: SaveTarget,
	hub: Requester,
	reference: BlobReference,
	{ report, throwIfCancelled }: ProgressHandle,
): Promise<void> => {
	let written = 0;
	for await (const piece of blobPieces(hub, reference)) {
		throwIfCancelled();
		await target.write(piece);
		written += piece.length;
		report(written / reference.size);
	}
};

/** Writes chats as one file, in chunks. */
export const writeExportTo = (
	target: SaveTarget,
	hub: Requester,
	{ sessionIds, format }: Pick<ExportManyOptions, "sessionIds" | "format">,
	{ report, isCancelled }: ProgressHandle,
): Promise<{ readonly hidden: number }> =>
	exportSessions(hub, { sessionIds, format, onProgress: report, isCancelled }, target);
