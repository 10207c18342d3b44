/** Unsent texts. */
export const draft = {
	"draft.setAsideHere": "Set aside here:",
	"draft.other": "Another window has a different draft:",
	"draft.use": "Use it",
	"draft.notUsed": "Not changed: {reason}",
	"draft.discard": "Discard",
	"draft.notDiscarded": "Not discarded: {reason}",
	"draft.tooManyAside": {
		one: "{count} draft is set aside, the most that are kept: the next one replaces it.",
		other: "{count} drafts are set aside, the most that are kept: the next one replaces the oldest.",
	},
	"draft.tooLong":
		"Longer than the {limit} characters of a draft that Parley keeps. All of it is kept in this window alone.",
	"draft.notKept": "Parley does not keep it: {reason}",
	"draft.wouldBeLost": "What is in the message box would be lost. {reason}",
	"draft.offline": "There is no connection to Parley.",
} as const;
