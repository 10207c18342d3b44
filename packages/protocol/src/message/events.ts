import { type Static, Type } from "typebox";
import { logEvent } from "../contract/definitions.ts";
import { Count, Id, OpenObject, oneOf } from "../contract/fields.ts";
import { FoldOrigin } from "../log/fold-origin.ts";
import { AgentContent } from "./content.ts";

/**
 * The role of a text: the answer itself, the reasoning that led to it, or a message that the agent added in the user's name. A `summary`
 * belongs to the activity that its `messageId` names, an `output` to that tool call. A `letter` passed between agent sessions.
 */
export const TextKind = oneOf("answer", "thought", "user", "summary", "output", "letter");

export type TextKind = Static<typeof TextKind>;

export const messageEvents = {
	text: logEvent(
		"Text of a block, addressed by offset. A live event is a delta; a coalesced or folded one stands for several. " +
			"`replace` means that the text is the whole block.",
		Type.Object({
			messageId: Id,
			blockId: Id,
			kind: TextKind,
			offset: Count,
			text: Type.String(),
			/** What the agent added for programs: its `_meta`, and the content's `annotations`. Later fields are added to earlier ones. */
			meta: Type.Optional(OpenObject),
			...FoldOrigin,
			replace: Type.Optional(Type.Boolean()),
		}),
		{ head: "none", turn: "item", folds: true, synced: false, turningPoint: false, blobs: false },
	),
	content: logEvent(
		"A block of a message that is not text.",
		Type.Object({
			messageId: Id,
			blockId: Id,
			content: AgentContent,
			meta: Type.Optional(OpenObject),
			at: FoldOrigin.at,
		}),
		{ head: "none", turn: "item", folds: false, synced: false, turningPoint: false, blobs: true },
	),
};
