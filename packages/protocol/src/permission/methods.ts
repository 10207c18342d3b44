import { Type } from "typebox";
import { method } from "../contract/definitions.ts";
import { Id, listOf } from "../contract/fields.ts";
import { PromptContent } from "../message/content.ts";

export const permissionMethods = {
	"permission.answer": method(
		"Chooses an option of a pending request. The first answer counts; a later one gets `conflict`. A rejection may have a comment: it " +
			"becomes the next prompt, however the turn ends.",
		Type.Object({
			sessionId: Id,
			requestId: Id,
			optionId: Id,
			comment: Type.Optional(Type.Object({ messageId: Id, content: listOf(PromptContent) })),
		}),
		Type.Object({}),
	),
};
