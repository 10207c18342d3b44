import { type Static, Type } from "typebox";
import { Maybe } from "./fields.ts";

/** Any content: kinds from the future are carried as they are. */
export const ContentBlock = Type.Object({ type: Type.String() });

export const TextBlock = Type.Object({ type: Type.Literal("text"), text: Type.String() });

export const ResourceLinkBlock = Type.Object({
	type: Type.Literal("resource_link"),
	uri: Type.String({ minLength: 1 }),
	name: Type.String(),
	mimeType: Maybe(Type.String()),
	size: Maybe(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
});

export type ContentBlock = Static<typeof ContentBlock>;
export type TextBlock = Static<typeof TextBlock>;
export type ResourceLinkBlock = Static<typeof ResourceLinkBlock>;
