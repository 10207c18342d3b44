import type { UnansweredError } from "@parley/jsonrpc/errors";
import { sizeWording } from "@parley/words/size-wording";
import { WordedError } from "@parley/words/worded-error";
import { type Wording, wording } from "@parley/words/wording";

/** A request to the agent got no answer, for a reason of the connection. */
export class AgentUnansweredError extends WordedError {
	override readonly name = "AgentUnansweredError";

	constructor(cause: UnansweredError) {
		super(wordUnanswered(cause), { cause });
	}
}

/** What a person is told about it. */
export const wordUnanswered = (error: UnansweredError): Wording => {
	switch (error.name) {
		case "ConnectionClosedError":
			return wording("agentWire.closed");
		case "NotReadingError":
			return wording("agentWire.notReading", { size: sizeWording(error.waitingBytes) });
		case "AnswerTooLongError":
			return wording("agentWire.answerTooLong", {
				method: error.method,
				size: sizeWording(error.bytes, "up"),
			});
		case "MessageTooLargeError":
			return wording("agentWire.messageTooLarge", {
				size: sizeWording(error.bytes, "up"),
				limit: sizeWording(error.limit),
			});
		case "RepeatedIdError":
			// An id is no amount: its digits are not grouped.
			return wording("agentWire.repeatedId", { method: error.method, id: String(error.id) });
	}
};
