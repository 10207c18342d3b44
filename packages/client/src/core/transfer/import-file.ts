import { toBase64 } from "@parley/base/bytes/base64";
import type { ImportedSession } from "@parley/protocol/session/transfer/archive";
import { maxImportPiece } from "@parley/protocol/session/transfer/limits";
import { cancelled, type Requester } from "./export-session.ts";

/** A file that can be read in parts. */
export type ImportSource = {
	readonly size: number;
	read(offset: number, length: number): Promise<Uint8Array>;
};

export type ImportOptions = {
	/** Identifies this attempt; must be unique. */
	readonly importId: string;
	readonly onProgress?: (done: number, total: number) => void;
	readonly isCancelled?: () => boolean;
};

/** Uploads a file to the hub, piece by piece, and returns the outcome for each of its sessions. */
export const importFile = async (
	hub: Requester,
	source: ImportSource,
	{ importId, onProgress, isCancelled = () => false }: ImportOptions,
): Promise<readonly ImportedSession[]> => {
	try {
		for (let offset = 0; ; ) {
			if (isCancelled()) throw cancelled();
			const bytes = await source.read(offset, maxImportPiece);
			const end = offset + bytes.length;
			const last = end >= source.size || bytes.length === 0;
			const { sessions } = await hub.request("session.import", {
				importId,
				offset,
				data: toBase64(bytes),
				last,
			});
			onProgress?.(end, source.size);
			if (last) return sessions ?? [];
			offset = end;
		}
	} catch (error) {
		// Otherwise the hub would wait for the rest.
		await hub.request("session.cancelImport", { importId }).catch(() => undefined);
		throw error;
	}
};
