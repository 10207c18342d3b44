import { Type } from "typebox";
import { logEvent } from "../contract/definitions.ts";
import { Count, Id, oneOf } from "../contract/fields.ts";
import { FoldOrigin } from "../log/fold-origin.ts";
import { AgentContent } from "./content.ts";

/** The role of a text: the answer itself, or the reasoning that led to it. */
export const TextKind = oneOf("answer", "thought");

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
			...FoldOrigin,
			replace: Type.Optional(Type.Boolean()),
		}),
		{ head: "none", turn: "item", folds: true, synced: false, turningPoint: false, blobs: false },
	),
	content: logEvent(
		"A block of a message that is not text.",
		Type.Object({ messageId: Id, blockId: Id, content: AgentContent, at: FoldOrigin.at }),
		{ head: "none", turn: "item", folds: false, synced: false, turningPoint: false, blobs: true },
	),
};
