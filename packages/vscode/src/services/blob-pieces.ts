import { Buffer } from "node:buffer";
import type { HubConnection } from "@parley/client/core/hub-connection";
import { maxBlobChunk } from "@parley/protocol/blob/limits";
import type { BlobReference } from "@parley/protocol/blob/reference";
import { WordedError } from "@parley/words/worded-error";
import { wording } from "@parley/words/wording";

/** The hub's blob is shorter than declared. */
export class BlobCutShortError extends WordedError {
	override readonly name = "BlobCutShortError";
	constructor(size: number, found: number) {
		super(wording("editorWindow.dataCutShort", { size, found }));
	}
}

/** Reads a blob from the hub in order, in bounded chunks. */
export async function* blobPieces(
	hub: Pick<HubConnection, "request">,
	{ blob, size }: BlobReference,
): AsyncGenerator<Buffer, void> {
	for (let offset = 0; offset < size; ) {
		const length = Math.min(maxBlobChunk, size - offset);
		const { data } = await hub.request("blob.read", { blob, offset, length });
		const piece = Buffer.from(data, "base64");
		if (piece.length === 0 || piece.length > length) throw new BlobCutShortError(size, offset);
		yield piece;
		offset += piece.length;
	}
}
