import { type Static, Type } from "typebox";
import { BlobReference } from "../blob/reference.ts";
import { Id } from "../contract/fields.ts";

/** A file that a user attached to a text. The client generates the id; `blob.put` has already uploaded the data. */
export const Attachment = Type.Object({
	attachmentId: Id,
	name: Type.String({ minLength: 1, maxLength: 255 }),
	mimeType: Type.String({ maxLength: 255 }),
	...BlobReference.properties,
});

export type Attachment = Static<typeof Attachment>;
