import { type Static, Type } from "typebox";
import { BlobReference } from "../blob/reference.ts";
import { Count } from "../contract/fields.ts";
import { Attachment } from "./attachment.ts";
import { NotKept } from "./not-kept.ts";

const TextContent = Type.Object({ type: Type.Literal("text"), text: Type.String() });

/** `notKept`: the text says so in its middle, because there was no room for all of it. */
const AgentTextContent = Type.Object({
	type: Type.Literal("text"),
	text: Type.String(),
	notKept: Type.Optional(NotKept),
});

const ResourceLinkContent = Type.Object({
	type: Type.Literal("resourceLink"),
	uri: Type.String({ minLength: 1 }),
	name: Type.String(),
	mimeType: Type.Optional(Type.String()),
	size: Type.Optional(Count),
});

const AttachmentContent = Type.Object({ type: Type.Literal("attachment"), ...Attachment.properties });

/**
 * A text that is too long for the log: its beginning, its end, and the blob with all of it, in UTF-8. It also replaces an
 * agent's raw value that was too long; see `asLongText`.
 */
const LongTextContent = Type.Object({
	type: Type.Literal("longText"),
	head: Type.String(),
	tail: Type.String(),
	/** The total length, in UTF-16 units. */
	length: Count,
	...BlobReference.properties,
});

const ImageContent = Type.Object({
	type: Type.Literal("image"),
	mimeType: Type.String(),
	...BlobReference.properties,
});

const AudioContent = Type.Object({
	type: Type.Literal("audio"),
	mimeType: Type.String(),
	...BlobReference.properties,
});

/** Agent content that Parley stores unchanged and shows by its kind. */
const OtherContent = Type.Object({
	type: Type.Literal("other"),
	kind: Type.String(),
	data: Type.Unknown(),
});

/** Content of a prompt. */
export const PromptContent = Type.Union([TextContent, ResourceLinkContent, AttachmentContent]);

/** Content of an agent's message or tool call. */
export const AgentContent = Type.Union([
	AgentTextContent,
	ResourceLinkContent,
	LongTextContent,
	ImageContent,
	AudioContent,
	OtherContent,
]);

export type PromptContent = Static<typeof PromptContent>;
export type AgentContent = Static<typeof AgentContent>;
export type LongText = Static<typeof LongTextContent>;
