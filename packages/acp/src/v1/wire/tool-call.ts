import { type Static, Type } from "typebox";
import { ContentBlock } from "./content.ts";
import { Maybe, Unread, WireId } from "./fields.ts";

/**
 * The fields that are read of a tool call: calls, their updates and permission requests share this form. All but the id are read one by
 * one, so that a bad field does not cost the others.
 */
export const ToolCall = Type.Object({
	toolCallId: WireId,
	title: Unread,
	name: Unread,
	kind: Unread,
	status: Unread,
	content: Unread,
	locations: Unread,
	rawInput: Unread,
	rawOutput: Unread,
	_meta: Unread,
});

export const ToolContentBlock = Type.Object({ type: Type.Literal("content"), content: ContentBlock });

export const ToolDiff = Type.Object({
	type: Type.Literal("diff"),
	path: Type.String(),
	oldText: Maybe(Type.String()),
	newText: Type.String(),
});

export const ToolTerminal = Type.Object({ type: Type.Literal("terminal"), terminalId: Type.String() });

export const ToolLocation = Type.Object({ path: Type.String(), line: Maybe(Type.Number()) });

export type ToolCall = Static<typeof ToolCall>;
export type ToolContentBlock = Static<typeof ToolContentBlock>;
export type ToolDiff = Static<typeof ToolDiff>;
export type ToolTerminal = Static<typeof ToolTerminal>;
export type ToolLocation = Static<typeof ToolLocation>;
