/** What agents ask the person, and how it was answered. */
export const question = {
	"question.asks": "{agent} asks",
	"question.sends": "{agent} asks you to visit a page",
	"question.submit": "Submit",
	"question.decline": "Decline",
	"question.dismiss": "Dismiss",
	"question.unknownMode": "Parley cannot show this kind of question ({mode}). You can decline it.",
	"question.unfillable": "This form needs a field that Parley cannot show. You can decline it.",
	"question.unknownFieldShown": "Parley cannot show this field ({kind}), so it stays empty.",
	"question.required": "required",
	"question.noAnswer": "No answer",
	"question.noChoice": "Choose…",
	"question.secret": "Sent to {agent} only. It is not saved in the chat.",
	"question.reveal": "Show what you typed",
	"question.telling": "Telling {agent}…",
	"question.problems": {
		one: "{count} field needs your attention.",
		other: "{count} fields need your attention.",
	},
} as const;
