import { maxBlobChunk } from "@parley/protocol/blob/limits";
import type { Handlers } from "@parley/protocol/endpoint/handlers";
import { RequestFailure } from "@parley/protocol/envelope/failure";
import type { Uploads } from "../blobs/uploads.ts";
import type { BlobStore } from "../store/blob-store.ts";
import type { CallContext } from "./context.ts";

export const blobHandlers = (store: BlobStore, uploads: Uploads) =>
	({
		"blob.put": (params, { client }) => uploads.put(client, params),
		"blob.read": async ({ blob, offset, length }) => {
			const range = await store.read(blob, offset, Math.min(length, maxBlobChunk));
			switch (range.state) {
				case "whole":
					return { data: Buffer.from(range.data).toString("base64"), size: range.size };
				case "missing":
					throw new RequestFailure("not_found", "This data is not kept any more.");
				case "damaged":
					throw new RequestFailure(
						"internal_error",
						"This data was damaged on the disk and cannot be shown. The rest of the chat is not affected.",
					);
			}
		},
	}) satisfies Handlers<CallContext>;
