import { type Static, Type } from "typebox";
import { Count } from "../contract/fields.ts";

const TextContent = Type.Object({ type: Type.Literal("text"), text: Type.String() });

const ResourceLinkContent = Type.Object({
	type: Type.Literal("resourceLink"),
	uri: Type.String({ minLength: 1 }),
	name: Type.String(),
	mimeType: Type.Optional(Type.String()),
	size: Type.Optional(Count),
});

/** Content an agent sent that Parley keeps whole and shows by its kind. */
const OtherContent = Type.Object({
	type: Type.Literal("other"),
	kind: Type.String(),
	data: Type.Unknown(),
});

/** What a person can put into a prompt. */
export const PromptContent = Type.Union([TextContent, ResourceLinkContent]);

/** What an agent can put into a message or a tool call. */
export const AgentContent = Type.Union([TextContent, ResourceLinkContent, OtherContent]);

export type PromptContent = Static<typeof PromptContent>;
export type AgentContent = Static<typeof AgentContent>;
