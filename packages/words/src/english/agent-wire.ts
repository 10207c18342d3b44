/** Why a request to an agent got no answer. */
export const agentWire = {
	"agentWire.closed": "The connection to the agent is closed. Restart the agent to go on.",
	"agentWire.notReading":
		"The agent has left {size} unread, so Parley sends it nothing more. Restart the agent if it does not recover.",
	"agentWire.answerTooLong":
		"The agent answered {method} with {size}, more than Parley reads, so the answer was dropped. Ask for less at once.",
	"agentWire.messageTooLarge": "The message is {size}; an agent accepts at most {limit} at once. Shorten it.",
	"agentWire.repeatedId":
		"Parley did not send {method}: its id {id} belongs to another request. Try again, and report this as a bug.",
	"agentWire.refused": "{agent} refused {method}: {reason}",
	"agentWire.timedOut":
		"{agent} did not answer {method} within {seconds} seconds. Try again, or restart the agent.",
	"agentWire.cancelled": "{method} was cancelled before {agent} answered.",
} as const;
