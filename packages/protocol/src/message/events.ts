import { Type } from "typebox";
import { event } from "../contract/definitions.ts";
import { Count, Id, oneOf } from "../contract/fields.ts";
import { FoldOrigin } from "../log/fold-origin.ts";
import { AgentContent } from "./content.ts";

/** What text is for: the answer itself, or the reasoning that led to it. */
export const TextKind = oneOf("answer", "thought");

export const messageEvents = {
	text: event(
		"Text of a block, addressed by offset. Live it is a delta; coalesced or folded it stands for several deltas. " +
			"`replace` says that the text is the whole block.",
		Type.Object({
			messageId: Id,
			blockId: Id,
			kind: TextKind,
			offset: Count,
			text: Type.String(),
			...FoldOrigin,
			replace: Type.Optional(Type.Boolean()),
		}),
	),
	content: event(
		"A block of a message that is not text.",
		Type.Object({ messageId: Id, blockId: Id, content: AgentContent, at: FoldOrigin.at }),
	),
};
