import { maxBlobChunk } from "@parley/protocol/blob/limits";
import type { Handlers } from "@parley/protocol/endpoint/handlers";
import { RequestFailure } from "@parley/protocol/envelope/failure";
import { wording } from "@parley/words/wording";
import type { CallContext } from "../delivery/call-context.ts";
import type { BlobStore } from "../store/blob-store.ts";
import type { Uploads } from "./uploads.ts";

export const blobHandlers = (store: BlobStore, uploads: Uploads) =>
	({
		"blob.put": (params, { client }) => uploads.put(client, params),
		"blob.read": async ({ blob, offset, length }) => {
			const range = await store.read(blob, offset, Math.min(length, maxBlobChunk));
			switch (range.state) {
				case "whole":
					return { data: Buffer.from(range.data).toString("base64"), size: range.size };
				case "missing":
					throw new RequestFailure("not_found", wording("fileRefusal.dataGone"));
				case "damaged":
					throw new RequestFailure("internal_error", wording("fileRefusal.dataDamaged"));
			}
		},
	}) satisfies Handlers<CallContext>;
