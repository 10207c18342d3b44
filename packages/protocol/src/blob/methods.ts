import { Type } from "typebox";
import { method } from "../contract/definitions.ts";
import { Count, Id } from "../contract/fields.ts";
import { BlobId } from "./reference.ts";

export const blobMethods = {
	"blob.put": method(
		"Uploads data piece by piece, in order. The client generates the upload id. A piece at the wrong offset is ignored, and " +
			"`received` says where to continue, even after the hub has lost the beginning. The answer to the last piece has the blob's id. " +
			"A blob that no prompt or draft refers to is removed after a while.",
		Type.Object({
			uploadId: Id,
			offset: Count,
			/** In base64. */
			data: Type.String(),
			/** The total size; refused at once if it exceeds the quota. */
			size: Count,
		}),
		Type.Object({ received: Count, blob: Type.Optional(BlobId) }),
	),
	"blob.read": method(
		"A range of a blob's bytes, in base64; shorter than requested at its end.",
		Type.Object({ blob: BlobId, offset: Count, length: Count }),
		Type.Object({ data: Type.String(), size: Count }),
	),
};
