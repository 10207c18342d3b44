import { Buffer } from "node:buffer";
import type { HubConnection } from "@parley/client/core/hub-connection";
import { maxBlobChunk } from "@parley/protocol/blob/limits";
import type { BlobReference } from "@parley/protocol/blob/reference";

/** More than an editor compares in comfort. */
const maxTextBytes = 20 * 1024 * 1024;

/** The text is larger than what is worth comparing. */
export class BlobTooLargeError extends Error {
	override readonly name = "BlobTooLargeError";
	constructor(size: number) {
		super(`The text has ${Math.round(size / 1024 / 1024)} MB, too much to compare here.`);
	}
}

/** A whole text that the hub keeps, piece by piece. */
export const readBlob = async (
	hub: Pick<HubConnection, "request">,
	{ blob, size }: BlobReference,
): Promise<string> => {
	if (size > maxTextBytes) throw new BlobTooLargeError(size);
	const pieces: Buffer[] = [];
	for (let offset = 0; offset < size; ) {
		const { data } = await hub.request("blob.read", { blob, offset, length: maxBlobChunk });
		const piece = Buffer.from(data, "base64");
		if (piece.length === 0) break;
		pieces.push(piece);
		offset += piece.length;
	}
	return Buffer.concat(pieces).toString("utf8");
};
