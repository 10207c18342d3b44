/** Requests between a view and the hub, of any kind. Whoever shows one of these says what the person did; only mistakes of programs name the method. */
export const request = {
	"request.noAnswer": "Parley gave no answer: {reason}",
	"request.notDone": "This failed: {reason}",
	"request.notSent": "This could not be sent.",
	"request.notSentClosed": "The connection is closed.",
	"request.notSentWhile": "No connection: {state}",
	"request.timedOut": "There was no answer within {seconds} s.",
	"request.answerUnreadable": "Parley's answer cannot be read: {problem}.",
	"request.answerMisfits": "Parley's answer does not match the protocol: {problem}.",
	"request.ownAnswerMisfits": "Parley's own answer does not match the protocol: {problem}.",
	"request.badParameters": "The parameters of {method} are wrong: {problem}.",
	"request.badMessage": "The message is malformed: {problem}.",
	"request.unknownMethod": "There is no method {method}.",
	"request.notForTabs": "A tab may not call {method}.",
	"request.notForViews": "A view may not call {method}.",
	"request.hostOnly": "Only an editor on this machine may do this.",
	"request.failedInside": "This failed inside Parley. The log says why.",
	"request.versionMismatch":
		"Parley speaks protocol version {supported}; the client sent {sent}. Update the older of the two.",
	"request.cancelled": "Cancelled.",
} as const;
