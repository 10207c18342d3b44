import { Type } from "typebox";
import { method } from "../contract/definitions.ts";
import { Id, listOf, oneOf } from "../contract/fields.ts";
import { Attachment } from "../message/attachment.ts";
import { Draft, DraftStamp } from "./draft.ts";

const answer = Type.Object({ draft: Draft });

export const draftMethods = {
	"draft.get": method(
		"The draft of a session. Clients that have the session open receive changes by the topic `draft`.",
		Type.Object({ sessionId: Id }),
		answer,
	),
	"draft.put": method(
		"Stores a view's text as the draft. If another view has changed the draft since the revision this text was based on, the draft " +
			"stays and this text is set aside, one per writer. `late`: the same writer has already written something newer or sent the prompt.",
		Type.Object({
			sessionId: Id,
			text: Type.String(),
			attachments: Type.Optional(listOf(Attachment)),
			stamp: DraftStamp,
		}),
		Type.Object({ status: oneOf("kept", "setAside", "late"), draft: Draft }),
	),
	"draft.use": method(
		"Makes a text that was set aside the draft, and sets the current draft aside.",
		Type.Object({ sessionId: Id, asideId: Id }),
		answer,
	),
	"draft.discard": method(
		"Drops a text that was set aside.",
		Type.Object({ sessionId: Id, asideId: Id }),
		answer,
	),
};
