/** Requests between a view and the hub, of any kind. */
export const request = {
	"request.noAnswer": "{method} got no answer: {reason}",
	"request.notDone": "{method} failed: {reason}",
	"request.notSent": "{method} could not be sent.",
	"request.notSentClosed": "{method} was not sent: the connection is closed.",
	"request.notSentWhile": "{method} was not sent: {state}",
	"request.timedOut": "There was no answer within {seconds} s.",
	"request.answerUnreadable": "The answer to {method} cannot be read: {problem}.",
	"request.answerMisfits": "The answer to {method} does not match the protocol: {problem}.",
	"request.ownAnswerMisfits": "Parley's answer to {method} does not match the protocol: {problem}.",
	"request.badParameters": "The parameters of {method} are wrong: {problem}.",
	"request.badMessage": "The message is malformed: {problem}.",
	"request.unknownMethod": "There is no method {method}.",
	"request.notForTabs": "A tab may not call {method}.",
	"request.notForViews": "A view may not call {method}.",
	"request.hostOnly": "Only an editor on this machine may do this.",
	"request.failedInside": "{method} failed inside Parley. The log says why.",
	"request.versionMismatch":
		"Parley speaks protocol version {supported}; the client sent {sent}. Update the older of the two.",
	"request.cancelled": "Cancelled.",
} as const;
