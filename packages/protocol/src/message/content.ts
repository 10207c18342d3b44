import { type Static, Type } from "typebox";
import { BlobReference } from "../blob/reference.ts";
import { Count } from "../contract/fields.ts";
import { Attachment } from "./attachment.ts";

const TextContent = Type.Object({ type: Type.Literal("text"), text: Type.String() });

const ResourceLinkContent = Type.Object({
	type: Type.Literal("resourceLink"),
	uri: Type.String({ minLength: 1 }),
	name: Type.String(),
	mimeType: Type.Optional(Type.String()),
	size: Type.Optional(Count),
});

const AttachmentContent = Type.Object({ type: Type.Literal("attachment"), ...Attachment.properties });

/**
 * A text that is too long for the log: its beginning, its end, and where the whole is, in UTF-8. It also stands where a raw
 * value of an agent stood that was too long; see `asLongText`.
 */
const LongTextContent = Type.Object({
	type: Type.Literal("longText"),
	head: Type.String(),
	tail: Type.String(),
	/** Of the whole, in UTF-16 units. */
	length: Count,
	...BlobReference.properties,
});

const ImageContent = Type.Object({
	type: Type.Literal("image"),
	mimeType: Type.String(),
	...BlobReference.properties,
});

/** Content an agent sent that Parley keeps whole and shows by its kind. */
const OtherContent = Type.Object({
	type: Type.Literal("other"),
	kind: Type.String(),
	data: Type.Unknown(),
});

/** What a person can put into a prompt. */
export const PromptContent = Type.Union([TextContent, ResourceLinkContent, AttachmentContent]);

/** What an agent can put into a message or a tool call. */
export const AgentContent = Type.Union([
	TextContent,
	ResourceLinkContent,
	LongTextContent,
	ImageContent,
	OtherContent,
]);

export type PromptContent = Static<typeof PromptContent>;
export type AgentContent = Static<typeof AgentContent>;
export type LongText = Static<typeof LongTextContent>;
