import { Type } from "typebox";
import { method } from "../contract/definitions.ts";
import { Count, Id, listOf, oneOf } from "../contract/fields.ts";
import { DraftStamp } from "../draft/draft.ts";
import { PromptContent } from "../message/content.ts";

/** A session that has its agent on the same process as another one. */
const SharedSession = Type.Object({ sessionId: Id, title: Type.String(), running: Type.Boolean() });

export const promptMethods = {
	"prompt.send": method(
		"Runs a prompt, or queues it behind the one under way. The client makes the message id; sending it twice runs it once. " +
			"With the stamp of the draft it was, that draft is cleared everywhere, and what its writer said before cannot bring it back.",
		Type.Object({
			sessionId: Id,
			messageId: Id,
			content: listOf(PromptContent),
			draft: Type.Optional(DraftStamp),
		}),
		Type.Object({ status: oneOf("accepted", "duplicate"), queued: Count }),
	),
	"prompt.remove": method(
		"Takes back a prompt that has not been sent to the agent yet.",
		Type.Object({ sessionId: Id, messageId: Id }),
		Type.Object({}),
	),
	"prompt.edit": method(
		"Changes a prompt that has not been sent to the agent yet. It keeps its place in the queue.",
		Type.Object({ sessionId: Id, messageId: Id, content: listOf(PromptContent) }),
		Type.Object({}),
	),
	"prompt.move": method(
		"Gives a queued prompt another place: before another one, or at the end.",
		Type.Object({ sessionId: Id, messageId: Id, before: Type.Optional(Id) }),
		Type.Object({}),
	),
	"prompt.sendNow": method(
		"Runs a queued prompt next and stops the turn under way for it. The others keep their order and are not held.",
		Type.Object({ sessionId: Id, messageId: Id }),
		Type.Object({ stopped: Type.Boolean() }),
	),
	"prompt.resume": method(
		"Runs the prompts that were paused when the turn before them was stopped or failed.",
		Type.Object({ sessionId: Id }),
		Type.Object({}),
	),
	"prompt.stop": method(
		"Stops the turn under way: the agent is told to cancel, pending permission requests are withdrawn, the queue is held. " +
			"With `force`, for an agent that does not listen, its session is closed; if it does not answer to that either, its process is " +
			"ended. Other sessions on that process are answered instead, unless `others` names all of them: the person is to know. " +
			"With `turn`, only that one is stopped, and none that began after it.",
		Type.Object({
			sessionId: Id,
			turn: Type.Optional(Count),
			force: Type.Optional(Type.Boolean()),
			others: Type.Optional(listOf(Id)),
		}),
		Type.Object({ stopped: Type.Boolean(), others: Type.Optional(listOf(SharedSession)) }),
	),
};
