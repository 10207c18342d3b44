import { Type } from "typebox";
import { method } from "../contract/definitions.ts";
import { Id, listOf, oneOf } from "../contract/fields.ts";
import { Attachment } from "../message/attachment.ts";
import { Draft, DraftStamp } from "./draft.ts";

const answer = Type.Object({ draft: Draft });

export const draftMethods = {
	"draft.get": method(
		"What was written for a session and not sent. Changes follow by the topic `draft` to clients that have the session open.",
		Type.Object({ sessionId: Id }),
		answer,
	),
	"draft.put": method(
		"Keeps what a view has written so far. If another view changed the draft after the revision this text grew out of, the draft " +
			"stays and this text is set aside, one per writer. `late`: the same writer has said something newer, or has sent it.",
		Type.Object({
			sessionId: Id,
			text: Type.String(),
			attachments: Type.Optional(listOf(Attachment)),
			stamp: DraftStamp,
		}),
		Type.Object({ status: oneOf("kept", "setAside", "late"), draft: Draft }),
	),
	"draft.use": method(
		"Makes a text that was set aside the draft. The one before it is set aside in turn.",
		Type.Object({ sessionId: Id, asideId: Id }),
		answer,
	),
	"draft.discard": method(
		"Drops a text that was set aside.",
		Type.Object({ sessionId: Id, asideId: Id }),
		answer,
	),
};
