import { Type } from "typebox";
import { method } from "../contract/definitions.ts";
import { Count, Id, listOf, oneOf } from "../contract/fields.ts";
import { PromptContent } from "../message/content.ts";

export const promptMethods = {
	"prompt.send": method(
		"Runs a prompt, or queues it behind the one under way. The client makes the message id; sending it twice runs it once.",
		Type.Object({ sessionId: Id, messageId: Id, content: listOf(PromptContent) }),
		Type.Object({ status: oneOf("accepted", "duplicate"), queued: Count }),
	),
	"prompt.remove": method(
		"Takes back a prompt that has not been sent to the agent yet.",
		Type.Object({ sessionId: Id, messageId: Id }),
		Type.Object({}),
	),
	"prompt.stop": method(
		"Stops the turn under way: the agent is told to cancel and pending permission requests are withdrawn.",
		Type.Object({ sessionId: Id }),
		Type.Object({ stopped: Type.Boolean() }),
	),
};
