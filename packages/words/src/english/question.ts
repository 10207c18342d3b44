/** What agents ask the person, and how it was answered. */
export const question = {
	"question.waiting": "Questions waiting for your answer",
	"question.open": "Open {host}",
	"question.openAgain": "Open {host} again",
	"question.leadsTo": "The page is at",
	"question.openingRisk":
		"Parley opens it only when you press the button. Enter secrets only if you trust this host.",
	"question.unsafeAddress":
		"Parley does not open this address: only plain http and https pages. You can decline.",
	"question.notAnswered": "The answer did not get through: {reason}",
	"question.answeredElsewhere": "This was already answered elsewhere.",
	"question.noConnection":
		"There is no connection. What you entered is kept; try again once Parley is connected.",
	"question.yes": "yes",
	"question.no": "no",
	"question.hidden": "(not saved)",
	"question.recordAnswered": "Answered · {message}",
	"question.recordOpened": "Opened {host} · {message}",
	"question.recordVisited": "Done at {host} · {message}",
	"question.recordDeclined": "Declined · {message}",
	"question.recordDismissed": "Dismissed · {message}",
	"question.recordWithdrawn": "Withdrawn · {message}",
	"question.recordLapsed": "Lapsed ({reason}) · {message}",
	"question.recordWaiting": "Waiting for your answer · {message}",
	"question.untitled": "a question",
} as const;
