import { Type } from "typebox";
import { method } from "../contract/definitions.ts";
import { Count, Id } from "../contract/fields.ts";
import { BlobId } from "./reference.ts";

export const blobMethods = {
	"blob.put": method(
		"Brings data piece by piece, in order. The client makes the upload id; a piece at another place than the next is not taken, and " +
			"`received` says where to go on: also after the hub has lost the beginning. With the last piece the answer has the blob's id. " +
			"What no prompt or draft refers to is removed after a while.",
		Type.Object({
			uploadId: Id,
			offset: Count,
			/** In base64. */
			data: Type.String(),
			/** The size of the whole; refused at once when it is more than can be kept. */
			size: Count,
		}),
		Type.Object({ received: Count, blob: Type.Optional(BlobId) }),
	),
	"blob.read": method(
		"A range of a blob's bytes, in base64; shorter than asked for at its end.",
		Type.Object({ blob: BlobId, offset: Count, length: Count }),
		Type.Object({ data: Type.String(), size: Count }),
	),
};
