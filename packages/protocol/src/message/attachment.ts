import { type Static, Type } from "typebox";
import { BlobReference } from "../blob/reference.ts";
import { Id } from "../contract/fields.ts";

/** A file that a person put beside a text. The client makes the id; the data was brought by `blob.put` before. */
export const Attachment = Type.Object({
	attachmentId: Id,
	name: Type.String({ minLength: 1, maxLength: 255 }),
	mimeType: Type.String({ maxLength: 255 }),
	...BlobReference.properties,
});

export type Attachment = Static<typeof Attachment>;
