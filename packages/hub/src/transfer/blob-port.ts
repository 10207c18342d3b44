import { maxBlobChunk } from "@parley/protocol/blob/limits";
import type { Handlers } from "@parley/protocol/endpoint/handlers";
import { RequestFailure } from "@parley/protocol/envelope/failure";
import type { Uploads } from "../blobs/uploads.ts";
import type { CallContext } from "../delivery/call-context.ts";

/** Blob access for exports. */
export type BlobSource = {
	/** Some bytes, fewer at the end; undefined if the blob no longer exists. */
	read(blob: string, offset: number): Promise<Buffer | undefined>;
};

/** Blob access for imports. */
export type BlobTarget = {
	/** Takes bytes in order; returns the blob's name once it is complete. */
	put(uploadId: string, offset: number, data: Buffer, size: number): Promise<string | undefined>;
};

/** A multiple of three, so that the pieces of a blob are lines of base64 without padding between them. */
export const blobPiece = Math.floor(maxBlobChunk / 3) * 3;

/** The hub's blobs, through the same requests as clients use. Data in an archive was stored once, so only the quota limits its size. */
export const blobsThrough = (
	handlers: Handlers<CallContext>,
	uploads: Pick<Uploads, "put">,
	context: CallContext,
): BlobSource & BlobTarget => ({
	async read(blob, offset) {
		try {
			const piece = await handlers["blob.read"]?.({ blob, offset, length: blobPiece }, context);
			return piece && Buffer.from(piece.data, "base64");
		} catch (error) {
			if (error instanceof RequestFailure && error.code === "not_found") return undefined;
			throw error;
		}
	},
	async put(uploadId, offset, data, size) {
		const piece = { uploadId, offset, data: data.toString("base64"), size };
		return (await uploads.put(context.client, piece, Number.POSITIVE_INFINITY)).blob;
	},
});
