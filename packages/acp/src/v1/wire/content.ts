import { type Static, Type } from "typebox";
import { Maybe } from "./fields.ts";

/** Any content: future kinds are passed through. */
export const ContentBlock = Type.Object({ type: Type.String() });

export const TextBlock = Type.Object({ type: Type.Literal("text"), text: Type.String() });

export const ResourceLinkBlock = Type.Object({
	type: Type.Literal("resource_link"),
	uri: Type.String({ minLength: 1 }),
	name: Type.String(),
	mimeType: Maybe(Type.String()),
	size: Maybe(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
});

/** `data` is in base64. */
export const ImageBlock = Type.Object({
	type: Type.Literal("image"),
	data: Type.String(),
	mimeType: Type.String(),
});

export const AudioBlock = Type.Object({
	type: Type.Literal("audio"),
	data: Type.String(),
	mimeType: Type.String(),
});

export const TextResourceBlock = Type.Object({
	type: Type.Literal("resource"),
	resource: Type.Object({ uri: Type.String(), text: Type.String() }),
});

/** `blob` is in base64. */
export const BlobResourceBlock = Type.Object({
	type: Type.Literal("resource"),
	resource: Type.Object({ uri: Type.String(), blob: Type.String() }),
});

export type ContentBlock = Static<typeof ContentBlock>;
export type TextBlock = Static<typeof TextBlock>;
export type ResourceLinkBlock = Static<typeof ResourceLinkBlock>;
export type ImageBlock = Static<typeof ImageBlock>;
export type AudioBlock = Static<typeof AudioBlock>;
export type TextResourceBlock = Static<typeof TextResourceBlock>;
export type BlobResourceBlock = Static<typeof BlobResourceBlock>;
