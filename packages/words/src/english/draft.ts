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
	"draft.tooLong": "Drafts are saved up to {limit} characters. The full text is kept only in this window.",
	"draft.notKept": "The draft could not be saved: {reason}",
	"draft.wouldBeLost": "Your unsent text would be lost. {reason}",
	"draft.offline": "There is no connection to Parley.",
} as const;
