import type { Requester } from "@parley/client/core/transfer/export-session";
import { type ExportManyOptions, exportSessions } from "@parley/client/core/transfer/export-sessions";
import type { BlobReference } from "@parley/protocol/blob/reference";
import { RequestFailure } from "@parley/protocol/envelope/failure";
import { blobPieces } from "../services/blob-pieces.ts";
import type { ProgressHandle } from "./late-progress.ts";
import type { SaveTarget } from "./save-target.ts";

/** A file could not be written; whatever was there before is there still. */
export class NotWrittenError extends Error {
	override readonly name = "NotWrittenError";
	constructor(name: string, cause: unknown) {
		super(`“${name}” was not saved: ${reasonOf(cause)}`, { cause });
	}
}

const reasons: Readonly<Record<string, string>> = {
	EACCES: "you may not write there. Choose another folder.",
	EDQUOT: "there is no room left for your files. Make some, or choose another folder.",
	ENOENT: "the folder is not there any more. Choose another one.",
	ENOSPC: "there is no room left. Make some, or choose another folder.",
	EPERM: "you may not write there. Choose another folder.",
	EROFS: "nothing can be written there. Choose another folder.",
};

const reasonOf = (cause: unknown): string => {
	const { code, message }: { code?: unknown; message?: unknown } = Object(cause);
	return (typeof code === "string" ? reasons[code] : undefined) ?? String(message ?? cause);
};

/** Opens a place to write to, and gives it up unless all of it was written. Failures of the hub stay what they are. */
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

/** What a blob holds, a piece at a time. */
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

/** Chats as one file, a piece at a time. */
export const writeExportTo = (
	target: SaveTarget,
	hub: Requester,
	{ sessionIds, format }: Pick<ExportManyOptions, "sessionIds" | "format">,
	{ report, isCancelled }: ProgressHandle,
): Promise<{ readonly hidden: number }> =>
	exportSessions(hub, { sessionIds, format, onProgress: report, isCancelled }, target);
