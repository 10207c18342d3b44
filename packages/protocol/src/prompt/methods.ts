import { Type } from "typebox";
import { method } from "../contract/definitions.ts";
import { Count, Id, listOf, oneOf } from "../contract/fields.ts";
import { DraftStamp } from "../draft/draft.ts";
import { PromptContent } from "../message/content.ts";
import { SharedSession } from "../session/shared-session.ts";

export const promptMethods = {
	"prompt.send": method(
		"Runs a prompt, or queues it behind the running one. The client generates the message id; sending it twice runs it once. " +
			"With the stamp of its draft, that draft is cleared everywhere, and earlier writes of its writer cannot restore it.",
		Type.Object({
			sessionId: Id,
			messageId: Id,
			content: listOf(PromptContent),
			draft: Type.Optional(DraftStamp),
		}),
		Type.Object({ status: oneOf("accepted", "duplicate"), queued: Count }),
	),
	"prompt.remove": method(
		"Withdraws a prompt that has not been sent to the agent yet.",
		Type.Object({ sessionId: Id, messageId: Id }),
		Type.Object({}),
	),
	"prompt.edit": method(
		"Changes a prompt that has not been sent to the agent yet. It keeps its place in the queue.",
		Type.Object({ sessionId: Id, messageId: Id, content: listOf(PromptContent) }),
		Type.Object({}),
	),
	"prompt.move": method(
		"Moves a queued prompt before another one, or to the end.",
		Type.Object({ sessionId: Id, messageId: Id, before: Type.Optional(Id) }),
		Type.Object({}),
	),
	"prompt.sendNow": method(
		"Runs a queued prompt next and stops the current turn for it. The others keep their order and are not paused.",
		Type.Object({ sessionId: Id, messageId: Id }),
		Type.Object({ stopped: Type.Boolean() }),
	),
	"prompt.resume": method(
		"Runs the prompts that were paused when the turn before them was stopped or failed.",
		Type.Object({ sessionId: Id }),
		Type.Object({}),
	),
	"prompt.stop": method(
		"Stops the current turn: asks the agent to cancel, withdraws pending permission requests and pauses the queue. " +
			"With `force`, for an agent that does not react, closes its session; if the agent does not answer that either, ends its process. " +
			"If other sessions share the process, the answer lists them instead, unless `others` names all of them: the user must know. " +
			"With `turn`, stops only that turn and none that began after it.",
		Type.Object({
			sessionId: Id,
			turn: Type.Optional(Count),
			force: Type.Optional(Type.Boolean()),
			others: Type.Optional(listOf(Id)),
		}),
		Type.Object({ stopped: Type.Boolean(), others: Type.Optional(listOf(SharedSession)) }),
	),
};
