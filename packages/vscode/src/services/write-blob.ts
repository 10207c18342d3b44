import { Buffer } from "node:buffer";
import { randomUUID } from "node:crypto";
import type { HubConnection } from "@parley/client/core/hub-connection";
import { maxBlobChunk } from "@parley/protocol/blob/limits";
import type { BlobReference } from "@parley/protocol/blob/reference";
import { WordedError } from "@parley/words/worded-error";
import { wording } from "@parley/words/wording";

/** The hub has received all the data but not returned its name. */
export class BlobNotKeptError extends WordedError {
	override readonly name = "BlobNotKeptError";
	constructor() {
		super(wording("editorWindow.dataNotKept"));
	}
}

/** Uploads data to the hub in chunks and returns its name there. */
export const writeBlob = async (
	hub: Pick<HubConnection, "request">,
	bytes: Uint8Array,
): Promise<BlobReference> => {
	const uploadId = randomUUID();
	const size = bytes.length;
	let offset = 0;
	do {
		const data = Buffer.from(bytes.subarray(offset, offset + maxBlobChunk)).toString("base64");
		const { received, blob } = await hub.request("blob.put", { uploadId, offset, data, size });
		if (blob !== undefined) return { blob, size };
		if (received <= offset) break;
		offset = received;
	} while (offset < size);
	throw new BlobNotKeptError();
};
